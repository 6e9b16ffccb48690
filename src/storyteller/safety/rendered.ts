import { type Demand, demandFamilies } from '../words/vocabulary.ts';
import { alwaysHits } from './always.ts';
import { type Clause, clausesOf, plainSentences, type Spoken } from './asks.ts';
import { isDenied } from './denial.ts';
import type { ChildLimits, Hit, Limits } from './limits.ts';
import { unmask } from './name-tokens.ts';
import { anywhere, phrases } from './phrases.ts';
import { formsOf, type Verb, verbs } from './verbs.ts';

/** Finds what rendered texts ask of bodies or name, and compares it with what each child can't do or must not hear and what the place does not allow. */

/** One text to check. `audience`: the id of the only child that the line is addressed to. */
export type Line = Spoken & { audience?: string | undefined };

/** A verb in one of its forms. */
type Form = { verb: Verb; form: 'base' | 's' | 'ing' };
const byForm = new Map<string, Form[]>();
for (const verb of verbs) {
  const { s, ing } = formsOf(verb.base);
  const forms: [string, Form['form']][] = [
    [verb.base, 'base'],
    [s, 's'],
    [ing, 'ing'],
  ];
  for (const [word, form] of forms) byForm.set(word, [...(byForm.get(word) ?? []), { verb, form }]);
}
const bases: ReadonlySet<string> = new Set(verbs.map((verb) => verb.base));

type Asked = { demand: Demand; match: string; who: readonly number[] | 'all'; sentence: string };

/** Every hit in these lines, each once for a rule, a child and a sentence. English only: in texts of other languages nothing is found. */
export function hitsIn(lines: readonly Line[], limits: Limits): Hit[] {
  const children = [...limits.childrenById.values()];
  const names = children.map((child) => child.name);
  const banned = new Set<Demand>([...limits.place.bans, ...children.flatMap(({ bans, spared = [] }) => [...bans, ...spared])]);
  const hits: Hit[] = [];
  for (const line of lines) {
    const heard = line.audience === undefined ? children : children.filter((child) => child.id === line.audience);
    const clauses = clausesOf(line, names, bases);
    if (banned.size > 0)
      for (const asked of clauses.flatMap((clause) => askedIn(clause, banned)))
        hits.push(...against(asked, heard, children, limits, names));
    hits.push(...wordHits(line, heard));
    hits.push(...alwaysHits(clauses, limits, names));
  }
  return unique(hits);
}

/** The hits of one demand: the place's bans hold for everybody, a child's only for that child. */
function against(
  asked: Asked,
  heard: readonly ChildLimits[],
  children: readonly ChildLimits[],
  limits: Limits,
  names: readonly string[],
): Hit[] {
  const hit = {
    rule: `asks: ${asked.demand}`,
    demand: asked.demand,
    match: unmask(asked.match, names),
    text: unmask(asked.sentence, names),
  };
  if (limits.place.bans.has(asked.demand)) return [hit];
  const { who } = asked;
  // Two children of one name both think that they are meant.
  const meant = who === 'all' ? heard : heard.filter(({ name }) => who.some((at) => children[at]?.name === name));
  // A line said to some of the children means them by name.
  const byName = who !== 'all' || heard.length < children.length;
  const isOff = ({ bans, spared }: ChildLimits) => bans.has(asked.demand) || (byName && spared?.has(asked.demand) === true);
  return meant.filter(isOff).map((child) => ({ ...hit, child: child.id }));
}

