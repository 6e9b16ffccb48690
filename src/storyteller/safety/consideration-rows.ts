import type { Demand, PropHazard } from '../words/vocabulary.ts';

/**
 * What a special consideration means for play. `english` and `others` are stems over folded text; `others` holds the commonest words in
 * German, French, Spanish, Italian, Portuguese, Dutch, Polish and Turkish.
 */

export type Row = {
  id: string;
  english: string;
  others?: string;
  bans: readonly Demand[];
  /** Nothing livelier than this, 1 to 5. */
  energy?: number;
  hazards?: readonly PropHazard[];
  /** A quiet word for the adult, without naming the limit. */
  cue?: string;
};

const quickLegs: readonly Demand[] = ['run', 'jump', 'effort', 'speed'];
const upright: readonly Demand[] = ['run', 'jump', 'walk', 'stand', 'balance', 'step-over', 'crawl', 'floor', 'spin', 'effort', 'climb'];
const seated: readonly Demand[] = [...upright, 'lie', 'lift', 'feet'];

/** What stays off while nobody knows what the words mean. */
export const carefulBans: readonly Demand[] = [
  ...seated,
  'go',
  'speed',
  'see',
  'read',
  'colour',
  'hear',
  'breath',
  'touch',
  'feel',
  'smell',
  'loud',
  'sudden',
  'dark',
  'flash',
  'close-eyes',
  'throw',
];
export const carefulEnergy = 2;

