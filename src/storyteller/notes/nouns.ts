import type { BindKind } from '../tales/schema.ts';

/** Nouns of what children make, find and are, in eight languages, by what they can be in a story. */

const words = (list: string): string[] => list.trim().split(/\s*,\s*|\s*\n\s*/);

/** In English first, then German, French, Spanish, Italian, Portuguese, Dutch, Polish, Turkish. */
const table: Record<Exclude<BindKind, 'somebody'>, string> = {
  crossing: `bridge, drawbridge, rope bridge, path, pathway, footpath, road, track, trail, street, stairs, stairway, staircase, steps, step, ladder, rope ladder,
    ramp, tunnel, slide, stepping stone, plank, gangway, gangplank, gate, gateway, door, doorway, portal, archway, arch, passage, corridor, way, jetty, pier, railway,
    zipline, zip line, marble run, domino run, ball run, tightrope, balance beam, stile, rope swing, slackline, causeway, footbridge, underpass, monorail, flyover, bypass, drain pipe, chute, hatch, beanstalk, climbing wall, obstacle course, maze, labyrinth, lift, elevator, escalator, walkway, crossing, alley, canal, trapdoor
    brücke, weg, straße, treppe, leiter, rampe, rutsche, tor, tür, pont, chemin, escalier, échelle, toboggan, porte, puente, camino, escalera, túnel, puerta, rampa,
    ponte, strada, scala, galleria, scivolo, porta, caminho, escada, escorrega, brug, pad, trap, poort, deur, glijbaan, most, droga, schody, drabina, zjeżdżalnia, drzwi,
    köprü, yol, merdiven, tünel, kapı, kaydırak`,
  shelter: `house, hut, tent, den, fort, fortress, castle, cave, shelter, nest, camp, campsite, tower, palace, hideout, home, roof, wall, base, headquarters, hq, bed, stable,
    shop, cabin, cottage, treehouse, tree house, tepee, teepee, tipi, wigwam, igloo, barn, garage, hangar, harbour, harbor, harbour wall, dock, lighthouse, mill, windmill, school, hospital,
    restaurant, cafe, café, kitchen, bakery, museum, zoo, farm, garden, church, temple, pyramid, dungeon, prison, jail, cage, kennel, burrow, lair, snow fort, sandcastle, village, town, city,
    station, space station, observatory, laboratory, lab, workshop, library, theatre, theater, stage, circus, bunker, hotel, inn, throne, throne room, moat, dam, island, planet, kingdom,
    manor, mansion, barracks, outpost, watchtower, stronghold, tomb, crypt, vault, hive, beehive, corral, paddock, marquee, pavilion, gazebo, kiosk, booth, ticket office, bank, clinic, surgery, cinema, planetarium, summerhouse, lodge, chalet, houseboat, command centre, control centre, mission control, control room, maze house, sanctuary, cat bed, dog bed, bird box, birdhouse, bird house, bug hotel, fairy house, fairy garden, cocoon, web, spider web, cobweb, orchard, greenhouse,
    doghouse, dollhouse, playhouse, pillow fort, hammock, runway, fence, washing line fence, airport, harbor wall, aquarium, spa, salon, hair salon, post office, temple, shrine, treasure cave, base camp, hidey hole, hidey-hole, hiding place, arena, stadium, racetrack, race track, campfire, swimming pool, lagoon, room, land, country, jungle, forest, world, moon base, bus stop, market, market stall, stall, shed, wardrobe, cubby, cubbyhouse
    haus, hütte, zelt, burg, schloss, höhle, nest, turm, bude, lager, stall, laden, maison, cabane, tente, château, grotte, tour, nid, cachette, casa, cabaña, tienda, castillo, cueva, torre, nido,
    refugio, capanna, tenda, castello, grotta, rifugio, cabana, castelo, caverna, gruta, ninho, huis, hut, kasteel, grot, toren, tent, fort, dom, domek, namiot, zamek, jaskinia, wieża, baza, gniazdo,
    ev, kulübe, çadır, kale, mağara, kule, yuva, sığınak`,
  vehicle: `ship, pirate ship, boat, rocket, rocket ship, car, train, plane, aeroplane, airplane, spaceship, starship, submarine, bus, cart, sledge, sled, sleigh, machine, time machine, balloon,
    hot air balloon, truck, lorry, van, carriage, broom, broomstick, bike, bicycle, tricycle, scooter, skateboard, raft, canoe, kayak, yacht, dinghy, ferry, helicopter, jet, glider, ufo, flying saucer,
    speedboat, rowing boat, cruise ship, longship, jetpack, jet pack, space shuttle, hoverboard, snowmobile, bulldozer, crane, monster truck, campervan, camper van, caravan, minibus, ice cream van, ice cream truck, limo, limousine, unicycle, go kart, go-kart, kart, cab, ark, tardis, hang glider, steamboat, tugboat, tug, bobsleigh, zeppelin,
    flying carpet, magic carpet, tractor, digger, excavator, tank, taxi, ambulance, fire engine, fire truck, police car, racing car, race car, motorbike, motorcycle, wagon, chariot, trolley, wheelbarrow, pram,
    buggy, tram, locomotive, steam train, cable car, hovercraft, rover, moon buggy, capsule, pod, escape pod, surfboard, paper boat, galleon, catamaran, sailboat, lifeboat, gondola, airship
    schiff, boot, rakete, auto, zug, flugzeug, raumschiff, floß, bateau, fusée, voiture, avion, vaisseau, radeau, sous-marin, barco, cohete, coche, tren, avión, nave, balsa, barca, razzo, macchina,
    treno, aereo, astronave, foguete, carro, comboio, trem, avião, nau, jangada, boot, raket, trein, vliegtuig, ruimteschip, vlot, schip, statek, łódź, łódka, rakieta, samochód, pociąg, samolot, tratwa,
    gemi, tekne, roket, araba, tren, uçak, sal, uzay gemisi`,
  creature: `dragon, monster, cat, kitten, dog, puppy, bear, polar bear, lion, lioness, tiger, leopard, cheetah, panther, jaguar, bird, fish, goldfish, whale, horse, pony, sea horse, seahorse, unicorn, pegasus, dinosaur, dino, t rex, t-rex, trex, tyrannosaurus, velociraptor,
    raptor, triceratops, stegosaurus, diplodocus, pterodactyl, brachiosaurus, mouse, rat, rabbit, bunny, hare, hamster, guinea pig, gerbil, snake, python, robot, baddie, villain, princess, detective, battle-robot, ghost, fairy, pixie, elf, gnome, goblin, troll, ogre, giant, dwarf,
    alien, octopus, squid, crab, lobster, shrimp, parrot, parakeet, budgie, owl, eagle, hawk, falcon, crow, raven, magpie, robin, seagull, gull, pigeon, chicken, hen, rooster, cockerel, duck, duckling, goose, swan, peacock, turkey, flamingo, wolf, fox, frog, toad,
    spider, teddy, teddy bear, doll, snail, slug, worm, bug, beetle, ladybird, ladybug, butterfly, moth, caterpillar, bee, bumblebee, ant, wasp, dragonfly, baby, creature, animal, beast, shark, dolphin, seal, sea lion, walrus, otter, beaver, turtle, tortoise, penguin,
    monkey, gorilla, chimp, ape, elephant, mammoth, giraffe, zebra, hippo, rhino, camel, llama, alpaca, donkey, cow, calf, bull, pig, piglet, sheep, lamb, goat, deer, reindeer, moose, squirrel, chipmunk, hedgehog, badger, mole, bat, raccoon, skunk, panda, koala, kangaroo, sloth,
    crocodile, alligator, lizard, gecko, chameleon, iguana, newt, mermaid, merman, yeti, bigfoot, kraken, griffin, phoenix, sea monster, sea serpent, jellyfish, starfish, vampire, werewolf, zombie, skeleton, mummy, snowman, scarecrow, puppet, statue, kitty, chick, foal, cub, pet,
    leprechaun, cyclops, minotaur, centaur, sphinx, genie, imp, gremlin, sprite, gargoyle, golem, ghoul, wyvern, hydra, serpent, dodo, narwhal, axolotl, orca, meerkat, lemur, armadillo, platypus, ostrich, emu, toucan, puffin, pelican, stork, heron, vulture, ferret, weasel, stoat, capybara, antelope, gazelle, buffalo, bison, yak, mule, tadpole, eel, stingray, pufferfish, clownfish, swordfish, clam, scorpion, grasshopper, centipede, millipede, woodlouse, tarantula, cobra, anaconda, clown, minion, superhero, spirit, polar bear cub, tooth fairy, snow queen, ice queen, sea lion, mammoth, stegosaur, ankylosaurus, spinosaurus, firefly, glow worm, seahorse, hermit crab, salmon, wildebeest, warthog, wombat, tasmanian devil,
    baby dragon, baby penguin, insect, pirate, knight, king, queen, prince, princess, witch, wizard, ninja, captain, guard, prisoner, baby dino
    drache, drachen, hund, katze, pferd, einhorn, bär, löwe, hase, vogel, fisch, hexe, riese, chien, chat, cheval, licorne, ours, loup, lapin, oiseau, poisson, souris, dinosaure, sorcière, sirène, dragón, perro, gato, caballo, unicornio, oso, lobo, conejo,
    pájaro, pez, ratón, dinosaurio, bruja, sirena, drago, cane, gatto, cavallo, orso, lupo, coniglio, uccello, pesce, topo, strega, dragão, cão, cachorro, cavalo, unicórnio, urso, coelho, pássaro, peixe, rato, bruxa, sereia, draak, hond, kat, paard, eenhoorn, beer, leeuw,
    konijn, vogel, vis, muis, heks, zeemeermin, smok, pies, kot, koń, jednorożec, miś, niedźwiedź, wilk, królik, ptak, ryba, mysz, ejderha, köpek, kedi, at, aslan, ayı, kurt, tavşan, kuş, balık, fare, cadı, deniz kızı`,
  thing: `note, fairy note, welly, wellie, slipper, jumper, cardigan, hoodie, hairband, hairclip, bobble, mitten, rattle, tambourine, maraca, xylophone, walkie talkie, cauldron, quill, scroll, hourglass, lasso, megaphone, microphone, laser, lightsaber, crossbow, slingshot, boomerang, frisbee, yo-yo, dice, domino, sticker, stamp, envelope, parcel, package, present, gift, bow tie, apron, tea towel, whisk, ladle, spatula, colander, sieve, rolling pin, tray, jug, magnet, battery, screwdriver, hammer, spanner, cog, gear, spring, watering can, flowerpot, plant pot, rake, horseshoe, snowflake, icicle, magic bean, bean, pumpkin, carrot, apple, banana, potato, onion, sandwich, sausage, bread roll, daisy chain, daisy, dandelion, rose, clover, four leaf clover, twig, log, fern, worm hole, meteor, meteorite, asteroid, comet, fossil, tooth, claw, antler, horn, hoof, footprint, paw print, pawprint, track, trail, treasure map, sundial, weather vane, windsock, windmill, pinwheel, sprinkler, nest egg, sheet, tablecloth, curtain, tent peg, pennant, sash, lei, tutu, gown, robe, visor, eye patch, eyepatch, hook, cutlass, dagger sheath, quiver, crystal ball, orb, amulet, pendant, brooch, talisman, relic, idol, statue, trophy cabinet, spell book, spellbook, diary, passport, postcard, recipe book, comic, calendar, coupon, bill, receipt, shopping list, secret door, tiddlywink, jigsaw, jigsaw piece, jenga, kaleidoscope, snow globe, music box, wind chime, doorbell, padlock, chain, rope, hoop, hula hoop, skipping rope, bat, racket, goal, goalpost, hurdle, cone, parachute, beanbag, bean bag, pompom, streamer, confetti, lollipop, gingerbread man,
    handshake, secret handshake, tiara, sceptre, scepter, locket, parachute, drum kit, poem, invitation, list, badge, cocoon, egg shell, eggshell, saddle, leash, bandage, crown, hat, pirate hat, cape, cloak, mask, shield, wand, magic wand, flag, map, treasure map, treasure, treasure chest, chest, box, key, coin, gold coin, gem, jewel, diamond, ruby, crystal, stone, magic stone, pebble, rock, shell, seashell, feather,
    stick, leaf, acorn, conker, pinecone, pine cone, flower, mushroom, berry, nut, seed, egg, dragon egg, dino egg, bone, fossil, button, marble, ball, tennis ball, spoon, wooden spoon, teaspoon, fork, cup, mug, plate, bowl, pot, saucepan, teapot, bottle, jar, lid, torch, flashlight, lantern, lamp, candle,
    telescope, binoculars, compass, magnifying glass, spyglass, whistle, bell, drum, trumpet, horn, guitar, flute, harp, book, spell book, letter, message, note, clue, puzzle piece, ticket, card, photo, picture, painting, sign, poster, banner, kite, rope, string, ribbon, scarf, glove, sock, shoe, boot,
    necklace, bracelet, ring, earring, badge, medal, trophy, cup, potion, spell, magic potion, cake, pie, soup, biscuit, cookie, pizza, trap, dinosaur trap, catapult, cannon, oar, paddle, sail, anchor, net, fishing rod, fishing net, bucket, spade, shovel, pillow, cushion, blanket, basket, bag, backpack, sack, suitcase, umbrella, toy, doll's house, brick, block,
    lego, puzzle, game, engine, motor, computer, control panel, steering wheel, wheel, periscope, radio, phone, camera, clock, watch, mirror, bow, sword, helmet, armour, armor, costume, dress, wings, tail, wig, moustache, beard, glasses, goggles, walking stick, staff, chair, table, swing, seesaw, fountain, statue, well, snowball, bunting, decoration, garland, menu, recipe, newspaper, volcano, mountain, hill, river, lake, sea,
    pond, waterfall, star, moon, sun, cloud, rainbow, tree, bush, wooden sword, secret code, code, dance, song, password, invention, device, gadget, instrument, teleporter, battle, feast, picnic, party, parade, tournament, race, runes, rubber duck, duck, necktie, washing line, skeleton key, dam, gun-free, crowns, tower of blocks
    krone, hut, karte, schatz, schlüssel, stein, muschel, feder, stock, blatt, knopf, ball, löffel, kiste, fahne, schild, stab, zauberstab, maske, couronne, chapeau, carte, trésor, clé, pierre, coquillage, plume, bâton, feuille, bouton, balle, cuillère, boîte, drapeau, épée, baguette, masque, corona, sombrero, mapa, tesoro, llave, piedra,
    concha, pluma, palo, hoja, botón, pelota, cuchara, caja, bandera, varita, máscara, corona, cappello, mappa, tesoro, chiave, pietra, conchiglia, piuma, bastone, foglia, bottone, palla, cucchiaio, scatola, bandiera, bacchetta, maschera, coroa, chapéu, mapa, tesouro, chave, pedra, concha, pena, pau, folha, botão, bola, colher, caixa, bandeira, varinha,
    máscara, kroon, hoed, kaart, schat, sleutel, steen, schelp, veer, stok, blad, knoop, bal, lepel, doos, vlag, toverstaf, masker, korona, kapelusz, mapa, skarb, klucz, kamień, muszla, pióro, patyk, liść, guzik, piłka, łyżka, pudełko, flaga, różdżka, maska, taç, şapka, harita, hazine, anahtar, taş, kabuk, tüy, sopa, yaprak, düğme, top, kaşık, kutu, bayrak, asa, maske`,
};

