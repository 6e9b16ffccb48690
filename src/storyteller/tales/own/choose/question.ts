import type { OwnWords } from '../read/own-words.ts';
import { keyOf } from '../words/lexicon.ts';

/** Whether a family's words ask, suppose or wish. */

/** What begins nothing but a question or a wish, without accents, in nine languages. */
const sure = new RegExp(
  `^(?:${[
    'why|how come|how to be|(?:what|where|when|how) (?:do|does|would)|what (?:if|happens)|i wish|if (?:i|we|you)|imagine|suppose|(?:can|could) (?:i|we) be|i want to know',
    'warum|wieso|weshalb|wohin|woher|was (?:ware|passiert|ist) wenn|was passiert|wie ist es|ich wunscht?e|wenn ich|stell dir vor',
    'pourquoi|et si|que se passe|que (?:font|fait)|ou (?:va|vont)|si j|si je|j aimerais',
    'por que|y si|que pasa|que pasaria|adonde|ojala|si (?:yo|fuera)|me gustaria',
    'perche|e se|(?:che )?cosa succede|se (?:io|fossi)|vorrei|magari fossi',
    'porque|o que acontece|para onde|quem me dera|se eu',
    'waarom|wat (?:als|gebeurt)|waarheen|waar ga(?:at|an)|ik wou dat|als ik',
    'dlaczego|czemu|co jesli|co by bylo|a gdyby|gdybym|dokad|chcial(?:bym|abym)',
  ].join('|')}) `,
);
/** In Turkish what asks may stand anywhere. */
const turkish = /(?:^| )(?:neden|niye|nicin|nasil|nereye|keske)(?: |$)/;
/** What asks, or begins something else: *who can jump the highest* is a contest. */
const perhaps =
  /^(?:where|how|what|who|whose|which|when|if|is|are|do|does|did|can|could|would|will|should|wo|wie|was|wer|wann|ob|kann|konnen|konnten|wenn|ou|comment|qui|quand|est ce|peut on|donde|como|que|quien|cuando|podemos|dove|come (?:si|fa|fanno)|chi|cosa|quando|possiamo|onde|o que|quem|waar|hoe|wat|wanneer|kunnen|mogen|gdzie|jak|co|kto|kiedy|czy|nerede|kim|ne zaman) /;

/** How surely the words ask; null where they don't. What is missing may be asked for, and is looked for. */
export function questionIn({ clean, missing }: OwnWords): 'sure' | 'perhaps' | null {
  const asked = keyOf(clean);
  if (turkish.test(asked) || (missing === null && sure.test(`${asked} `))) return 'sure';
  return perhaps.test(asked) || /\?\s*$/.test(clean) ? 'perhaps' : null;
}
