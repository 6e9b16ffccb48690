import type { Clause } from './asks.ts';
import { isDenied } from './denial.ts';
import type { Hit, Limits } from './limits.ts';
import { unmask } from './name-tokens.ts';

/** What no text may ask of any child anywhere, because somebody could be hurt. */

type AlwaysRule = {
  id: string;
  /** What must not be asked. */
  pattern: RegExp;
  /** No hit where this stands in the same sentence: the thing is pretended, or meant in another way. */
  unless?: RegExp;
  /** Holds only while the youngest is younger than this, in years. */
  under?: number;
  /** Tried on the whole sentence, not on the clause alone. */
  whole?: boolean;
};

const pretended =
  /\b(?:pretend|imaginary|imagined|invisible|unseen|made of air|make-believe|in the air|of air|from the air|of nothing|out of nothing|in your (?:hands|palm)|with your (?:eyes|ears|nose|hands)|with words|without eating)\b/i;
const furniture =
  '(?:tables?|shelf|shelves|book ?cases?|window ?sills?|sills?|railings?|banisters?|ladders?|roofs?|counters?|worktops?|desks?|cupboards?|wardrobes?|fences?|radiators?|stove|cooker|walls?|balustrades?|bonnet|car)';
const seats =
  '(?:chairs?|sofas?|couch(?:es)?|beds?|stools?|armchairs?|bench(?:es)?|arm(?:s)? of the|backs? of the|boxes|crates?|bunks?|top bunk|pile|stack|swivel)';
/** The pattern for getting onto one of these things. */
const onto = (things: string) =>
  `\\b(?:stand|stands|standing|climb|climbs|climbing|clamber|clambers|jump|jumps|jumping|hop|hops|step|steps|walk|walks|balance|get|go|leap|leaps|kneel|bounce|run|dance)\\b (?:up )?(?:on to|onto|on top of|on|up|over|along|from|off|across) (?:the |a |your |that |this |each |one |every |an )?(?:(?!to\\b|and\\b)\\w+ )?${things}\\b`;