const order = ['crossing', 'shelter', 'vehicle', 'creature', 'thing'] as const;

const kindByNoun: ReadonlyMap<string, BindKind> = new Map(
  [...order].reverse().flatMap((kind) => words(table[kind]).map((noun): [string, BindKind] => [noun, kind])),
);

/** The singular of an English noun, as well as spelling tells it. */
export function singular(word: string): string {
  if (/(?:ss|us|is|os)$/.test(word) || word.length < 4) return word;
  if (word.endsWith('ves')) return word.replace(/ves$/, /(?:wol|lea|shel|cal|el|thie)ves$/.test(word) ? 'f' : 've');
  if (/(?:[^aeiou])ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(?:sh|ch|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}

const manyWithoutS = /^(?:mice|geese|teeth|feet|sheep|people|children|men|women|oxen|dice)$/;
const oneWithS = /^(?:glasses|goggles|binoculars|trousers|scissors|stairs|steps|headquarters|wings)$/;

/** Whether a noun stands for several. */
export function isPlural(noun: string): boolean {
  const head = noun.toLowerCase().split(/\s+/).at(-1) ?? '';
  if (manyWithoutS.test(head) || oneWithS.test(head)) return true;
  return kindByNoun.get(head) === undefined && singular(head) !== head;
}

/** What a noun is in a story: by the longest known ending of the words; null when nothing of it is known. */
export function kindOfNoun(phrase: string): BindKind | null {
  const list = phrase.toLowerCase().split(/\s+/);
  for (let from = 0; from < list.length; from += 1) {
    const tail = list.slice(from);
    const last = tail.at(-1) ?? '';
    const known = kindByNoun.get(tail.join(' ')) ?? kindByNoun.get([...tail.slice(0, -1), singular(last)].join(' '));
    if (known !== undefined) return known;
  }
  return null;
}
