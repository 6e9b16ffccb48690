/**
 * Codes for all reasons why something typed, stored or imported is refused. The message catalogue turns them into words, with the numbers
 * from `limits.ts`.
 */

const ofForms = [
  'name-required',
  'name-too-long',
  'adventure-name-too-long',
  'email-invalid',
  'email-too-long',
  'password-required',
  'password-too-short',
  'password-too-long',
  'age-not-a-number',
  'age-out-of-range',
  'interest-empty',
  'interests-too-long',
  'considerations-too-long',
  'description-too-long',
  'space-details-too-long',
  'item-empty',
  'item-twice',
  'item-too-long',
  'too-many-items',
  'notes-too-long',
  'custom-theme-too-long',
  'custom-environment-too-long',
  'nobody-plays',
  'feedback-type-missing',
  'rating-missing',
  'feedback-too-short',
  'feedback-too-long',
  'no-children',
  'too-many-children',
  'too-many-places',
  'check-entries',
] as const;

const ofFiles = [
  'not-our-file',
  'file-damaged',
  'file-of-another-version',
  'file-too-large',
  'file-closed',
  'entry-twice',
  'entry-too-large',
  'adventure-too-large',
  'part-missing',
  'part-unreadable',
] as const;

const ofTheDevice = [
  'no-profile',
  'deleted-meanwhile',
  'deleted-already',
  'adventure-exists',
  'adventure-deleted',
  'adventure-unreadable',
  'adventure-over',
  'adventure-too-long',
  'nothing-to-decide',
  'copy-gone',
  'no-space',
  'closed-elsewhere',
  'in-an-account',
  'newer-version',
  'code-missing',
  'storage',
] as const;

const problems = [...ofForms, ...ofFiles, ...ofTheDevice] as const;
/** The problems of form fields. */
export type FieldProblem = (typeof ofForms)[number];
export type Problem = (typeof problems)[number];

/** The problem that a schema's check has named; null if it is one of the library's own messages. */
export function problemOf(message: string | undefined): Problem | null {
  return problems.find((problem) => problem === message) ?? null;
}

/** The same for the problems of form fields. */
export function fieldProblemOf(message: string): FieldProblem | null {
  return ofForms.find((problem) => problem === message) ?? null;
}

export function isFieldProblem(problem: Problem): problem is FieldProblem {
  return fieldProblemOf(problem) !== null;
}

/** An entry of the family, by its name or its index in the file's list; with neither, the whole list. */
export type Whose = { list: 'profile' | 'children' | 'environments' | 'adventures'; name: string | null; index: number | null };

export type Fault = {
  problem: Problem;
  /** The entry, if it is one of many. */
  whose?: Whose | undefined;
  /** It was found when an imported file was merged with the data on this device. */
  united?: boolean | undefined;
  /** The browser's own error message. */
  detail?: string | undefined;
};
