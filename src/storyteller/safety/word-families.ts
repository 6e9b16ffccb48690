/**
 * Words that must not be heard where a child is allergic to something, afraid of something, or grieves. `keys` finds the thing in what
 * the adult wrote (folded, in nine languages); `words` finds it in what is read aloud, in English.
 */

export type WordFamily = { id: string; keys: RegExp; words: RegExp };

/** Whole words of a text, in any case. */
const words = (source: string): RegExp => new RegExp(`\\b(?:${source})\\b`, 'i');
/** Stems in what the adult wrote: they begin a word, and any ending may follow. */
const keys = (source: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${source})`, 'u');

const nutWords =
  '(?:pea|ground)?nuts?|(?:hazel|wal|wall|chest|pine|brazil|coco|monkey|beech|butter)[- ]?nuts?|almonds?|cashews?|pecans?|pistachios?|macadamias?|acorns?|conkers?|marzipan|praline|nougat|nutella|nutty|nutshells?|nutcrackers?';

/** What may not be eaten, and so is not spoken of as if it were at hand. */
export const foods: readonly WordFamily[] = [
  {
    id: 'nuts',
    keys: keys(
      'nuts?\\b|peanut|(?:hazel|wal|coco|chest|pine|tree) ?nut|almond|cashew|pecan|pistach|(?:erd|hasel|wal|kokos)?nuss|mandel|noix\\b|noisette|cacahuet|arachid|amande|nuez|nueces|frutos secos|frutta (?:a guscio|secca)|avellan|almendra|\\bnoci\\b|\\bnoce\\b|nocciol|mandorl|amendoi|\\bnoz|avela|amendoa|pindas?\\b|noten|\\bnoot|amandel|orzech|orzesz|migdal|findik|fistik|ceviz|badem|kuruyemis',
    ),
    words: words(nutWords),
  },
  {
    id: 'milk',
    keys: keys(
      'milk\\b|dairy|lactos|laktos|lattosio|laktoz|casein|cheese|milch|kase\\b|kuhmilch|lait\\b|laitier|fromage|leche\\b|lacteo|latte\\b|latticin|formaggi|leite\\b|laticin|melk|zuivel|mleko|mleka|nabial|\\bsut\\b|sut urun|peynir',
    ),
    words: words('milk\\w*|cheeses?|cheesy|butter\\w*|cream|creamy|ice[- ]creams?|yog(?:h)?urts?|custard|whey|curds?'),
  },
  {
    id: 'egg',
    keys: keys(
      'eggs?\\b|hen egg|huhnerei|eier\\b|\\bei\\b|ei-?allergie|huhnereiweiss|oeufs?|huevos?|uovo\\b|uova\\b|ovos?\\b|eieren|kippenei|jaj(?:o|ka|ek)\\b|yumurta',
    ),
    words: words('eggs?|eggshells?|omelettes?|meringues?|mayonnaise|pancakes?'),
  },
  {
    id: 'gluten',
    keys: keys(
      'gluten|glutine|coeliac|celiac|zoliakie|coeliaqu|celiac|celiachi|coeliaki|celiaki|colyak|wheat|weizen|\\bble\\b|trigo|frumento|grano\\b|tarwe|pszenic|bugday',
    ),
    words: words(
      'bread\\w*|loaf|loaves|cakes?|cupcakes?|pancakes?|biscuits?|cookies?|buns?|rolls? of bread|toast|pasta|noodles?|pizzas?|flour|dough|pastry|pastries|pies?|waffles?|crackers?|crumbs?|gingerbread|porridge|wheat',
    ),
  },
  { id: 'soy', keys: keys('soy|soja|soia|soya'), words: words('soya?|tofu|soy sauce') },
  {
    id: 'fish',
    keys: keys('fish\\b|fisch|poisson|pescado|pesce\\b|peixe|\\bvis\\b|visallergie|\\bryb|balik|seafood|meeresfruchte'),
    words: words('fish(?:es|cakes?|fingers?)?|salmon|tuna|cod|herrings?|sardines?|sushi|anchov(?:y|ies)'),
  },
  {
    id: 'shellfish',
    keys: keys(
      'shellfish|shrimp|prawn|crab\\b|lobster|mussel|schalentier|krusten|crustace|fruits de mer|marisco|crostace|schaaldier|skorupiak|kabuklu',
    ),
    words: words('shellfish|shrimps?|prawns?|crabs?|lobsters?|mussels?|oysters?|clams?|scallops?|crayfish'),
  },
  { id: 'sesame', keys: keys('sesam|sezam|susam|ajonjoli|gergelim'), words: words('sesame|tahini|hummus|halva') },
  {
    id: 'strawberry',
    keys: keys('strawberr|berries\\b|erdbeer|fraise|fresa|fragol|morango|aardbei|truskawk|cilek'),
    words: words('(?:straw|rasp|black|blue|goose|cran)?berr(?:y|ies)|jam'),
  },
  { id: 'kiwi', keys: keys('kiwi'), words: words('kiwis?|kiwi ?fruits?') },
  { id: 'banana', keys: keys('banan|platano|muz\\b'), words: words('bananas?') },
  {
    id: 'apple',
    keys: keys('apples?\\b|apfel|pomme\\b|pommes\\b(?! de terre)|manzana|\\bmel[ae]\\b|maca\\b|\\bappel|jablk|elma\\b'),
    words: words('apples?|cider'),
  },
  { id: 'tomato', keys: keys('tomat|pomodor|pomidor|domates'), words: words('tomato(?:es)?|ketchup') },
  {
    id: 'citrus',
    keys: keys(
      'citrus|oranges?\\b|lemon|zitrus|zitrone|agrume|citron|naranja|limon|arance|arancia|laranja|limao|sinaasappel|citroen|cytrus|portakal|turuncgil',
    ),
    words: words('citrus|lemons?|lemonade|limes?|oranges?(?= juice| peel| tree|s\\b)|tangerines?|grapefruits?'),
  },
  {
    id: 'chocolate',
    keys: keys('chocolat|schokolad|cioccolat|czekolad|cikolat|cocoa|kakao|cacao'),
    words: words('chocolates?|cocoa|brownies?'),
  },
  { id: 'honey', keys: keys('honey|honig|miel\\b|miele|\\bmel\\b|honing|miod|\\bbal\\b'), words: words('honey\\w*') },
  {
    id: 'sugar',
    keys: keys(
      'sugar|sweets\\b|zucker(?!krank)|sucre\\b|azucar|zucchero|acucar|suiker|cukier|cukru|seker\\b|diabet|zuckerkrank|cukrzyc|seker hasta',
    ),
    words: words(
      'sugar\\w*|sweets|sweeties?|cand(?:y|ies)|lollipops?|cakes?|cupcakes?|cookies?|toffees?|fudge|treacle|syrup|jelly beans?|chocolates?',
    ),
  },
  {
    id: 'meat',
    keys: keys('meat\\b|vegetari|vegan|vejetaryen|wegetar|wegan|vegetal|fleisch|viande|carne\\b|vlees|mieso|miesa'),
    words: words('meats?|meaty|bacon|ham|sausages?|steaks?|burgers?|roast (?:beef|pork|lamb|chicken)|chicken (?:legs?|wings?|soup)'),
  },
  {
    id: 'pork',
    keys: keys(
      'pork|halal|halaal|helal|kosher|koscher|casher|kasher|koszer|muslim|muzulm|musulm|jewish|schweinefleisch|porc\\b|cerdo|maiale|porco|varkensvlees|wieprzow|domuz',
    ),
    words: words('pork|bacon|ham|sausages?|gammon|lard|beers?|wines?|ale|rum|whisky|champagne'),
  },
];

/** What a body must not meet, but may hear of: kept out of what is done and laid out. */
export const contacts: readonly WordFamily[] = [
  { id: 'latex', keys: keys('latex|balloon|lateks'), words: words('balloons?|latex|rubber (?:bands?|gloves?|balls?)') },
  {
    id: 'cats',
    keys: keys('cats?\\b|katzen?|chats?\\b|gatos?\\b|gatt[oi]\\b|katten?\\b|kot(?:a|ow|y)\\b|kedi'),
    words: words('(?:stroke|pet|cuddle|hold|brush) (?:the|a|your) (?:cat|kitten)'),
  },
  {
    id: 'dogs-near',
    keys: keys('dogs?\\b|hund|chiens?\\b|perros?|cani\\b|cane\\b|cao\\b|caes\\b|honden?|\\bps(?:a|ow|y)\\b|kopek'),
    words: words('(?:stroke|pet|cuddle|hold|brush) (?:the|a|your) (?:dog|puppy)'),
  },
  {
    id: 'feathers',
    keys: keys('feather|federn|daunen|plumes?\\b|plumas?\\b|piume|penas\\b|veren\\b|pierz|tuy alerj'),
    words: words('feathers?|down pillows?'),
  },
  {
    id: 'wool',
    keys: keys('wool\\b|wolle|laine\\b|lana\\b|\\bla\\b|wol\\b|welna|yun alerj'),
    words: words('wool|woollen|woolly (?:hat|scarf|blanket|jumper)s?'),
  },
  {
    id: 'glue',
    keys: keys('glue|kleber|colle\\b|pegamento|colla\\b|\\bcola\\b|\\blijm|\\bklej|yapistirici'),
    words: words('glue|sticky tape|plasters?|stickers?'),
  },
  {
    id: 'scents',
    keys: keys('perfume|scent|fragran|parfum|duft|profum|perfum|geur'),
    words: words('perfume|scented|soap|smell (?:it|the|a|at)|sniff (?:it|the|a|at)'),
  },
  {
    id: 'grass',
    keys: keys('grass\\b|gras\\b|graser|pollen|polen|pollin|pylk|hay ?fever|heuschnupfen|rhume des foins|hooikoorts'),
    words: words('(?:pick|smell|gather|throw|roll in|lie in|sit in) (?:\\w+ )?(?:grass|flowers?|blossoms?|hay|leaves|weeds)'),
  },
  {
    id: 'bees',
    keys: keys(
      'bees?\\b|wasps?\\b|bienen?|wespen?|abeilles?|guepes?|abejas?|avispas?|ap[ei]\\b|vesp[ae]|abelhas?|bijen?|pszczol|osy\\b|ari (?:alerj|sokma)',
    ),
    words: words('bee ?hives?|wasps?|hornets?|honeycombs?'),
  },
];

const deathWords =
  'die|dies|died|dying|dead|deadly|deaths?|graves?|graveyards?|tombs?|tombstones?|funerals?|coffins?|cemeter(?:y|ies)|buried|bury|corpses?|skeletons?|skulls?|ghosts?|ghostly|widows?|orphans?|passed away|kill(?:s|ed)?';

/** What frightens: no story needs it. */
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

/** What somebody in the family grieves for, or has fled from. */
export const griefs: readonly WordFamily[] = [
  {
    id: 'death',
    keys: keys(
      'died\\b|dies\\b|dying|death|dead\\b|passed away|passed on|griev|grief|bereave|mourn|funeral|miscarr|stillb|widow|lost (?:his|her|their|a|the|our) (?:mum|mom|mother|dad|father|grand\\w+|brother|sister|sibling|twin|friend|dog|cat|pet|uncle|aunt|baby)|gestorben|verstorben|\\btod\\b|\\btot\\b|trauer|gestorven|overleden|rouw|mort\\b|morte\\b|mortes?|decede|deces\\b|deuil|murio|muert|falleci|luto\\b|\\bduelo|morto\\b|morta\\b|deceduto|lutto|morreu|falecid|zmarl|smierc|zalob|\\boldu\\b|vefat|\\byas\\b|olum',
    ),
    words: words(deathWords),
  },
  {
    id: 'war',
    keys: keys(
      '(?:the|of|from|in|civil|during) war\\b|war zone|refugee|fled\\b|asylum|\\bkrieg|gefluchtet|fluchtling|guerre|refugi|guerra|rifugiat|oorlog|gevlucht|vluchteling|wojn|uchodz|savas|multeci|shooting|bomb',
    ),
    words: words(
      'wars?|soldiers?|arm(?:y|ies)|bombs?|guns?|cannons?|shoot(?:s|ing)?|shots?|shot|battles?|siren(?:s)?|tanks?|explo(?:de|des|sions?)|invad\\w+|enem(?:y|ies)|attack\\w*|fled|flee(?:s|ing)?',
    ),
  },
  {
    id: 'parting',
    keys: keys(
      'divorc|separated\\b|split up|geschieden|scheidung|getrennt|separes?\\b|separad[oa]s|separati|gescheiden|rozwod|rozwied|bosan|foster|adopt|pflegekind|pleegkind|in care\\b|prison|jail|gefangnis|deport',
    ),
    words: words(
      'divorc\\w*|orphans?|step(?:mother|father|mum|dad)s?|real (?:mother|father|parents|mum|dad)|abandon(?:ed|s)?|given away|prisons?|jails?|dungeons?|prisoners?|unwanted',
    ),
  },
  {
    id: 'body',
    keys: keys(
      'anorex|bulimi|eating disorder|essstorung|trouble alimentaire|trastorno alimen|disturbo alimentare|eetstoornis|zaburzenia odzyw|yeme bozuk|body image|overweight|ubergewicht',
    ),
    words: words(
      'fat|fatter|fattest|thin|thinner|skinny|plump|chubby|diets?|calories|weigh(?:s|ed|t)? yoursel(?:f|ves)|greedy|gobbl\\w*|stuffed',
    ),
  },
];

/** Who has died, as the story would call somebody like them. */
export const kin: readonly WordFamily[] = [
  {
    id: 'grandfather',
    keys: keys('grand(?:pa|father|dad|ad)|grandad|grampa|opa\\b|grossvater|grand-pere|papy|papi\\b|abuelo|nonno|avo\\b|dziad|dede'),
    words: words('grand(?:pa|father|dad)s?|grandads?|grampas?'),
  },
  {
    id: 'grandmother',
    keys: keys(
      'grand(?:ma|mother)|granny|grannie|nana\\b|\\boma\\b|grossmutter|grand-mere|mamie|abuela|nonna|avo\\b|babci|buyukanne|babaanne|anneanne|\\bnine',
    ),
    words: words('grand(?:ma|mother)s?|grann(?:y|ies)|nanas?|nans?'),
  },
  {
    id: 'mother',
    keys: keys('mum\\b|mom\\b|mother\\b|mama\\b|mutter\\b|\\bmere\\b|maman|madre|mamma|\\bmae\\b|moeder|matk|\\banne(?:si)?\\b'),
    words: words('mums?|moms?|mummy|mothers?|mamas?'),
  },
  {
    id: 'father',
    keys: keys('dad\\b|daddy|father\\b|papa\\b|vater\\b|\\bpere\\b|padre|\\bpai\\b|vader|ojciec|ojca|\\btata|\\bbaba(?:si)?\\b'),
    words: words('dads?|daddy|fathers?|papas?'),
  },
  {
    id: 'brother',
    keys: keys('brother|bruder|frere|hermano|fratello|irmao|broer|\\bbrat\\b|kardes|twin\\b'),
    words: words('brothers?|twins?'),
  },
  { id: 'sister', keys: keys('sister|schwester|soeur|hermana|sorella|irma\\b|\\bzus\\b|siostr'), words: words('sisters?|twins?') },
  { id: 'baby', keys: keys('baby|babies|bebe|miscarr|stillb|neonat'), words: words('bab(?:y|ies)|newborns?|cradles?') },
  {
    id: 'dog',
    keys: keys('dog\\b|puppy|hund\\b|chien|perro|\\bcane\\b|cachorro|\\bcao\\b|\\bhond\\b|\\bpies\\b|kopek'),
    words: words('dogs?|pupp(?:y|ies)|hounds?'),
  },
  { id: 'cat', keys: keys('\\bcat\\b|kitten|katze|\\bchat\\b|gato\\b|gatto|\\bkat\\b|\\bkot\\b|kedi'), words: words('cats?|kittens?') },
  {
    id: 'pet',
    keys: keys('hamster|guinea pig|rabbit|bunny|meerschwein|kaninchen|goldfish|\\bpet\\b'),
    words: words('hamsters?|guinea pigs?|rabbits?|bunn(?:y|ies)|goldfish|pets?'),
  },
  { id: 'uncle', keys: keys('uncle|onkel|oncle|\\btio\\b|\\bzio\\b|\\boom\\b|wujek|amca|dayi'), words: words('uncles?') },
  { id: 'aunt', keys: keys('aunt|tante|\\btia\\b|\\bzia\\b|ciocia|teyze|\\bhala\\b'), words: words('aunts?|aunties?') },
];