/** The banned demands that a clause asks, by verbs and by phrases. */
function askedIn(clause: Clause, banned: ReadonlySet<Demand>): Asked[] {
  const { from } = clause;
  if (from === null || clause.past) return [];
  const asked: Asked[] = [];
  const put = (demands: readonly Demand[], match: string) => {
    for (const demand of demands) if (banned.has(demand)) asked.push({ demand, match, who: clause.who, sentence: clause.sentence });
  };
  const text = clause.text;
  for (const word of text.matchAll(/[\p{L}\p{N}'-]+/gu)) {
    const forms = byForm.get(word[0].toLowerCase());
    if (forms === undefined || word.index < from || !isAsked(clause, word.index, forms)) continue;
    const after = text.slice(word.index + word[0].length).trimStart();
    for (const { verb } of forms) {
      const demands = demandsOf(verb, clause);
      if (!demands.some((demand) => banned.has(demand))) continue;
      if (verb.not?.test(after) === true || isDenied(clause, word.index)) continue;
      put(
        demands,
        `${word[0]} ${after}`
          .trim()
          .replace(/[.!?]+$/, '')
          .slice(0, 60),
      );
    }
  }
  const said = text.slice(from);
  for (const { demands, pattern } of phrases) {
    if (!demands.some((demand) => banned.has(demand))) continue;
    const found = pattern.exec(said);
    if (found === null || isDenied(clause, from + found.index) || tells(found[0], clause)) continue;
    put(demands, found[0]);
  }
  for (const { demands, pattern } of anywhere) {
    const found = demands.some((demand) => banned.has(demand)) ? pattern.exec(clause.sentence) : null;
    if (found !== null && !isDenied({ text: clause.sentence, denied: false }, found.index)) put(demands, found[0]);
  }
  return asked;
}

const unseen = /\b(?:unseen|invisible|imaginary|pretend(?:ed)?|of (?:thin )?air|of nothing|from nowhere)\b/i;
const ofMatter: ReadonlySet<Demand> = new Set(['lift', 'throw', 'roll', 'fine']);

/** The demands of a verb. An unseen or imagined thing has no weight and does not fly, and it takes no eyes to catch it. */
function demandsOf({ base, demands }: Verb, { sentence }: Clause): readonly Demand[] {
  if (!unseen.test(sentence)) return demands;
  return demands.filter((demand) => !ofMatter.has(demand) && !(base === 'catch' && demand === 'see'));
}

/** Whether a phrase only tells of others: `looks at`, `holds hands` in a clause whose subject is no child. */
function tells(match: string, clause: Clause): boolean {
  const [first = ''] = match.toLowerCase().split(/\s+/);
  return (
    !clause.third &&
    /^(?:looks|listens|holds|takes|goes|comes|carries|brings|shows|finds|sits|lies|kneels|gives|touches|feels|stands|climbs|steps|hangs|leans|throws|turns|moves|reaches|stretches|picks|counts|hides|smells|writes|reads|whispers|blows|points|watches|hears|sees|acts|plays|performs|makes|drops|gets|jumps|leaps|bangs|swims)$/.test(
      first,
    )
  );
}

const auxiliary =
  /^(?:can|could|may|might|must|will|would|shall|should|have|has|need|needs|want|wants|get|gets|to|now|all|both|each|also|then|just|only|too|try|tries|begin|begins|start|starts|going|ready|able|about|even|still|together|once|twice|dare|dares|do|does|please|always|is|are|'re|'ll|be|being|keep|keeps|go|goes|come|and|or|never|not|don't|slowly|again|first|next|quickly|one|of|you|us|who|so|soft|very|again|by|on|let|up|over|back|\p{L}+ly)$/iu;
const asksSubject =
  /^(?:you|you'll|you're|you've|we|we'll|we're|us|everybody|everyone|whoever|others?|rest|first|last|next|leader|players?|children|kids|child|player|they|them|one|knight|knights|each|all|both|feet|legs|foot|leg|body|knees|toes|hands|arms|who|anybody|anyone|pair|pairs|team|teams|child\d+name)$/i;

const isOfLegs = (demand: Demand): boolean => demandFamilies[demand] === 'legs' || demand === 'speed';

/** Whether the verb at this place is done by those who are asked, as far as the words before it tell. */
function isAsked(clause: Clause, at: number, forms: readonly Form[]): boolean {
  const from = clause.from ?? 0;
  const before = clause.text.slice(from, at).match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const last = before.at(-1)?.toLowerCase() ?? '';
  const form = forms[0]?.form ?? 'base';
  if (
    /^(?:a|an|the|this|that|his|her|its|their|my|your|our|no|every|some|any|of|has|had|have|did|first|last|next|big|small|little|great|long|good|old|new|for|in)$/.test(
      last,
    ) &&
    !(form === 'base' && /^(?:first|next|last)$/.test(last) && before.length === 1)
  )
    return last === 'by' || (form === 'ing' && last === 'for');
  if (form === 'ing')
    return before.length === 0
      ? true
      : /^(?:keep|keeps|start|starts|go|goes|on|try|by|while|begin|begins|are|is|be|we're|you're|all|like|come|comes|and|practise|love|loves|stop|from|without|off)$/.test(
          last,
        ) || last.endsWith('ly');
  let index = before.length - 1;
  while (index >= 0 && auxiliary.test(before[index] ?? '')) index -= 1;
  if (index < 0) return form === 'base' || clause.third;
  const subject = before[index] ?? '';
  // `Hands climb`, `Fists hop`: no leg is asked.
  if (/^(?:hands?|fists?|arms?|palms?|fingers?|thumbs?|noses?)$/i.test(subject) && forms.every(({ verb }) => verb.demands.every(isOfLegs)))
    return false;
  const isWhoever = /^whoever\b/i.test(clause.text.slice(from)) && clause.third;
  if (isWhoever || asksSubject.test(subject)) return form === 'base' || clause.third || /^child\d+name$/.test(subject);
  // `It is time to run`, `Ask them to hop`: an infinitive belongs to those who are asked.
  return form === 'base' && before.slice(index + 1).some((word) => word.toLowerCase() === 'to') && index < before.length - 1;
}

/** Words that are kept from a child. The adult may read one where it is forbidden: `Keep nuts away`. */
function wordHits(line: Line, heard: readonly ChildLimits[]): Hit[] {
  const hits: Hit[] = [];
  if (heard.every(({ words }) => words.length === 0)) return hits;
  for (const sentence of plainSentences(line.text)) {
    for (const { id, words } of heard) {
      for (const filter of words) {
        if (filter.where === 'met' && line.for !== 'adult') continue;
        const found = filter.words.exec(sentence);
        if (found === null) continue;
        if (line.for === 'adult' && isDenied({ text: sentence, denied: false }, found.index)) continue;
        hits.push({ rule: `word: ${filter.id}`, match: found[0], text: sentence, child: id });
      }
    }
  }
  return hits;
}

function unique(hits: readonly Hit[]): Hit[] {
  const seen = new Set<string>();
  return hits.filter((hit) => {
    const key = [hit.rule, hit.child, hit.text].join('|');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