export const alwaysRules: readonly AlwaysRule[] = [
  {
    id: 'mouth',
    pattern:
      /\b(?:eat|eats|eating|lick|licks|licking|taste|tastes|tasting|drink|drinks|drinking|swallow|swallows|chew|chews|chewing|bite|bites into|nibble|nibbles|suck|sucks|sip|sips|gulp|gobble)\b(?! (?:up the road|your words|his words|of the))|\b(?:(?:in|into|between|inside) (?:your|their|his|her) (?:mouth|teeth|lips|nose|ears?)|to (?:your|their|his|her) (?:mouth|teeth|lips|nose))\b(?<=\b(?:put|puts|hold|holds|carry|carries|take|takes|stick|pop|place|keep|grip|clamp|stuff|push|poke|balance)\b.*)|\b(?:with|by) (?:your|their) (?:teeth|lips|tongue)\b/i,
    unless: pretended,
  },
  {
    id: 'fire',
    pattern:
      /\b(?:light|lights|strike|burn|burns|blow out|carry|hold|touch|hold (?:it )?over|use|fetch|set)\b (?:\w+ ){0,3}?(?:candles?|match(?:es)?|lighters?|fires?|flames?|tea ?lights?|torches|sparklers?|fireworks?|stove|oven|cooker|hob|kettle|iron|radiator|heater)\b|\bset (?:\w+ )?on fire\b|\b(?:matches|a lighter|real fire|boiling water|hot (?:water|pan|oil))\b/i,
    unless: /\b(?:imaginary|unseen|invisible|pretend|made of|of air|paper|battery|in the air|finger)\b/i,
  },
  {
    id: 'electricity',
    pattern:
      /\b(?:sockets?|power (?:outlet|strip|point)|outlets?|plug (?:in|out)|unplug|extension (?:lead|cord)|electric (?:wires?|fence)|live wires?|fuse box)\b/i,
  },
  {
    id: 'blades',
    pattern:
      /\b(?:(?:use|take|hold|get|fetch|grab|find|bring|carry|with|cut|hand) (?:\w+ ){0,3}?(?:knife|knives|scissors|razor|saw|axe|needles?|pins?|hammers?|drill|glass shards?|broken glass|guns?|swords? (?:of|made of) metal))\b/i,
    unless: /\b(?:imaginary|unseen|invisible|pretend|finger|paper|foam|cardboard|wooden spoon|fingers)\b/i,
  },
  {
    id: 'poison',
    pattern:
      /\b(?:medicines?|pills?|tablets from|bleach|detergent|cleaning (?:fluid|spray)|mushrooms? you find|wild berries|perfume|alcohol)\b/i,
    unless: /\b(?:pretend|imaginary|magic|invisible)\b/i,
  },
  {
    id: 'window',
    pattern:
      /\bopens? (?:up )?(?:the |a |your |that )?(?:windows?|balcony doors?)\b|\b(?:climb|lean|hang|sit|stand|throw|drop|jump|crawl|reach|get|dangle|step|kneel|put)s? (?:\w+ ){0,4}?(?:out of|through|from|on|onto|over|in) (?:the |a |an |your |that )?(?:open )?(?:windows?|window ?sills?|window ledge|sill|railings?|balustrade|parapet|banister)\b/i,
    unless:
      /\b(?:imaginary|unseen|invisible|pretend|of air|in the air|cardboard)\b|(?:at|by|to|near|beside|in front of) (?:the|a) window\b/i,
  },
  {
    id: 'furniture',
    pattern: new RegExp(onto(furniture), 'i'),
    unless:
      /\b(?:fingers?|toys?|dolls?|puppets?|with your hands?|with two)\b|\bstand(?:s)? (?:up )?(?:by|next to)|walk(?:s)? (?:\w+ )?along the (?:wall|fence)/i,
  },
  {
    id: 'furniture',
    pattern: new RegExp(onto(seats), 'i'),
    unless: /\b(?:fingers?|toys?|dolls?|puppets?|with your hands?|with two|in the air)\b/i,
    under: 8,
  },
  {
    id: 'neck',
    pattern:
      /\b(?:round|around|about|over) (?:your|their|his|her|the|each other's|its) (?:necks?|throats?)\b|\btie (?:up )?(?:\w+ )?(?:each other|one another|somebody|someone|your (?:brother|sister|hands|legs|feet|wrists|ankles)|him|her|them|a child|child\d+name)\b|\b(?:hands|legs|wrists|ankles) (?:tied|together with)\b/i,
    unless: /\barms? (?:round|around)|\binvisible|\bpretend|paint|draw/i,
  },
  {
    id: 'smothering',
    pattern:
      /\bplastic bags?\b|\b(?:pillow|cushion|bag|sack|duvet|mattress|blanket|scarf|cloth|tape) (?:\w+ )?(?:over|on|across|round|around) (?:your|their|his|her|each other's|the) (?:faces?|heads?|mouths?|nose)\b|\b(?:cover|covers|wrap|wraps) (?:your|their|his|her) (?:whole )?(?:faces?|heads?|mouths?|nose)\b(?! with (?:your|both|one|two) hands?)|\bhide (?:\w+ )?(?:in|inside) (?:the |a |an )?(?:\w+ )?(?:fridge|freezer|washing machine|tumble ?dryer|dryer|oven|chest|trunk|suitcase|bin|cupboard|wardrobe|boot)\b|\block (?:yourself|yourselves|the door|him|her|them|child\d+name)\b|\bclimb into (?:the |a )(?:\w+ )?(?:fridge|freezer|washing machine|dryer|oven|chest|trunk|suitcase|bin)\b|\bbury (?:each other|yourself|your head|child\d+name)\b/i,
  },
  {
    id: 'running with a stick',
    pattern:
      /\b(?:run|runs|race|jump|hop|dash|skip|gallop|spin)\b.*\b(?:with|holding|carrying) (?:a |the |your |it |an )?(?:\w+ )?(?:in (?:your|the) (?:mouth|teeth)|sticks?|pencils?|pens?|spoon (?:in|between)|scissors|glass|straws?|forks?|branch|lollipop|brush)\b/i,
  },
  {
    id: 'breath',
    pattern:
      /\b(?:hold|holds|holding) (?:your|their|his|her|our|its) breath\b|\bdon't breathe\b|\bnobody (?:\w+ )?breathes?\b|\b(?:stop|without) breathing\b|\bnot (?:a|one) breath\b/i,
    under: 8,
  },
  { id: 'blind steps', pattern: /\bblindfold\w*\b/i, whole: true },
  {
    id: 'blind steps',
    pattern:
      /\b(?:eyes? (?:closed|shut|covered)|with closed eyes|(?:close|shut|cover) (?:\w+ )?eyes)\b[^.!?]*\b(?:walk|walks|go|goes|step|steps|run|find (?:your|the) way|move (?:to|through|across|forward)|turn (?:round|around)|spin|cross|follow|tiptoe|crawl|hop|jump|balance|carry|climb)\b|\b(?:walk|go|step|run|cross|follow|tiptoe|crawl|hop|jump|balance|climb|spin|stand on one (?:leg|foot)|creep|carry)(?:s|ing)?\b[^.!?]*\b(?:eyes? (?:closed|shut|covered)|without looking|blindly)\b/i,
    whole: true,
  },
  {
    id: 'road',
    pattern:
      /\b(?:cross|run|step|walk|go|jump|roll|chase|race|play|dash|stand|sit|kick|throw|lie)(?:s|ing)? (?:\w+ ){0,4}?(?:in|into|onto|on|over|across|along|to|out to|the)? ?(?:the |a |your )?(?:busy )?(?:roads?|streets?|car ?park|parking lot|driveway|railway|tracks|rails|motorway|traffic)\b/i,
    unless:
      /\b(?:imaginary|invisible|unseen|of cushions|of paper|paper|pretend|rainbow|milky|star|gold|golden|yellow brick|finger|fingers|toy|straight|long|mountain|forest|silk|wind|wide|the road (?:to|goes|home|ahead|is|leads)|take the road)\b|tracks? (?:of|in|that)|\bin the tracks\b/i,
  },
  {
    id: 'deep water',
    pattern:
      /\b(?:dive|dives|jump|jumps|wade|swim|swims|climb|go|slide|slip|hop|leap|paddle)(?:s|ing)? (?:\w+ ){0,2}?(?:in|into|to|through|under|across) (?:the |a |your )?(?:(?:real|deep|cold|open|paddling|swimming|garden) )+(?:water|pool|pond|lake|sea|river|canal)\b|\b(?:head|face|nose|mouth) (?:\w+ )?(?:under|in|into|below) (?:the )?water\b/i,
  },
  {
    id: 'hard throw',
    pattern:
      /\b(?:throw|throws|throwing|toss|tosses|hurl|fling|flings|lob|chuck|sling|shoot|launch|kick)(?:s|ing)? (?:\w+ ){0,3}?(?:stones?|rocks?|pebbles?|bricks?|bottles?|cans?|tins?|sticks?|forks?|knives|hammers?|blocks?|plates?|cups?|mugs?|pots?|pans?|glass(?:es)?|books?|shoes?|boots?|marbles?|conkers?|pine ?cones?|wooden|metal|toy cars?|bats?|darts?|arrows?)\b|\b(?:throw|throws|toss|fling|hurl|shoot|aim|kick)(?:s|ing)? (?:\w+ ){0,3}?at (?:each other|one another|him|her|them|somebody|someone|child\d+name|(?:\w+ )?(?:face|head|windows?|people|cars?|the dog|the cat|lamp|glass))\b|\b(?:hit|hits|punch|punches|slap|pinch|bite|kick|push|shove|trip)(?:s)? (?:each other|one another|him|her|your (?:brother|sister|friend|neighbour)|child\d+name|somebody|someone)\b/i,
    unless: /\b(?:imaginary|invisible|unseen|paper|foam|sponge|sock|cardboard|air|pretend|snow of|cotton|felt|(?:push|bite) back)\b/i,
  },
  {
    id: 'people as loads',
    pattern:
      /\b(?:lift|carry|pick up|drag|swing|sit on|stand on|jump on|climb on|ride on|pull|throw)(?:s|ing)? (?:\w+ )?(?:each other|one another|your (?:little |big |baby )?(?:brother|sister|friend|baby|partner)|the baby|the smallest (?:child|one|of you)|child\d+name|somebody'?s? (?:shoulders|back))\b(?!'s? (?:hand|name|bag|things|load|turn|place|line|word))|\bpiggy ?backs?\b|\bon (?:somebody's|someone's|each other's|your (?:brother|sister)'s) (?:shoulders|back)\b(?=.*\b(?:climb|ride|sit|stand|get|hop)\b)|\bhuman pyramid\b/i,
    unless: /\b(?:invisible|pretend|rowing|hands? on)\b|into the (?:game|story)/i,
  },
  {
    id: 'sun',
    pattern:
      /\b(?:look|stare|gaze|squint|peek|shine)(?:s|ing)? (?:\w+ ){0,3}?(?:at|into|in) (?:the |a |your |their |somebody's |each other's )?(?:sun|torch|flashlight|laser|lamp|bright light|eyes with)\b(?! is| of the (?:story|king))|\blasers?\b(?= (?:pointer|beam|at))/i,
    unless: /\bsun of|paper sun|sun (?:rises|sets)|imaginary|pretend/i,
  },
  {
    id: 'alone',
    // `Leave it alone` only means not to touch it.
    pattern:
      /\b(?!leaves? (?:it|them|the (?:quiet|letter|rest|thing|lock|lid|door)) alone)(?:go|run|walk|slip|sneak|wander|leave|set off)(?:s)? (?:\w+ ){0,4}?(?:outside|out|away|off|home|to the (?:street|shop|woods|lake|river|pool))? ?(?:alone|by yourself|by yourselves|on your own|without (?:a |any )?(?:grown-?ups?|adults?|anybody knowing|telling))\b|\b(?:talk|speak|go|wave|walk|ride)(?:s)? (?:\w+ )?(?:to|with) (?:a |the )?(?:strangers?|passers-?by)\b|\bkeep it (?:a )?secret from (?:your )?(?:mum|dad|mother|father|parents|grown-?ups?|adults?|everybody at home)\b/i,
  },
];

/**
 * Every rule for everybody that these clauses break. A sentence that forbids the thing breaks none. `names`: the children's, in the order of their
 * numbers in the clauses.
 */
export function alwaysHits(clauses: readonly Clause[], limits: Limits, names: readonly string[]): Hit[] {
  const hits: Hit[] = [];
  for (const rule of alwaysRules) {
    if (rule.under !== undefined && limits.youngest >= rule.under) continue;
    for (const clause of clauses) {
      if (clause.from === null && rule.whole !== true) continue;
      const text = rule.whole === true ? clause.sentence : clause.text.slice(clause.from ?? 0);
      const found = rule.pattern.exec(text);
      if (found === null || rule.unless?.test(rule.whole === true ? text : clause.sentence) === true) continue;
      if (
        isDenied(
          rule.whole === true ? { text, denied: false } : clause,
          rule.whole === true ? found.index : (clause.from ?? 0) + found.index,
        )
      )
        continue;
      hits.push({ rule: `always: ${rule.id}`, match: unmask(found[0], names), text: unmask(clause.sentence, names) });
    }
  }
  return hits;
}
