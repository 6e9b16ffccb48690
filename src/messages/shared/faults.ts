import { limits } from '../../domain/limits.ts';
import { type Fault, type FieldProblem, isFieldProblem, type Problem, type Whose } from '../../domain/problems.ts';
import { namespace, params } from '../i18n.ts';
import { sayProblem } from './problems.ts';

type OwnProblem = Exclude<Problem, FieldProblem>;

/** Why something was not stored, or a file was not read. */
export const faultWords = namespace('faults', {
  'not-our-file': 'This is not a file of Play Venture',
  'file-damaged': 'This is not a file of Play Venture, or a part of it is missing',
  'file-of-another-version': 'This file was written by another version of Play Venture',
  'file-too-large': params('The file is larger than {max} MB'),
  'file-closed': 'The file can’t be opened',
  'entry-twice': 'One of them is in the file twice',
  'entry-too-large': 'This is larger than an account can hold',
  'adventure-too-large': params('An adventure can hold {max} kB at most'),
  'part-missing': 'A part of it is missing',
  'part-unreadable': 'A part of it can’t be read',
  'no-profile': 'There is no profile on this device.',
  'deleted-meanwhile': 'This has been deleted in the meantime.',
  'deleted-already': 'This has already been deleted.',
  'adventure-exists': 'This adventure already exists.',
  'adventure-deleted': 'This adventure has been deleted.',
  'adventure-unreadable': 'This adventure can’t be read by this version of the app.',
  'adventure-over': 'This adventure is over.',
  'adventure-too-long': 'This adventure has grown too long to be kept. End it here and start the next one.',
  'nothing-to-decide': 'There is nothing left to decide.',
  'copy-gone': 'This copy is no longer kept.',
  'no-space': 'This device has no space left. Free some, then try again.',
  'closed-elsewhere': 'Play Venture was updated or signed out in another tab. Reload to go on.',
  'in-an-account': 'This family is in an account now. Reload to go on.',
  'newer-version': 'There is a newer version of Play Venture. Reload to go on.',
  'code-missing': 'A part of the app is missing. Reload to go on.',
  storage: 'This device could not save it. Reload the page and try again.',

  /** Puts the name of the entry before its problem. */
  of: params('{whose}: {why}'),
  ofUnited: params('{whose}, combined with the file: {why}'),
  /** Appends the browser's own message, in the browser's language. */
  browserSays: params('{why} The browser says: {detail}'),
  all: { profile: 'Your profile', children: 'The children', environments: 'The places', adventures: 'The adventures' },
  one: { profile: 'Your profile', children: 'A child', environments: 'A place', adventures: 'An adventure' },
  childNamed: params('Child “{name}”'),
  placeNamed: params('Place “{name}”'),
  adventureNamed: params('Adventure “{name}”'),
  childAt: params('Child {number}'),
  placeAt: params('Place {number}'),
  adventureAt: params('Adventure {number}'),
});

/** The limit in each problem's text. */
const bounds: { readonly [problem in OwnProblem]?: number } = {
  'file-too-large': limits.familyFileBytes.max / (1024 * 1024),
  'adventure-too-large': limits.adventureBytes.max / 1024,
};

/** The problem and the entry it concerns, as one sentence. */
export function sayFault({ problem, whose, united = false, detail }: Fault): string {
  const t = faultWords.get();
  const plain = isFieldProblem(problem) ? sayProblem(problem) : sayOwn(problem);
  const why = /[.!?]$/.test(plain) ? plain : `${plain}.`;
  if (whose !== undefined) return (united ? t.ofUnited : t.of)({ whose: sayWhose(whose, united), why });
  return detail === undefined || detail === '' ? why : t.browserSays({ why, detail });
}

function sayOwn(problem: OwnProblem): string {
  const words = faultWords.get()[problem];
  return typeof words === 'string' ? words : words({ max: bounds[problem] ?? 0 });
}

function sayWhose({ list, name, index }: Whose, united: boolean): string {
  const t = faultWords.get();
  if (list === 'profile') return t.one.profile;
  const { named, at } = {
    children: { named: t.childNamed, at: t.childAt },
    environments: { named: t.placeNamed, at: t.placeAt },
    adventures: { named: t.adventureNamed, at: t.adventureAt },
  }[list];
  if (name !== null) return named({ name });
  if (index === null) return united ? t.one[list] : t.all[list];
  return at({ number: index + 1 });
}
