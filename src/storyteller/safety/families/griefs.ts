import { keys, type WordFamily, words } from './family.ts';

/** What somebody in the family may grieve for, or have fled from. */
export const griefs: readonly WordFamily[] = [
  {
    id: 'death',
    keys: keys(
      'died\\b|dies\\b|dying|death|dead\\b|passed away|passed on|griev|grief|bereave|mourn|funeral|miscarr|stillb|widow|lost (?:his|her|their|a|the|our) (?:mum|mom|mother|dad|father|grand\\w+|brother|sister|sibling|twin|friend|dog|cat|pet|uncle|aunt|baby)|gestorben|verstorben|\\btod\\b|\\btot\\b|trauer|gestorven|overleden|rouw|mort\\b|morte\\b|mortes?|decede|deces\\b|deuil|murio|muert|falleci|luto\\b|\\bduelo|morto\\b|morta\\b|deceduto|lutto|morreu|falecid|zmarl|smierc|zalob|\\boldu\\b|vefat|\\byas\\b|olum',
    ),
    words: words(
      'die|dies|died|dying|dead|deadly|deaths?|graves?|graveyards?|tombs?|tombstones?|funerals?|coffins?|cemeter(?:y|ies)|buried|bury|corpses?|skeletons?|skulls?|ghosts?|ghostly|widows?|orphans?|passed away|kill(?:s|ed)?',
    ),
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

/** Relatives and animals who may have died: somebody like them is not told of either. */
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