export const rows: readonly Row[] = [
  {
    id: 'no-running',
    english:
      "\\b(?:no|not|n't|cannot|cant|unable|avoid|without|never|trouble|hard|struggles?|difficult\\w*|limited|slow)\\b.*\\b(?:run|running|runs|sprint\\w*|rac(?:e|ing)|fast|exert\\w*|strenuous|sports?|pe\\b|exercis\\w*)|n't\\b.*\\b(?:run|running)\\b",
    others:
      'nicht (?:rennen|laufen|toben|herumtoben)|kein sport|sportverbot|pas (?:courir|de sport|de course)|no (?:puede|debe) correr|sin correr|non (?:puo|deve) correre|nao (?:pode|deve|consegue) correr|niet (?:rennen|sporten)|nie (?:moze|wolno mu|wolno jej|wolno|potrafi) biegac|kosam|kosmamali|kosamiyor',
    bans: quickLegs,
    energy: 3,
    cue: 'Build in pauses before they are needed.',
  },
  {
    id: 'breathing',
    english: '\\basthma|\\bbreath(?:ing|less)|\\bwheez|\\binhaler|\\bcystic|\\blungs?\\b|oxygen|tracheo|ventilator|short of breath',
    others:
      'asthme|\\basma|\\bastma|\\bastim|atemnot|kurzatmig|\\blunge|beatmung|essouffl|poumon|mucoviscid|mukovisz|pulmon|polmon|fibros[ei] (?:quist|cist|kist)|kortademig|benauwd|\\blong(?:en|ziekte)|duszno|\\bpluc|nefes|akciger',
    bans: [...quickLegs, 'breath', 'smell'],
    energy: 3,
    cue: 'Build in pauses before they are needed.',
  },
  {
    id: 'heart',
    english: '\\bheart\\b|\\bcardiac|\\bcardio|pacemaker|\\barrhythm',
    others:
      '\\bherz(?!lich)|\\bcoeur|cardia(?:que|co|ca)|cardiopat|\\bcorazon|\\bcuore|\\bcoracao|\\bhart(?:je|afwijking|kwaal|probleem|patient|ritme)?\\b|\\bserc[ae]|\\bwada serca|\\bkalp',
    bans: [...quickLegs, 'spin', 'lift', 'breath'],
    energy: 3,
    cue: 'Build in pauses before they are needed.',
  },
  {
    id: 'no-jumping',
    english: "\\b(?:no|not|n't|cannot|cant|avoid|without|never)\\b.*\\b(?:jump\\w*|hop\\w*|skip\\w*|leap\\w*|bounc\\w*)\\b",
    others:
      'nicht (?:springen|hupfen)|pas sauter|no (?:puede|debe) saltar|non (?:puo|deve) saltare|nao (?:pode|deve) saltar|niet springen|nie (?:moze|wolno) skakac|ziplayam|ziplamamali',
    bans: ['jump', 'effort'],
    energy: 4,
  },
  {
    id: 'wheels',
    english:
      "wheel ?-?chair|\\bwalker\\b|crutch|walking (?:frame|aid|stick)|\\b(?:cannot|can't|cant|unable to|not able to|doesn't|does not|isn't|not yet|never)\\b.*\\bwalk|\\bparaly|plegi[ac]|spina bifida|cerebral palsy|\\bcp\\b|muscular dystrophy|\\bduchenne|\\bsma\\b|\\bnon.?ambulatory|amput|prosthetic leg|leg prosthe",
    others:
      'rollstuhl|\\brolli\\b|gehhilfe|rollator|gehfrei|krucke|kruecke|kann nicht (?:gehen|laufen)|lauft nicht|gelahmt|lahmung|querschnitt|zerebralparese|cerebralparese|muskel(?:dystroph|schwund)|fauteuil roulant|bequille|deambulat|ne (?:peut|sait) pas marcher|ne marche pas|paralys|infirmite motrice|myopath|silla de ruedas|muleta|andador|no (?:puede|sabe) (?:caminar|andar)|no camina|paralis|distrofi|dystrof|sedia a rotelle|carrozzin|stampell|non (?:puo|riesce a|sa) camminare|non cammina|cadeira de rodas|cadeirante|andarilho|nao (?:pode|consegue|sabe) andar|nao anda|rolstoel|krukken|looprek|kan niet lopen|loopt niet|verlamd|spierdystrof|spierziekte|wozek inwal|wozku|na wozku|\\bkul(?:e|ach)\\b|nie (?:moze|potrafi|umie) chodzic|nie chodzi\\b|sparalizowan|porazenie|dystrofi|tekerlekli sandalye|koltuk deg|yuruyem|yuruyemiyor|felc(?:li|i)?\\b|serebral palsi|kas (?:hastaligi|erimesi)',
    bans: seated,
    energy: 3,
    cue: 'Keep paths wide and the play at seat height.',
  },
  {
    id: 'legs-sore',
    english:
      '\\b(?:leg|foot|feet|knee|ankle|hip|toe)s?\\b.*\\b(?:cast|plaster|broke|broken|brace|surgery|pain|sore|sprain\\w*|weak\\w*|injur\\w*|orthos\\w*|splint|boot|fracture)|\\b(?:cast|plaster|broke|broken|brace|surgery|pain|sore|sprain\\w*|twisted|weak|injured|fractured?)\\b.*\\b(?:leg|foot|feet|knee|ankle|hip|toe)|\\barthritis|\\bjoint|hypermobil|ehlers|perthes|club ?foot|\\blimps?\\b',
    others:
      'bein ?bruch|(?:bein|fuss|knie|knochel|hufte|zeh)\\w*.{0,20}(?:gebrochen|gips|verletzt|schmerz|verstaucht|operiert)|gebrochene\\w* (?:bein|fuss|knochel|zeh)|(?:jambe|pied|genou|cheville|hanche)\\w*.{0,20}(?:casse|platre|foule|blesse)|(?:pierna|pie|rodilla|tobillo|cadera)\\b.{0,20}(?:rot[oa]|escayol|yeso|lesion|esguince)|(?:gamba|piede|ginocchio|caviglia|anca)\\b.{0,20}(?:rott[oa]|ingess|gesso|distors)|(?:perna|pe|joelho|tornozelo)\\b.{0,20}(?:partid|quebrad|engess|gesso|torcid)|(?:gebroken|verstuikte?) (?:been|voet|enkel|knie)|(?:been|voet|enkel|knie)\\b.{0,20}(?:gebroken|gips|verstuikt)|zlaman\\w* (?:nog|stop|kost)|(?:noga|nodze|nogi|kostka|kolano)\\b.{0,20}(?:gips|zlaman|skrecon)|kirik (?:bacak|ayak)|(?:bacag|ayag|diz)\\w*.{0,20}(?:kirik|alci|kirildi)|arthrit|artrit|gelenk|rheuma|rhumat|reuma|eklem',
    bans: [...upright, 'feet'],
    energy: 2,
  },
  {
    id: 'plaster',
    english: '\\b(?:in|has|wears) a (?:plaster )?cast\\b|^(?:plaster )?cast\\b|broken bone|fracture',
    others: '\\bgips|knochenbruch|\\bplatre|escayol|ingessat|\\bgesso|\\bw gipsie|\\balci(?:da|li)?\\b',
    bans: [...upright, 'feet', 'two-hands', 'throw', 'lift'],
    energy: 2,
  },
  {
    id: 'seated',
    english:
      "\\b(?:seated|sitting|sit down|sits|must sit|stay in bed|in bed|bed ?-?rest|bedridden|bedbound|lying down|cannot stand|can't stand)\\b|\\b(?:no|not|n't)\\b.*\\b(?:stand|standing)\\b",
    others:
      'bettruhe|bettlagerig|muss (?:liegen|sitzen)|nicht stehen|alite|repos (?:au lit|strict|complet)|rester (?:au lit|assis)|reposo|en cama|encamad|a letto|riposo|\\bacamad|de cama|repouso|bedrust|bedlegerig|moet (?:liggen|zitten)|lezec|lezy w lozku|w lozku|yatak istirahat|yataga bagli|yatmasi',
    bans: [...seated, 'go'],
    energy: 2,
  },
  {
    id: 'tires',
    english:
      '\\btires?\\b|\\btired|fatigue|low energy|\\bstamina|\\bexhaust|recover|surgery|operation|\\bill\\b|\\bsick|\\bchronic|chemo|\\bleuk|cancer|tumou?r|anaemi|anemi|\\bweak\\b|\\bfrail|\\bfever|\\bcold\\b.*\\b(?:has|a)\\b|\\bflu\\b|mitochond|transplant|dialysis|kidney|lupus',
    others:
      'erschopf|mude\\b|muskelschwach|krebs|leukam|tumor|operiert|operation|\\bkrank\\b|fieber|fatigu|epuis|malade|fievre|leucem|operad[oa]|enferm[oa]\\b|fiebre|cansad|cansa\\b|cancro|stanc[oa]|malat[oa]\\b|febbre|operat[oa]|doente|febre|moe\\b|kanker|geopereerd|ziek\\b|koorts|zmeczon|chor[ya]\\b|goraczk|bialaczk|nowotw|po operacji|yorgun|yorulu|hasta\\b|ates(?:i|li)|kanser|losemi|ameliyat',
    bans: ['run', 'jump', 'effort', 'lift', 'speed', 'climb', 'spin'],
    energy: 2,
    cue: 'Stop early: there is always another day.',
  },
  {
    id: 'balance',
    english:
      '\\bbalance\\b|dizz|vertigo|unsteady|\\bfalls? (?:often|a lot|easily)|clumsy|dyspraxi|coordination|inner ear|\\bfall\\w*\\b|\\bfaint|concuss|ataxi|wobbly',
    others:
      'schwindel|gleichgewicht|sturzt (?:oft|leicht)|gehirnerschutt|vertige|equilibre|commotion|mareo|equilibrio|conmocion|vertigin|tontura|duizelig|evenwicht|hersenschudding|zawrot|rownowag|denge|bas donme|bayil|dyspraks|dispras|disprax|ataxie|ataksj',
    bans: ['balance', 'spin', 'step-over', 'jump', 'crawl', 'run', 'climb'],
    energy: 3,
  },
  {
    id: 'one-hand',
    english:
      '\\b(?:one|left|right)[- ](?:hand|arm)\\b|\\b(?:hand|arm|wrist|finger|elbow|shoulder|collarbone)s?\\b.*\\b(?:cast|plaster|broke|broken|sling|splint|surgery|weak\\w*|pain|sore|missing|injur\\w*|fracture)|\\b(?:cast|plaster|broke|broken|sling|splint|sore|injured|fractured?|sprained)\\b.*\\b(?:hand|arm|wrist|finger|elbow|shoulder|collarbone)|limb difference|prosthe|hemipleg|hemipar',
    others:
      '(?:arm|hand|finger|handgelenk|ellbogen|schulter)\\w*.{0,20}(?:gebrochen|gips|verletzt|schlinge|verstaucht)|armbruch|gebrochene\\w* (?:arm|hand|finger)|(?:bras|main|poignet|doigt|epaule)\\b.{0,20}(?:casse|platre|echarpe|foule)|(?:brazo|mano|muneca|dedo|hombro)\\b.{0,20}(?:rot[oa]|escayol|yeso|cabestrillo)|(?:braccio|mano|polso|dito|spalla)\\b.{0,20}(?:rott[oa]|ingess|gesso)|(?:braco|mao|pulso|dedo|ombro)\\b.{0,20}(?:partid|quebrad|engess|gesso)|gebroken (?:arm|hand|pols|vinger)|(?:arm|hand|pols|vinger)\\b.{0,20}(?:gebroken|gips|mitella)|zlaman\\w* (?:rek|ramie|palec|nadgarst)|(?:reka|rece|ramie)\\b.{0,20}(?:gips|zlaman)|kirik (?:kol|el|parmak|bilek)|(?:kol|el|bileg|parmag)\\w*.{0,20}(?:kirik|alci|kirildi)',
    bans: ['two-hands', 'fine', 'throw', 'lift', 'crawl', 'climb'],
  },
  {
    id: 'no-hands',
    english:
      "\\b(?:cannot|can't|cant|unable to|no|without|limited)\\b.*\\b(?:use (?:of )?(?:his|her|their|both|the)? ?(?:hands|arms)|(?:hands|arms))\\b|tetrapleg|quadripleg|arthrogrypos",
    others:
      'tetraplegi|quadriplegi|kann (?:die|seine|ihre) (?:hande|arme) nicht|keine (?:arme|hande)|sans (?:bras|mains)|sin (?:brazos|manos)|senza (?:braccia|mani)|sem (?:bracos|maos)|zonder (?:armen|handen)|bez (?:rak|dloni)',
    bans: ['two-hands', 'fine', 'throw', 'lift', 'crawl', 'climb', 'write', 'reach', 'hand', 'balance'],
    energy: 3,
  },
  {
    id: 'fine-motor',
    english: 'fine motor|\\bgrip\\b|\\bgrasp|tremor|shaky hands|\\bmotor skills',
    others:
      'feinmotor|zittern|motricite fine|tremblement|motricidad fina|temblor|motricita fine|tremor|fijne motoriek|motoryk|drzeni|ince motor|titreme',
    bans: ['fine', 'write'],
  },
  {
    id: 'no-lifting',
    english:
      "\\b(?:no|not|n't|avoid|never)\\b.*\\b(?:lift\\w*|heavy|carry\\w*)\\b|\\bback\\b.*\\b(?:pain|problem|surgery|brace|sore)|scolios|hernia",
    others:
      'nicht (?:heben|tragen)|rucken(?:schmerz|problem)|skolios|leistenbruch|pas porter|mal de dos|scolios|no (?:puede|debe) (?:levantar|cargar)|escolios|mal di schiena|ernia|dor nas costas|niet tillen|rugpijn|skoliosz|przepuklin|skolyoz|fitik',
    bans: ['lift', 'jump', 'crawl', 'effort', 'climb'],
    energy: 3,
  },
  {
    id: 'low-vision',
    english:
      "\\bblind(?!fold|darm)|low vision|\\b(?:poor|limited|partial|bad|weak|no|impaired) (?:eye)?(?:sight|vision)|vision (?:loss|impair\\w*)|visual(?:ly)? impair|partially sighted|\\bcan'?t see|cannot see|(?:doesn't|does not) see|braille|nystagm|\\bcvi\\b|retinitis|glaucoma|cataract|white cane|guide dog",
    others:
      'sehbehindert|sehschwach|sieht (?:nichts|schlecht|kaum)|kann nicht (?:gut )?sehen|aveugle|malvoyant|(?:deficien\\w*|handicap) visuel|ne voit (?:pas|rien)|\\bcieg[oa]|(?:deficien|discapacidad )\\w*.?visual|baja vision|no (?:puede ver|ve\\b)|\\bciec[oa]|ipovedent|non vede|\\bceg[oa]\\b|cegueira|baixa visao|nao (?:ve|enxerga)|slechtziend|ziet (?:niets|slecht|niet)|niewidom|slabowidz|niedowidz|nie widzi|\\bkor\\b|gormuyor|goremiyor|gorme (?:engel|bozuk)|az goren',
    bans: ['see', 'read', 'colour', 'run', 'step-over', 'throw', 'dark', 'climb', 'roll', 'write'],
    energy: 3,
    cue: 'Describe aloud what the others show, and clear the floor.',
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
      "\\bdeaf|hard of hearing|hearing (?:loss|aid|impair\\w*)|\\bcan'?t hear|cannot hear|(?:doesn't|does not) hear|cochlear|\\bbsl\\b|\\basl\\b|glue ear",
    others:
      'gehorlos|\\btaub(?:stumm)?\\b|schwerhorig|hort (?:nichts|schlecht|kaum)|kann nicht (?:gut )?horen|horgerat|gebardensprache|\\bsourd|malentendant|n.entend|appareil auditif|\\bsord[oa]|hipoacus|no (?:oye|puede oir)|audifono|non (?:sente|puo sentire)|ipoacus|apparecch\\w+ acustic|protesi acustic|\\bsurd[oa]|nao ouve|aparelho auditivo|\\bdoof|\\bdove?\\b|slechthorend|hoort (?:niets|slecht|niet)|gehoorapparaat|nieslysz|\\bgluch|niedoslysz|nie slyszy|aparat sluch|\\bsagir|isitme|duymuyor|duyamiyor|koklear|cochle|implant cochl',
    bans: ['hear'],
    cue: 'Face them when you read, with light on your face.',
  },
  {
    id: 'quiet',
    english:
      '\\bloud|\\bnois|sensitive to (?:sound|noise)|sound.?sensitiv|hyperacusis|misophon|ear defenders|\\bearmuffs|\\bscream|\\bshout|\\bquiet\\b|\\bneighbou?r|\\bbaby (?:is )?(?:asleep|sleeping|naps?)',
    others: '\\blarm|\\blaut\\b|lautes?\\b|gerausch|\\bbruit|ruid[oi]|\\brumor[ei]|barulh|geluid|lawaai|\\bhalas|gurultu|\\bses(?:e|ler)',
    bans: ['loud', 'sudden'],
    cue: 'Keep the whole step to a murmur.',
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
    cue: 'Say beforehand what comes next and how long it lasts.',
  },
  {
    id: 'attention',
    english: '\\badhd\\b|\\badd\\b|attention|hyperactiv|fidget|restless|concentrat|\\bfocus',
    others:
      '\\badh?s\\b|\\btdah?\\b|\\bdehb\\b|hyperaktiv|aufmerksamkeit|unruhig|konzentr|hyperactif|agit[eo]|hiperact|atencion|iperattiv|attenzion|hiperativ|atencao|aandacht|hyperactief|nadpobudl|koncentr|hiperaktif|dikkat',
    bans: ['wait'],
    cue: 'Short rounds, hands always with something to do.',
  },
  {
    id: 'anxious',
    english:
      'anxi|\\bworr(?:y|ies|ied)|nervous|\\bshy\\b|introvert|\\bscared of (?:people|crowds|strangers)|selective mutis|stage fright|self.?conscious',
    others:
      'schuchtern|angstlich|\\bnervos|timid[eoa]|anxie|inquiet|ansios|timidez|ansia\\b|ansied|verlegen|angstig|niesmial|lekow|nerwow|utangac|kaygi|endiseli|mutism',
    bans: ['perform', 'sudden', 'hidden'],
    cue: 'Joining in by watching is joining in.',
  },
  {
    id: 'flash',
    english: 'epilep|seizure|photosensitiv|\\bflash|strobe|migraine|convuls',
    others:
      'krampfan|\\banfall|migran|crises? convuls|convulsi|epiles|nobet|padaczk|drgawk|\\bsara\\b|migren|emicrani|enxaqueca|stuip|toeval',
    bans: ['flash', 'dark', 'spin', 'run', 'effort', 'climb', 'water', 'breath'],
    energy: 3,
  },
  {
    id: 'touch',
    english:
      "\\b(?:no|not|n't|doesn't|dislikes?|hates?|avoid|without|personal|needs)\\b.*\\b(?:touch\\w*|hug\\w*|hold(?:ing)? hands|physical contact|space|tickl\\w*)\\b|tactile|\\btouch.?sensitiv",
    others:
      'nicht (?:anfassen|beruhr|angefasst)|keine beruhr|pas (?:toucher|etre touche|de contact)|no (?:le gusta que le toquen|tocar)|non (?:toccare|vuole essere toccat)|nao (?:gosta de ser|tocar)|niet aanraken|nie dotykac|nie lubi dotyku|dokunul|dokunma',
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
    cue: 'Show it once before it begins.',
  },
  {
    id: 'pollen',
    english: 'pollen|hay ?fever|\\bgrass\\b|\\bplants?\\b|\\bbees?\\b|\\bwasps?\\b|insect|\\bsting|\\btrees?\\b|\\bmould|\\bmold',
    others:
      'heuschnupfen|graser|\\bbienen|wespen|insekten|rhume des foins|pollin|abeille|guepe|\\bpolen|abejas?|avispa|\\bvespe|abelha|hooikoorts|\\bbijen|pylk|pszczol|\\bosy\\b|katar sienny|\\bari (?:alerj|sok)|saman nezle',
    bans: ['plants', 'smell'],
  },
  {
    id: 'dust',
    english:
      '\\bdust|\\bpet(?:s)? allerg|(?:pet|animal|dog|cat) (?:fur|hair|dander)|\\bfeather|\\bmites?|eczema|\\bskin|\\bsun(?:light|burn)?\\b|latex',
    others:
      'hausstaub|\\bstaub|milben|neurodermitis|ekzem|\\bhaut|acarien|poussiere|\\bpeau|acaro|\\bpolvo|\\bpiel\\b|polvere|\\bpelle\\b|\\bpele\\b|huisstof|huid|roztocz|\\bkurz|skor[ay]|egzama|egzem|toz alerj|cilt',
    bans: ['floor', 'mess', 'crawl'],
  },
  {
    id: 'mess',
    english: '\\bmess|dirty|\\bmud\\b|muddy|sticky|hates? getting|clean hands|\\bpaint',
    others: 'schmutz|matsch|klebrig|\\bsale\\b|collant|\\bsuci|pegajos|sporc|\\bsuj|vies\\b|plakkerig|brud|lepk|\\bkirli|yapiskan',
    bans: ['mess', 'plants'],
  },
  {
    id: 'mouths',
    english: '\\bmouth|chok|swallow|\\bpica\\b|small parts|puts things|\\bchew|gastro|dysphag',
    others:
      'verschluck|schluck|in den mund|a la bouche|avale|atragant|se lleva a la boca|in bocca|strozza|soffoca|na boca|engasg|in de mond|verslik|zakrztus|bierze do buzi|agzina|bogul|\\bdysfag|disfag',
    bans: ['small'],
    hazards: ['small'],
  },
  {
    id: 'tube',
    english: 'feeding tube|tube.?fed|\\bg.?tube|peg tube|\\bng tube|stoma\\b|colostom|\\bport\\b|central line|\\bshunt',
    others:
      'magensonde|ernahrungssonde|\\bpeg\\b|\\bsonde\\b|\\bsonda\\b|sondino|voedingssonde|gastrostom|zglebnik|besleme tup|portkatheter',
    bans: ['crawl', 'lie', 'spin', 'climb', 'lift'],
    energy: 3,
    hazards: ['cord'],
  },
  {
    id: 'bleeding',
    english:
      'ha?emophil|bleeding disorder|blood thinner|bruises easily|von willebrand|brittle bone|osteogenesis|thrombocyt|low platelets|hemophil',
    others:
      'hamophil|\\bbluter|blutverdunn|emofil|hemofil|glasknochen|os de verre|huesos de cristal|ossa (?:fragili|di vetro)|ossos de vidro|glazen botten|broze botten|lamliw|krwaw|cam kemik|kan hastaligi|pihtilas',
    bans: ['run', 'jump', 'throw', 'effort', 'climb', 'balance', 'step-over', 'spin', 'crawl', 'lift'],
    energy: 2,
    hazards: ['hard', 'poke', 'breakable'],
  },
  {
    id: 'pregnant',
    english: 'pregnan|expecting a baby',
    others: 'schwanger|enceinte|embaraz|\\bincinta|gravid|zwanger|w ciazy|\\bhamile',
    bans: ['run', 'jump', 'lift', 'floor', 'crawl', 'spin', 'balance', 'effort', 'climb', 'lie'],
    energy: 3,
  },
  {
    id: 'diabetes',
    english: '\\bdiabet|insulin|type (?:1|one)\\b|hypogly',
    others: 'zuckerkrank|insulin|diabete|cukrzyc|seker hasta|insulina|insuline|hipogl|ipogl',
    bans: ['effort'],
    energy: 4,
    cue: 'Have a snack before the story.',
  },
  {
    id: 'heights',
    english: '\\bheight|climb|\\bfalling',
    others: 'hohenangst|klettern|vertige|grimper|alturas|trepar|altezz|arrampic|altura|hoogte|klimmen|wysokos|wspina|yukseklik|tirman',
    bans: ['balance', 'climb', 'edge'],
    hazards: ['climbable'],
  },
  {
    id: 'impulse',
    english:
      '\\bbolt|runs? (?:off|away)|wander|\\bescap|elop|aggress|\\bhit(?:s|ting)?\\b|\\bbit(?:e|es|ing)\\b|\\bthrow(?:s|ing)? things|rough|tantrum|\\bpush(?:es|ing)?\\b',
    others:
      'lauft (?:weg|davon)|weglauf|schlagt|beisst|aggressiv|wutanf|fugue|s.enfuit|frappe|\\bmord\\b|agressif|se escapa|pega\\b|muerde|agresiv|scappa|picchia|morde|aggressiv|foge|\\bbate\\b|loopt weg|slaat|bijt|ucieka|bije|gryzie|kaciyor|vuruyor|isiriyor|saldirgan',
    bans: ['run', 'throw', 'touch', 'effort', 'hidden'],
    energy: 3,
    cue: "Stay within arm's reach.",
  },
  {
    id: 'closeness',
    english: 'claustrophob|small spaces|covered|under (?:a )?blanket|tight spaces',
    others:
      'klaustrophob|claustrofob|klaustrofob|enge raume|espaces (?:clos|fermes)|espacios cerrados|spazi chiusi|espacos fechados|kleine ruimtes|kapali alan',
    bans: ['dark', 'close-eyes', 'crawl', 'hidden'],
  },
  {
    id: 'tics',
    english: '\\btics?\\b|tourette|\\bocd\\b|compuls',
    others: '\\bticks?\\b|zwangs|\\btoc\\b|touretta|\\btik(?:i|leri)?\\b|takinti',
    bans: ['wait', 'perform'],
  },
  {
    id: 'bladder',
    english: 'toilet|bladder|\\bpott(?:y|ies)|nappy|nappies|diaper|catheter|incontin',
    others:
      '\\bblase|windel|katheter|inkontin|vessie|\\bcouche|incontin|panal|vejiga|pannolin|vescica|fralda|bexiga|luier|blaas|pieluch|pecherz|\\bbez\\b|mesane|tuvalet',
    bans: ['jump'],
  },
];

