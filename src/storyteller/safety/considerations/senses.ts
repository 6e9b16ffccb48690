import { type Row } from './row.ts';

/** What limits what a child sees, hears, feels, understands and says. */
export const senses: readonly Row[] = [
  {
    id: 'low-vision',
    english:
      "(?<!deaf.{0,3})\\bblind(?!fold|darm|.{0,3}deaf)|low vision|\\b(?:poor|limited|partial|bad|weak|no|impaired) (?:eye)?(?:sight|vision)|vision (?:loss|impair\\w*)|visual(?:ly)? impair|partially sighted|\\bcan'?t see|cannot see|(?:doesn't|does not) see|braille|nystagm|\\bcvi\\b|retinitis|glaucoma|cataract|white cane|guide dog",
    others:
      'sehbehindert|sehschwach|sieht (?:nichts|schlecht|kaum)|kann nicht (?:gut )?sehen|aveugle|malvoyant|(?:deficien\\w*|handicap) visuel|ne voit (?:pas|rien)|\\bcieg[oa]|(?:deficien|discapacidad )\\w*.?visual|baja vision|no (?:puede ver|ve\\b)|\\bciec[oa]|ipovedent|non vede|\\bceg[oa]\\b|cegueira|baixa visao|nao (?:ve|enxerga)|slechtziend|ziet (?:niets|slecht|niet)|niewidom|slabowidz|niedowidz|nie widzi|\\bkor\\b|gormuyor|goremiyor|gorme (?:engel|bozuk)|az goren',
    bans: ['see', 'read', 'colour', 'run', 'step-over', 'throw', 'dark', 'climb', 'roll', 'write'],
    energy: 3,
    cue: 'Say aloud what the others show, and clear the floor.',
  },
  {
    id: 'deaf-blind',
    english: '\\bdeaf.{0,3}blind|\\bblind.{0,3}deaf',
    others: 'taubblind|sourd.{0,3}aveugle|sordocieg|sordociec|surdoceg|doofblind|gluchoniewidom|sagir ve kor',
    bans: ['see', 'read', 'colour', 'hear', 'run', 'step-over', 'throw', 'dark', 'climb', 'roll', 'write', 'sudden'],
    energy: 3,
    cue: 'The story goes into a hand or on to an arm, the way you two talk; and the floor is clear.',
  },
  {
    id: 'colour',
    english: 'colou?r.?blind|colou?r vision',
    others: 'farbenblind|farbschwach|daltoni|daltonisch|kleurenblind|renk korlugu',
    bans: ['colour'],
  },
  {
    id: 'glasses',
    english: '\\bglasses\\b|\\bspectacles|contact lens',
    others: '\\bbrille|lunettes|\\bgafas|\\banteojos|\\bocchiali|\\boculos|\\bbril\\b|okulary|gozluk',
    bans: [],
  },
  {
    id: 'hearing',
    english:
      "(?<!blind.{0,3})\\bdeaf(?!.{0,3}blind)|hard of hearing|hearing (?:loss|aid|impair\\w*)|\\bcan'?t hear|cannot hear|(?:doesn't|does not) hear|cochlear|\\bbsl\\b|\\basl\\b|glue ear",
    others:
      'gehorlos|\\btaub(?:stumm)?\\b|schwerhorig|hort (?:nichts|schlecht|kaum)|kann nicht (?:gut )?horen|horgerat|gebardensprache|\\bsourd|malentendant|n.entend|appareil auditif|\\bsord[oa]|hipoacus|no (?:oye|puede oir)|audifono|non (?:sente|puo sentire)|ipoacus|apparecch\\w+ acustic|protesi acustic|\\bsurd[oa]|nao ouve|aparelho auditivo|\\bdoof|\\bdove?\\b|slechthorend|hoort (?:niets|slecht|niet)|gehoorapparaat|nieslysz|\\bgluch|niedoslysz|nie slyszy|aparat sluch|\\bsagir|isitme|duymuyor|duyamiyor|koklear|cochle|implant cochl',
    bans: ['hear'],
    cue: 'Face to face, with light on your face.',
  },
  {
    id: 'quiet',
    english:
      '\\bloud|\\bnois|sensitive to (?:sound|noise)|sound.?sensitiv|hyperacusis|misophon|ear defenders|\\bearmuffs|\\bscream|\\bshout|\\bquiet\\b|\\bneighbou?r|\\bbaby (?:is )?(?:asleep|sleeping|naps?)',
    others: '\\blarm|\\blaut\\b|lautes?\\b|gerausch|\\bbruit|ruid[oi]|\\brumor[ei]|barulh|geluid|lawaai|\\bhalas|gurultu|\\bses(?:e|ler)',
    bans: ['loud', 'sudden'],
    cue: 'Keep your voices low.',
  },
  {
    id: 'startle',
    english: 'startl|surprise|jumpy|sudden|\\bptsd|trauma|abuse',
    others: 'schreckhaft|erschrickt|\\btrauma|sursaut|sobresalt|spaventa|assusta|schrikt|wzdryga|ponyriyor|travma|przemoc',
    bans: ['sudden', 'loud', 'dark', 'flash', 'touch', 'close-eyes', 'hidden'],
  },
  {
    id: 'sensory',
    english: 'sensory|autis|asperger|\\basd\\b|\\basc\\b|\\bspd\\b|overwhelm|overstimul|meltdown|neurodiver|on the spectrum',
    others: 'reizuberflut|uberreiz|sensor(?:iel|ial)|surstimul|prikkel|autyz|otiz|otist|aspergera|zaburzenia sensor|duyusal',
    bans: ['loud', 'sudden', 'flash', 'dark', 'touch', 'mess', 'close-eyes'],
    cue: 'Say beforehand what comes next, and how long it lasts.',
  },
  {
    id: 'attention',
    english: '\\badhd\\b|\\badd\\b|attention|hyperactiv|fidget|restless|concentrat|\\bfocus',
    others:
      '\\badh?s\\b|\\btdah?\\b|\\bdehb\\b|hyperaktiv|aufmerksamkeit|unruhig|konzentr|hyperactif|agit[eo]|hiperact|atencion|iperattiv|attenzion|hiperativ|atencao|aandacht|hyperactief|nadpobudl|koncentr|hiperaktif|dikkat',
    bans: ['wait'],
    cue: 'Keep the rounds short, and the hands busy.',
  },
  {
    id: 'anxious',
    english:
      'anxi|\\bworr(?:y|ies|ied)|nervous|\\bshy\\b|introvert|\\bscared of (?:people|crowds|strangers)|selective mutis|stage fright|self.?conscious',
    others:
      'schuchtern|angstlich|\\bnervos|timid[eoa]|anxie|inquiet|ansios|timidez|ansia\\b|ansied|verlegen|angstig|niesmial|lekow|nerwow|utangac|kaygi|endiseli|mutism',
    bans: ['perform', 'sudden', 'hidden'],
    cue: 'Watching is playing, too.',
  },
  {
    id: 'mutism',
    english: "selective(?:ly)? mut|(?:won't|will not) (?:talk|speak)|silent (?:with|around|in front of)",
    others: 'mutis',
    bans: ['speak', 'perform', 'sudden'],
    cue: 'A look, a nod or a sign says it, too.',
  },
  {
    id: 'flash',
    english: 'epilep|seizure|photosensitiv|\\bflash|strobe|migraine|convuls',
    others:
      'krampfan|\\banfall|migran|crises? convuls|convulsi|epiles|nobet|padaczk|drgawk|\\bsara\\b|migren|emicrani|enxaqueca|stuip|toeval',
    bans: ['flash', 'dark', 'spin', 'run', 'effort', 'climb', 'water', 'breath'],
    energy: 3,
    hazards: ['light'],
  },
  {
    id: 'touch',
    english:
      "\\b(?:no|not|n't|doesn't|dislikes?|hates?|avoid|without|personal|needs)\\b.*\\b(?:touch\\w*|hug\\w*|hold(?:ing)? hands|physical contact|space|tickl\\w*)\\b|tactile|\\btouch.?sensitiv",
    others:
      'nicht (?:\\w+ )?(?:anfassen|beruhr|angefasst)|keine beruhr|pas (?:toucher|etre touche|de contact)|no (?:(?:le )?gusta que l[aeo]s? toquen|quiere que l[aeo]s? toquen|soporta que l[aeo]s? toquen|tocar)|non (?:toccare|(?:vuole|le piace|gli piace|ama) essere toccat)|nao (?:gosta de ser|tocar)|niet aanraken|nie dotykac|nie lubi dotyku|dokunul|dokunma',
    bans: ['touch'],
  },
  {
    id: 'speech',
    english:
      "non.?-?verbal|non.?-?speaking|\\bmute\\b|stammer|stutter|speech|doesn't (?:talk|speak)|does not (?:talk|speak)|can'?t (?:talk|speak)|cannot (?:talk|speak)|not (?:yet )?(?:talking|speaking)|limited (?:speech|language|english|words)|\\baac\\b|apraxia|language delay|few words|sign language|\\bsigns\\b|laryng|lost (?:his|her|their) voice",
    others:
      'spricht (?:nicht|noch nicht|kaum|wenig)|\\bstumm\\b|taubstumm|kann nicht sprechen|stottert|stottern|sprachverzog|sprachstor|ne parle (?:pas|peu)|\\bmuet|begaie|begaiement|non verbal|no (?:habla|puede hablar)|\\bmud[oa]\\b|tartamud|non (?:parla|puo parlare)|\\bmut[oa]\\b|balbett|balbuz|nao (?:fala|pode falar)|gagu|(?:praat|spreekt) niet|kan niet (?:praten|spreken)|\\bstom\\b|\\bstotter|nie mowi|niemow|nie moze mowic|jaka sie|konusam|konusmuyor|dilsiz|kekeme|niewerbal|no verbal|nao verbal',
    bans: ['speak', 'perform', 'read'],
  },
  {
    id: 'reading',
    english:
      "dyslex|\\b(?:can'?t|cannot|not|n't|struggles? with|learning to|trouble)\\b.*\\b(?:read|reading|writ\\w*|spell\\w*)\\b|pre.?reader|dysgraph",
    others:
      'legasthen|\\blrs\\b|kann nicht (?:lesen|schreiben)|dislex|disless|ne sait pas (?:lire|ecrire)|no (?:sabe )?(?:leer|escribir)|non sa (?:leggere|scrivere)|nao sabe (?:ler|escrever)|kan niet (?:lezen|schrijven)|dysleks|nie umie (?:czytac|pisac)|disleksi|okuyamiyor|yazamiyor',
    bans: ['read', 'write'],
  },
  {
    id: 'learning',
    english:
      'down.?s? syndrome|\\btrisomy|learning (?:disab|diff)|developmental|intellectual|\\bdelay|global delay|slow learner|dyscalcul|special needs|fragile x|\\bfasd?\\b',
    others:
      'down.?syndrom|syndrome de down|sindrome d[ie] down|syndroom van down|zespol downa|down sendrom|trisomi|entwicklungsverzog|geistig behindert|retard|retras|ritardo|atraso|ontwikkelingsachter|niepelnospr|zihinsel|gelisim geriligi|lernbehind|lernschwach',
    bans: ['read', 'write', 'sudden', 'balance', 'speed'],
    energy: 4,
    cue: 'Show everything once before it begins.',
  },
];
