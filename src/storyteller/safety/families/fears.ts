import { keys, type WordFamily, words } from './family.ts';

/** What children may be afraid of. */
export const fears: readonly WordFamily[] = [
  {
    id: 'dark',
    keys: keys(
      'dark|night|dunkel|finster|nacht|noir\\b|obscur|\\bnuit|oscur|buio|escur|\\bnoche|\\bnotte|\\bnoite|donker|duister|ciemn|\\bnoc[yaie]?\\b|karanli|\\bgece|shadow|schatten',
    ),
    words: words(
      'dark\\w*|nights?|night[- ]?(?:time|fall|mares?)|midnight|shadows?|shadowy|black|blackness|blackest|gloom\\w*|pitch[- ]black|dusk|dim|dimly|moonless|starless|unlit|lights? (?:off|out|goes out|go out)|nightmares?',
    ),
  },
  {
    id: 'spiders',
    keys: keys('spider|arachno|spinne|araign|aran[ah]|\\bragn|aranha|\\bspin(?:nen)?\\b|pajak|orumcek'),
    words: words('spiders?|spidery|cobwebs?|spider ?webs?|webs?|tarantulas?|daddy[- ]long[- ]legs'),
  },
  {
    id: 'insects',
    keys: keys(
      'insect|bugs?\\b|beetle|\\bants?\\b|wasp|\\bbees?\\b|kafer|insekt|insetti|inseto|insecten|\\bowad|robak|bocek|bienen?\\b|wespen?\\b|abeille|guepe|abeja|avispa|\\bapi\\b|vespe|abelha|bijen|pszczol|\\bari(?:dan|lar)|moths?\\b|motten?',
    ),
    words: words(
      'insects?|bugs?|beetles?|ants?|wasps?|bees?|bumblebees?|hornets?|moths?|flies|cockroach(?:es)?|earwigs?|caterpillars?|centipedes?|mosquito(?:es|s)?|creepy[- ]crawl(?:y|ies)|buzz\\w*|swarms?|ladybirds?|crickets?',
    ),
  },
  {
    id: 'dogs',
    keys: keys('dogs?\\b|hund|chiens?\\b|perros?|cani\\b|cane\\b|cao\\b|caes\\b|cachorr|\\bhond|\\bps(?:a|ow|y|ami)\\b|\\bpies\\b|kopek'),
    words: words(
      'dogs?|doggy|doggies|pupp(?:y|ies)|hounds?|poodles?|terriers?|bulldogs?|sheepdogs?|woof|bark(?:s|ed|ing)?(?! of)|growl\\w*|wolf|wolves',
    ),
  },
  {
    id: 'cats',
    keys: keys('cats?\\b|katzen?\\b|chats?\\b|gatos?\\b|gatt[oi]\\b|katten?\\b|kot(?:a|ow|y)\\b|kedi'),
    words: words('cats?|kittens?|kitty|tom[- ]?cats?|lions?|tigers?|panthers?|claws?'),
  },
  {
    id: 'snakes',
    keys: keys('snake|schlange|serpent|serpiente|culebra|serpent[ei]|cobra|slang(?:en)?\\b|\\bwez|\\bwezy|yilan'),
    words: words('snakes?|serpents?|vipers?|cobras?|pythons?|adders?|slither\\w*|hiss\\w*'),
  },
  {
    id: 'birds',
    keys: keys(
      'birds?\\b|vogel|oiseau|pajaro|\\baves?\\b|uccell|passaro|\\bptak|\\bkus(?:lar|tan)?\\b|pigeon|goose|geese|gulls?\\b|mowe|gans\\b',
    ),
    words: words(
      'birds?|pigeons?|gulls?|seagulls?|crows?|ravens?|owls?|hawks?|eagles?|geese|goose|gander|ducks?|swans?|hens?|cockerels?|parrots?|vultures?|magpies?|jackdaws?|beaks?|flapping',
    ),
  },
  {
    id: 'mice',
    keys: keys('mouse|mice|\\brats?\\b|\\bmause?|ratten?|souris|raton|topi\\b|topo\\b|rato\\b|ratos|muizen|mysz|\\bfare'),
    words: words('mouse|mice|rats?|rodents?'),
  },
  {
    id: 'storms',
    keys: keys(
      'thunder|storm|lightning|gewitter|donner|blitz|sturm|orage|tonnerre|eclair|tormenta|trueno|rayo\\b|relampag|temporal|tuon[oi]|fulmin|trovoada|trova(?:o|oes)|tempesta|onweer|bliksem|\\bburz|grzmot|piorun|firtina|gok ?gurultu|simsek|yildirim',
    ),
    words: words('thunder\\w*|storms?|stormy|lightning|thunderclouds?|tempests?|hurricanes?|tornado(?:es|s)?|gales?|rumbl(?:e|es|ed|ing)'),
  },
  {
    id: 'wind',
    keys: keys('wind\\b|winds\\b|vent\\b|viento|vento\\b|wiatr|ruzgar'),
    words: words('winds?|windy|gusts?|gales?|storms?|stormy'),
  },
  { id: 'clowns', keys: keys('clown|payas|pagliacc|palhac|klaun|palyaco|circus'), words: words('clowns?|circus(?:es)?|jesters?') },
  {
    id: 'masks',
    keys: keys('mask|costume|disguis|verkleid|disfra|mascher|fantasia|kostium|maske|przebra|mascot|father christmas|santa'),
    words: words('masks?|masked|costumes?|disguises?|disguised|dress(?:es|ed)? up'),
  },
  {
    id: 'water',
    keys: keys(
      'water\\b|wasser|\\beau\\b|\\bagua|acqua|woda|wody|\\bsu(?:dan|yu|ya)?\\b|swimming|drown|schwimm|ertrinken|the sea\\b|\\bmeer|\\bmer\\b',
    ),
    words: words(
      'water\\w*|underwater|seas?|seaside|oceans?|lakes?|rivers?|streams?|brooks?|ponds?|pools?|puddles?|floods?|flooded|drown\\w*|swim(?:s|ming)?|swam|div(?:e|es|ed|ing)|sink(?:s|ing)?|sank|splash\\w*|tides?|the waves|bath(?:s|tub)?|rain|raining|rainy|waterfalls?|shipwrecks?',
    ),
  },
  {
    id: 'monsters',
    keys: keys('monster|monstr|ungeheuer|mostro|mostri\\b|potwor|canavar|ogre|troll\\b|bogey|boogey|alien|zombie|vampir|creature'),
    words: words(
      'monsters?|monstrous|ogres?|trolls?|goblins?|demons?|devils?|vampires?|zombies?|werewol(?:f|ves)|bogey ?m[ae]n|boogey ?m[ae]n|aliens?|kraken|ghouls?|beasts?',
    ),
  },
  {
    id: 'ghosts',
    keys: keys(
      'ghost|gespenst|geist(?:er)?\\b|fantome|fantasma|spook|duch(?:y|ow)\\b|hayalet|skelet|skull|witch|hexe|sorciere|bruja|strega|bruxa|heks|czarownic|cadi',
    ),
    words: words(
      'ghosts?|ghostly|haunt\\w*|spooks?|spooky|phantoms?|spirits?|skeletons?|skulls?|bones|graves?|graveyards?|witch(?:es)?|wizards?|curses?|cursed|spells?|creepy|eerie',
    ),
  },
  {
    id: 'bangs',
    keys: keys(
      'bangs\\b|banging|loud|nois|explo|firework|feuerwerk|knall|feux? d.artifice|petard|cohete|petardo|fuochi d.artificio|botti\\b|fogos|vuurwerk|knallen|fajerwerk|petard|huk(?:u|ow)\\b|havai fisek|patlama|alarm|siren|hoover|vacuum|staubsauger',
    ),
    words: words(
      'bangs?|banged|banging|booms?|boomed|crash(?:es|ed|ing)?|explo(?:de|des|ded|sions?)|blasts?|fireworks?|cannons?|gunshots?|sirens?|alarms?|thunder\\w*|pops|deafening',
    ),
  },
  {
    id: 'balloons',
    keys: keys('balloon|luftballon|ballon|globo|palloncin|balao|baloes|\\bbalon'),
    words: words('balloons?|pop(?:s|ped|ping)?|burst(?:s|ing)?'),
  },
  {
    id: 'heights',
    keys: keys('height|hohe(?:n)?\\b|vertig|alturas?\\b|altezz|hoogte|wysokos|yukseklik|falling\\b'),
    words: words(
      'cliffs?|precipices?|abyss|towers?|rooftops?|ladders?|steep|mountain ?tops?|peaks?|plunge\\w*|chasms?|ravines?|dizzy\\w*|high up|far below|look down|heights?',
    ),
  },
  {
    id: 'fire',
    keys: keys('fire\\b|flame|feuer|\\bfeu\\b|fuego|fuoco|\\bfogo\\b|brand\\b|vuur|ogie?n|\\bates'),
    words: words(
      'fires?|fiery|flames?|flaming|blaz(?:e|es|ing)|burn(?:s|t|ed|ing)?|smoke|smoky|sparks?|volcano(?:es|s)?|lava|bonfires?|torches',
    ),
  },
  {
    id: 'wolves',
    keys: keys(
      'wolf|wolves|wolfe|loups?\\b|lobos?\\b|lup[oi]\\b|wolven|wilk|\\bkurt(?:tan|lar)?\\b|bears?\\b|\\bbaren\\b|\\bours\\b|lions?\\b',
    ),
    words: words('wolf|wolves|wolfish|bears?|grizzl(?:y|ies)|lions?|howl\\w*|growl\\w*|fangs?'),
  },
  {
    id: 'sharks',
    keys: keys('shark|\\bhaie?\\b|requin|tiburon|squal|tubar|haaien?|rekin|kopek ?balig|crocodile|krokodil|cocodril|jellyfish|octopus'),
    words: words('sharks?|crocodiles?|alligators?|jellyfish|octopus(?:es)?|krakens?|piranhas?|whales?|jaws|fins?'),
  },
  {
    id: 'dinosaurs',
    keys: keys('dinosa|dinozaur|dinozor|dragon|drach|draak|smok|ejderha|drago'),
    words: words('dinosaurs?|t[- .]?rex|tyrannosaur\\w*|raptors?|dragons?'),
  },
  {
    id: 'doctors',
    keys: keys(
      'doctor|dentist|needle|injection|hospital|arzt|zahnarzt|spritze|krankenhaus|medecin|piqure|docteur|hopital|dentiste|medico|aguja|dottore|ospedale|ago\\b|agulha|dokter|tandarts|naald|ziekenhuis|lekarz|igl[ay]|szpital|doktor|igne\\b|hastane|blood|blut\\b|\\bsang\\b|sangre|sangue|bloed|krew|krwi|\\bkan(?:dan)?\\b',
    ),
    words: words(
      'doctors?|dentists?|needles?|injections?|hospitals?|surgeons?|operations?|ambulances?|blood\\w*|bleed(?:s|ing)?|bled|syringes?|nurses?',
    ),
  },
  {
    id: 'alone',
    keys: keys(
      'alone|separat|abandon|being left|getting lost|lost\\b|alleine?\\b|trennung|verlassen|seule?\\b|sola?\\b|solo\\b|sozinh|alleen|samotn|rozlak|yalniz|ayrilik',
    ),
    words: words(
      'all alone|alone|lonely|abandon(?:s|ed|ing)?|left behind|lost (?:child|children|boy|girl|in the)|nobody (?:came|comes)|never (?:came|come|comes) back|orphans?|leave(?:s)? you',
    ),
  },
  {
    id: 'closed',
    keys: keys('small spaces|tight spaces|claustro|klaustro|enge raume|espacios cerrados|ascenseur|lift\\b|elevator|aufzug|locked'),
    words: words(
      'locked (?:in|up)|trapped|stuck in|dungeons?|cells?|cages?|caves?|tunnels?|cellars?|walled in|shut in|squeeze\\w* (?:in|into|through)',
    ),
  },
  {
    id: 'robots',
    keys: keys('robot|puppe|dolls?\\b|poupee|muneca|bambola|boneca|lalk'),
    words: words('robots?|dolls?|puppets?|statues? (?:moves?|comes?)'),
  },
  {
    id: 'strangers',
    keys: keys(
      'stranger|fremde|inconnu|extran|sconosciut|desconhec|vreemd|obc(?:y|ych)|yabanci|burglar|thie(?:f|ves)|einbrecher|kidnap|robber|pirate',
    ),
    words: words('strangers?|burglars?|thie(?:f|ves)|robbers?|kidnap\\w*|bandits?|snatch\\w*|intruders?'),
  },
];
