import { limits } from '../domain/limits.ts';
import type { Fault, Problem, Whose } from '../domain/problems.ts';
import { namespace, params } from './i18n.ts';

/** Why something was not taken. Each is called with its limits; a problem without words here does not compile. */
export const problemWords = namespace('problems', {
  'name-required': 'Name is required',
  'name-too-long': params('Name must be less than {max} characters'),
  'adventure-name-too-long': params('Name must be less than {max} characters'),
  'email-invalid': 'Please enter a valid email address',
  'email-too-long': params('Email must be less than {max} characters'),
  'password-required': 'Password is required',
  'password-too-short': params('Password must be at least {min} characters'),
  'password-too-long': params('Password must be less than {max} characters'),
  'age-not-a-number': 'Age must be a number',
  'age-out-of-range': params('Age must be between {min} and {max}'),
  'interest-empty': 'An interest must not be empty',
  'interests-too-long': params('Interests must be less than {max} characters'),
  'considerations-too-long': params('Considerations must be less than {max} characters'),
  'description-too-long': params('Description must be less than {max} characters'),
  'space-details-too-long': params('Space details must be less than {max} characters'),
  'item-empty': 'An item must not be empty',
  'item-twice': 'An item can be in the list only once',
  'item-too-long': params('An item must be less than {max} characters'),
  'too-many-items': params('A place can hold {max} items at most'),
  'notes-too-long': params('Notes must be less than {max} characters'),
  'custom-theme-too-long': params('Custom theme must be less than {max} characters'),
  'custom-environment-too-long': params('Custom environment must be less than {max} characters'),
  'nobody-plays': 'Select at least one child to start the adventure',
  'feedback-type-missing': 'Please select a feedback type',
  'rating-missing': 'Please choose a rating',
  'feedback-too-short': params('Please provide at least {min} characters'),
  'feedback-too-long': params('Feedback must be less than {max} characters'),
  'no-children': 'Add at least one child',
  'too-many-children': params('A family can have {max} children at most.'),
  'too-many-places': params('A family can have {max} places at most.'),
  'check-entries': 'Please check what you entered',
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

  /** Whose problem it is, and which. */
  of: params('{whose}: {why}'),
  ofUnited: params('{whose}, combined with the file: {why}'),
  /** What the browser says of it, in its own language. */
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

type Bounds = { readonly min?: number; readonly max?: number };

const bounds: { readonly [problem in Problem]?: Bounds } = {
  'name-too-long': limits.childName,
  'adventure-name-too-long': limits.adventureName,
  'email-too-long': limits.email,
  'password-too-short': limits.password,
  'password-too-long': limits.password,
  'age-out-of-range': limits.childAge,
  'interests-too-long': limits.interestsText,
  'considerations-too-long': limits.considerations,
  'description-too-long': limits.environmentDescription,
  'space-details-too-long': limits.environmentSpaceDetails,
  'item-too-long': limits.environmentItem,
  'too-many-items': limits.environmentItems,
  'notes-too-long': limits.notes,
  'custom-theme-too-long': limits.customTheme,
  'custom-environment-too-long': limits.customEnvironment,
  'feedback-too-short': limits.feedbackMessage,
  'feedback-too-long': limits.feedbackMessage,
  'too-many-children': limits.children,
  'too-many-places': limits.environments,
  'file-too-large': { max: limits.familyFileBytes.max / (1024 * 1024) },
  'adventure-too-large': { max: limits.adventureBytes.max / 1024 },
};

/** What is wrong, as a form says it. */
export function sayProblem(problem: Problem): string {
  const words = problemWords.get()[problem];
  const { min = 0, max = 0 } = bounds[problem] ?? {};
  return typeof words === 'string' ? words : words({ min, max });
}

/** For a field: what is wrong with it, null where nothing is. */
export function sayIfAny(problem: Problem | null | undefined): string | null {
  return problem === null || problem === undefined ? null : sayProblem(problem);
}

/** What is wrong, and whose it is, as one sentence. */
export function sayFault({ problem, whose, united = false, detail }: Fault): string {
  const t = problemWords.get();
  const plain = sayProblem(problem);
  const why = /[.!?]$/.test(plain) ? plain : `${plain}.`;
  if (whose !== undefined) return (united ? t.ofUnited : t.of)({ whose: sayWhose(whose, united), why });
  return detail === undefined || detail === '' ? why : t.browserSays({ why, detail });
}

function sayWhose({ list, name, index }: Whose, united: boolean): string {
  const t = problemWords.get();
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