/** What is said of a child without meaning a limit, unless something of the body is named with it. */
export const harmless: RegExp =
  /^(?!.*(?:n't|\bnot\b|\bno\b|never|without|hates?|dislikes?|\bnicht\b|\bkein|\bpas\b|\bno\b|\bnon\b|\bnao\b|\bniet\b|\bgeen\b|\bnie\b|miyor|siz\b)).*(?:\b(?:loves?|likes?|enjoys?|happy|good at|great at|best|prefers?|favou?rite|healthy|fine|confident|left.?handed|right.?handed|bilingual|speaks|competitive|giggles?|laughs?|kind|gentle|curious|funny|mag|liebt|gesund|linkshander|aime|adore|gaucher|gaucher?e|le gusta|le encanta|zurd[oa]|ama\b|adora|mancin[oa]|gosta|canhot[oa]|houdt van|linkshandig|lubi|kocha|leworeczn\w*|sever|seviyor|solak)\b)|^(?:none|nothing|nil|n\/?a|no (?:considerations|issues|problems|limits|limitations|needs|allergies)(?: at all)?|keine?|nichts|aucune?|rien|ninguna?|nada|nessuna?|niente|nenhuma?|geen|niets|brak|nic|yok|-+)$|\bbed ?time\b|home by|\bhome.?school/u;

/** Marks of an illness: a name that no row knows makes careful, however cheerfully it is told of. */
export const medical: RegExp =
  /syndrom|sindrom|syndroom|zespol\b|sendrom|disease|disorder|condition\b|deficien|(?:it|os|path|troph|plasi|penia|plegi)(?:is|ie|ia|y|e)\b|krankheit|storung|maladie|enfermedad|malattia|doenca|ziekte|aandoening|chorob|zaburzen|hastalig|bozuklug|disab|handicap|behinder|discapac|disabil|deficient|gehandicapt|engelli|implant|medicat|surgery/u;
