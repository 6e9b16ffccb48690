import { keys, type WordFamily, words } from './family.ts';

const nutWords =
  '(?:pea|ground)?nuts?|(?:hazel|wal|wall|chest|pine|brazil|coco|monkey|beech|butter)[- ]?nuts?|almonds?|cashews?|pecans?|pistachios?|macadamias?|acorns?|conkers?|marzipan|praline|nougat|nutella|nutty|nutshells?|nutcrackers?';

/** Foods that a child may be allergic to: the story does not speak of them at all. */
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

/** Other things a child may be allergic to: the story may speak of them, but nothing is done with them. */
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
