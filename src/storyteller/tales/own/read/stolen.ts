import { type Found, meaningsOf } from '../words/lexicon.ts';
import { pluralOf, possessive, type Term } from '../words/terms.ts';
import { ideaTokens, personName, type Token } from '../words/words.ts';

/** What somebody took, in the words of other languages: *ein Fuchs klaut Opas Schuhe*. */

export type Stolen = { /** `fox`. */ taker: string; loot: Term };

const steals = new Set(
  'klaut klauen geklaut klaute stiehlt stahl gestohlen stibitzt mopst gemopst vole volent vola pique chipe roba roban robo ruba rubano rubato rouba roubou roubaram steelt stelen stal gestolen jat gejat kradnie ukradl ukradla skradl caldi caliyor calmis'.split(
    ' ',
  ),
);
/** Whom no table knows, and who takes things. */
const thieves: Readonly<Record<string, string>> = {
  elster: 'magpie',
  kobold: 'goblin',
  raeuber: 'robber',
  rauber: 'robber',
  dieb: 'thief',
  krumelmonster: 'cookie monster',
  pie: 'magpie',
  urraca: 'magpie',
  gazza: 'magpie',
  ekster: 'magpie',
  voleur: 'thief',
  ladron: 'thief',
  ladro: 'thief',
};
const areSeveral = /^(?:haben|klauen|stehlen|stahlen|ont|volent|han|roban|hanno|rubano|hebben|stelen)$/;
const ours =
  /^(?:unser\w{0,2}|mein\w{0,2}|notre|nos|mon|ma|mes|nuestr[oa]s?|mis?|nostr[oaie]|mi[oa]|noss[oa]s?|meu|minha|onze|ons|mijn|nasz\w{0,2}|moj\w{0,2})$/;

/** What a word names that can be taken. *Hat* is no hat where it is a verb. */
function thingIn({ key, found, sign }: Token): Found | undefined {
  if (sign || key === 'hat') return undefined;
  return [...(found === null ? [] : [found]), ...meaningsOf(key)].find(({ table }) => table === 'thing');
}

/** The thing with whose it is: `Opa’s shoes`. */
function lootOf(token: Token, owner: Token | undefined): Term | null {
  const found = thingIn(token);
  if (found?.table !== 'thing') return null;
  const { one: single, number } = found.row;
  const several = number === 'many' || found.key !== token.key;
  const whose = owner !== undefined ? `${possessive(personName(owner))} ` : ours.test(token.before) ? 'your ' : '';
  return { text: whose + (several && number === 'one' ? pluralOf(single) : single), number: several ? 'many' : 'one' };
}

/** Who took what; null where the words don’t say it, or in English. */
export function stolenIn(clean: string): Stolen | null {
  const tokens = ideaTokens(clean);
  if (!tokens.some(({ key }) => steals.has(key))) return null;
  const taker = tokens.find(({ key, found }) => thieves[key] !== undefined || (found?.table === 'creature' && found.row.is !== 'thing'));
  const thing = tokens.find((token) => token !== taker && thingIn(token) !== undefined);
  const loot =
    thing === undefined
      ? null
      : lootOf(
          thing,
          tokens.find(({ found }) => found?.table === 'person'),
        );
  if (taker === undefined || loot === null) return null;
  const row = taker.found?.table === 'creature' ? taker.found.row : null;
  const several = tokens.some(({ key }) => areSeveral.test(key));
  const named = thieves[taker.key] ?? (several ? row?.many : row?.one);
  return named === undefined ? null : { taker: named, loot };
}
