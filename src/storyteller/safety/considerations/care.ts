import { type Row } from './row.ts';

/** What needs care without limiting every movement: illness, what is put in a mouth, closeness, heights. */
export const care: readonly Row[] = [
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
    cue: 'Stay within reach.',
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
