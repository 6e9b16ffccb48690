import { anyOf } from '../fold.ts';

/** What is said of a child without meaning a limit: likes, glasses, good health. Over folded text, clause by clause. */

/** Likes, health and character, wherever they stand in a clause. */
const said =
  /\b(?:loves?|likes?|enjoys?|happy|good at|great at|best (?:friends?|at\b)|favou?rite|healthy|confident|left.?handed|right.?handed|bilingual|competitive|giggles?|laughs?|curious|mag|liebt|gesund|linkshander|aime|adore|gaucher|gaucher?e|le gusta|le encanta|zurd[oa]|ama\b|adora|mancin[oa]|gosta|canhot[oa]|houdt van|linkshandig|lubi|kocha|leworeczn\w*|sever|seviyor|solak)\b/u;

/** Words that are a plea or a limit as often as praise (*be gentle*, *kind of shaky*, *Kind* in German): only where they say what a child is, or does. */
const praise = anyOf(
  '\\b(?:is|are|very|so|really|always|super|such a) (?:a )?(?:kind|gentle|funny)(?: (?:and .*|little |young )?(?:child|kid|boy|girl|soul|giant|heart)?)?$',
  '^(?:kind|funny)$|^kind to ',
  '\\bkind.?hearted\\b|\\b(?:is|are|very|so|really|always) kind to\\b',
  "^(?:(?:he|she|they|it)(?:'s| is|'re| are) |is |are |doing |feels? |otherwise |perfectly |absolutely |totally |all |quite |just )*fine$",
  '\\bprefers? (?:drawing|painting|crafts?|books?|reading|music|singing|dancing|football|puzzles|cooking|building|stories|riddles|dinosaurs|animals|pirates|knights|fairies|princesses|space|magic|ninjas|science|maths|numbers|lego|dolls|cars|trains)\\b',
);

/** What denies, in nine languages. */
const denial = anyOf(
  "n't|\\bnot\\b|\\bno\\b|never|without|hates?|dislikes?|\\bnicht\\b|\\bkein|\\bpas\\b|\\bnon\\b|\\bnao\\b|\\bniet\\b|\\bgeen\\b|\\bnie\\b|miyor|siz\\b",
);

/** What makes a limit of a liking: *only*, *unless*, *must*, *rest*, pain, aids, danger. In nine languages. */
const limit = anyOf(
  '\\b(?:only(?! (?:likes?|loves?|enjoys?))|unless|except|apart from|as long as|avoid\\w*|careful\\w*|must|needs?|should|has to|have to|sit|sits|sitting|rest|resting|lie|lying|slowly)\\b|\\bstay(?:s|ing)? (?:in|on|off|put|seated|inside)\\b|\\b(?:be|keep|stand|stay)(?:ing)? still\\b',
  '\\b(?:pain\\w*|hurt\\w*|sore|shaky|wound\\w*|helmet|device|brace|splint|tube|pump|chair|talker)\\b',
  '\\bfire(?! ?(?:engine|truck|station|man|men|fight|brigade|work|fl))|\\b(?:into|in|onto) the (?:road|street)\\b|\\bout of (?:the )?windows?\\b|\\bbalcon(?:y|ies)\\b|\\bup (?:his|her|their) nose\\b|\\boff the (?:floor|ground)\\b|\\bhid(?:es?|ing) from\\b',
  '\\b(?:nur|ausser|allein|muss|soll|braucht|darf|bleib\\w*|sitz(?:t|en)|liegen|sich schonen|ruhig|ruhe|weh|wunde|schiene|korsett|helm)\\b',
  '\\b(?:alleen|behalve|moet|nodig|blijven|zitten|liggen|rust|pijn)\\b|\\bmag (?:op|in|even|wel|zijn|haar)\\b',
  '\\b(?:seulement|sauf|doit|besoin|reste|assis\\w*|solo|salvo|debe|necesita|sentad[oa]|soltanto|tranne|deve|bisogno|sedut[oa]|apenas|precisa|casque|casco|dol?or\\w*)\\b',
  '\\b(?:tylko|musi|potrzebuje|siedziec|lezec|boli|sadece|haric|gerek\\w*|ihtiyac\\w*|oturm\\w*|yatm\\w*|agri\\w*)\\b',
);

/** Parts of the body, in nine languages: what is said of one is no mere liking. */
const body = anyOf(
  '\\b(?:legs?|foot|feet|knees?|ankles?|hips?|toes?|arms?|hands?|wrists?|fingers?|elbows?|shoulders?|necks?|spine|head|eyes?|ears?|throat|skin|chest|bell(?:y|ies)|tumm(?:y|ies)|stomach|bones?|muscles?)\\b(?! ?(?:paint|puppet))|\\b(?:his|her|their) back\\b',
  '\\b(?:beine?|fusse?|knie|hufte|arme?|hande?|schulter|rucken|kopf|augen|ohren|bauch|muskeln?|benen|voet(?:en)?|handen|hoofd|ogen|oren|buik)\\b|\\b(?:zijn|haar|het) (?:been|rug)\\b',
  '\\b(?:jambes?|pieds?|genoux?|hanche|bras|tete|yeux|ventre|piernas?|rodillas?|brazos?|manos?|espalda|cabeza|ojos|gamb[ae]|pied[ei]|ginocchi\\w*|bracci[oa]|schiena|testa|occhi|pernas?|joelhos?|bracos?|maos?|costas|cabeca|olhos)\\b|\\b(?:la|sa|les|ses) mains?\\b',
  '\\b(?:nog[ai]|nodze|kolan[oa]|rek[ai]|rece|plecy|oczy|uszy|brzuch|baca[kg]\\w*|aya[kg]\\w*|dizi\\w*|kolu\\w*|eller\\w*|goz\\w*)\\b',
);

/** The languages that a child speaks. */
const languages = anyOf(
  '^(?:(?:he|she|they) )?(?:only )?speaks? (?:(?:a little|little|some|good|fluent|mostly|both|only|mainly|and) )*(?:\\p{L}+(?:ish|ian|ese|ic|[mr]an|nch)|dutch|greek|czech|hindi|urdu|hebrew|farsi|welsh|\\p{L}+ languages)(?: at home| with us)?$',
);

/** Nothing to consider, in nine languages; when a child goes to bed or learns. */
const nothing =
  /^(?:none|nothing|nil|n\/?a|no (?:considerations|issues|problems|limits|limitations|needs|allergies)(?: at all)?|keine?|nichts|aucune?|rien|ninguna?|nada|nessuna?|niente|nenhuma?|geen|niets|brak|nic|yok|-+)$|\bbed ?time\b|home by|\bhome.?school/u;

/** Whether a clause says nothing that limits play. What it can't be sure of is not harmless. */
export function isHarmless(clause: string): boolean {
  if (nothing.test(clause) || languages.test(clause)) return true;
  if (denial.test(clause) || limit.test(clause) || body.test(clause)) return false;
  return said.test(clause) || praise.test(clause);
}
