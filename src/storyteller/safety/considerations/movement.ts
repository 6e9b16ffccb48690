import { quickLegs, type Row, seated, upright } from './row.ts';

/** What limits how a child moves, and how long. */
export const movement: readonly Row[] = [
  {
    id: 'no-running',
    english:
      "\\b(?:no|not|n't|cannot|cant|unable|avoid|without|never|trouble|hard|struggles?|difficult\\w*|limited|slow)\\b.*\\b(?:run|running|runs|sprint\\w*|rac(?:e|ing)|fast|exert\\w*|strenuous|sports?|pe\\b|exercis\\w*)|n't\\b.*\\b(?:run|running)\\b",
    others:
      'nicht (?:rennen|laufen|toben|herumtoben)|kein sport|sportverbot|pas (?:courir|de sport|de course)|no (?:puede|debe) correr|sin correr|non (?:puo|deve) correre|nao (?:pode|deve|consegue) correr|niet (?:rennen|sporten)|nie (?:moze|wolno mu|wolno jej|wolno|potrafi) biegac|kosam|kosmamali|kosamiyor',
    bans: quickLegs,
    energy: 3,
    cue: 'Take a break before it is needed.',
  },
  {
    id: 'breathing',
    english: '\\basthma|\\bbreath(?:ing|less)|\\bwheez|\\binhaler|\\bcystic|\\blungs?\\b|oxygen|tracheo|ventilator|short of breath',
    others:
      'asthme|\\basma|\\bastma|\\bastim|atemnot|kurzatmig|\\blunge|beatmung|essouffl|poumon|mucoviscid|mukovisz|pulmon|polmon|fibros[ei] (?:quist|cist|kist)|kortademig|benauwd|\\blong(?:en|ziekte)|duszno|\\bpluc|nefes|akciger',
    bans: [...quickLegs, 'breath', 'smell'],
    energy: 3,
    cue: 'Take a break before it is needed.',
  },
  {
    id: 'heart',
    english: '\\bheart\\b|\\bcardiac|\\bcardio|pacemaker|\\barrhythm',
    others:
      '\\bherz(?!lich)|\\bcoeur|cardia(?:que|co|ca)|cardiopat|\\bcorazon|\\bcuore|\\bcoracao|\\bhart(?:je|afwijking|kwaal|probleem|patient|ritme)?\\b|\\bserc[ae]|\\bwada serca|\\bkalp',
    bans: [...quickLegs, 'spin', 'lift', 'breath'],
    energy: 3,
    cue: 'Take a break before it is needed.',
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
    cue: 'Keep the paths wide, and play at the height of a seat.',
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
    // A limb that is named has a row of its own.
    english:
      '^(?!.*\\b(?:arm|hand|wrist|finger|elbow|shoulder|collarbone|nose|tooth|teeth)s?\\b)(?:.*\\b(?:in|has|wears) a (?:plaster )?cast\\b|(?:plaster )?cast\\b|.*broken bone|.*fracture)',
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
      'schwind(?:el|lig)|gleichgewicht|sturzt (?:oft|leicht)|gehirnerschutt|vertige|equilibre|commotion|\\bmare(?:o|a|arse)\\b|equilibrio|conmocion|vertigin|tontura|duizelig|evenwicht|hersenschudding|zawrot|rownowag|denge|bas donme|bayil|dyspraks|dispras|disprax|ataxie|ataksj',
    bans: ['balance', 'spin', 'step-over', 'jump', 'crawl', 'run', 'climb'],
    energy: 3,
  },
  {
    id: 'no-kneeling',
    english:
      "\\b(?:no|not|n't|cannot|cant|unable|avoid|without|never|trouble|hard|hurts?|painful)\\b.*\\b(?:kneel\\w*|squat\\w*|crouch\\w*)",
    others:
      '(?:nicht|kein).*(?:knien|hocken)|(?:pas|jamais).*(?:s.agenouiller|s.accroupir|a genoux)|\\bno .*(?:arrodill|agach|en cuclillas)|\\bnon .*(?:inginocchi|accovacci)|\\bnao .*(?:ajoelh|agachar)|niet.*(?:knielen|hurken)|nie .*(?:kleka|klekac|kuca)|diz cok(?:emiyor|emez)|comelem',
    bans: ['floor', 'crawl'],
    energy: 4,
  },
  {
    id: 'arm-hurt',
    english:
      '\\b(?:hand|arm|wrist|finger|elbow|shoulder|collarbone)s?\\b.*\\b(?:cast|plaster|broke|broken|sling|splint|surgery|pain|sore|injur\\w*|fracture\\w*|sprain\\w*)|\\b(?:cast|plaster|broke|broken|sling|splint|sore|injured|fractured?|sprained)\\b.*\\b(?:hand|arm|wrist|finger|elbow|shoulder|collarbone)|\\bsling\\b',
    others:
      '(?:arm|hand|finger|handgelenk|ellbogen|schulter)\\w*.{0,20}(?:gebrochen|gips|verletzt|schlinge|verstaucht)|armbruch|gebrochene\\w* (?:arm|hand|finger)|(?:bras|main|poignet|doigt|epaule)\\b.{0,20}(?:casse|platre|echarpe|foule)|(?:brazo|mano|muneca|dedo|hombro)\\b.{0,20}(?:rot[oa]|escayol|yeso|cabestrillo)|(?:braccio|mano|polso|dito|spalla)\\b.{0,20}(?:rott[oa]|ingess|gesso)|(?:braco|mao|pulso|dedo|ombro)\\b.{0,20}(?:partid|quebrad|engess|gesso)|gebroken (?:arm|hand|pols|vinger)|(?:arm|hand|pols|vinger)\\b.{0,20}(?:gebroken|gips|mitella)|zlaman\\w* (?:rek|ramie|palec|nadgarst)|(?:reka|rece|ramie)\\b.{0,20}(?:gips|zlaman)|kirik (?:kol|el|parmak|bilek)|(?:kol|el|bileg|parmag)\\w*.{0,20}(?:kirik|alci|kirildi)',
    bans: ['two-hands', 'fine', 'throw', 'lift', 'crawl', 'climb', 'reach', 'jump', 'run', 'balance', 'spin', 'roll'],
    energy: 3,
    cue: 'Let the good arm do it all, and nothing that could end in a fall.',
  },
  {
    id: 'one-hand',
    english:
      '\\b(?:one|left|right)[- ](?:hand|arm)\\b|\\b(?:hand|arm|wrist|finger|elbow|shoulder)s?\\b.*\\b(?:weak\\w*|missing)|limb difference|prosthe|hemipleg|hemipar',
    bans: ['two-hands', 'fine', 'throw', 'lift', 'crawl', 'climb'],
  },
  {
    id: 'drip',
    english:
      '\\bdrip\\b|\\bcannula|\\biv line|\\binfusion|\\bstitches\\b|(?:must|has to|needs to|should) (?:lie|keep|stay|be) (?:very |quite )?(?:still|flat)|lies? (?:still|flat)',
    others:
      '\\btropf\\b|infusion|kanule|genahte|perfusion|\\bsuero\\b|\\bflebo|infuus|kroplowk|\\bserum\\b|muss (?:still|flach) liegen|rester (?:allonge|couche)|\\bpuntos de sutura',
    bans: [...seated, 'go', 'two-hands', 'throw', 'reach', 'speed', 'roll', 'hidden'],
    energy: 2,
    cue: 'A face, a voice and one finger are enough for everything.',
  },
  {
    id: 'no-legs',
    english:
      '\\b(?:no|without|missing|lost|born without)\\b.{0,20}\\b(?:legs?|feet|foot)\\b|\\bone leg\\b|\\bamput|leg prosthe|prosthetic legs?',
    others: 'ohne beine?\\b|kein(?:e)? beine?\\b|sans jambes?|sin piernas?|senza gambe|sem pernas|zonder benen|bez nog|bacaksiz',
    bans: seated,
    energy: 3,
    words: {
      id: 'legs',
      words:
        /\b(?:your|both|each) (?:own |two |left |right |next )?(?:knees?|feet|foot|toes?|legs?|ankles?|heels?|laps?)\b|\b(?:first|then) the (?:feet|legs|toes|knees)\b|\btiptoe\b/i,
      where: 'heard',
    },
  },
  {
    id: 'no-hands',
    english:
      "\\b(?:cannot|can't|cant|unable to|no|without|limited)\\b.*\\b(?:use (?:of )?(?:his|her|their|both|the)? ?(?:hands|arms)|(?:hands|arms))\\b|tetrapleg|quadripleg|arthrogrypos",
    others:
      'tetraplegi|quadriplegi|kann (?:die|seine|ihre|beide) (?:hande|arme) nicht|(?:se servir|utiliser|bouger|l.usage|usage) (?:de )?(?:ses|des|les) (?:deux )?(?:mains|bras)|no (?:puede|consigue|sabe) (?:usar|mover|utilizar) (?:las|sus|los) (?:dos )?(?:manos|brazos)|non (?:puo|riesce a) (?:usare|muovere) (?:le|i) (?:mani|braccia)|nao (?:pode|consegue) (?:usar|mexer|mover) (?:as|os) (?:maos|bracos)|kan (?:de|zijn|haar) (?:handen|armen) niet|nie (?:moze|potrafi) (?:uzywac|ruszac) (?:rak|dloni|rekami)|(?:ellerini|kollarini) (?:kullanam|oynatam)|keine (?:arme|hande)|sans (?:bras|mains)|sin (?:brazos|manos)|senza (?:braccia|mani)|sem (?:bracos|maos)|zonder (?:armen|handen)|bez (?:rak|dloni)',
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
];
