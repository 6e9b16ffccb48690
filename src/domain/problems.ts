/** What keeps something that was typed, stored or read from being taken, as codes: the catalogue of messages makes words of them, with the numbers of `limits.ts`. */

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
/** What a form can say of one of its fields. */
export type FieldProblem = (typeof ofForms)[number];
export type Problem = (typeof problems)[number];

/** The problem that a check of a schema has named; null where the schema's library speaks for itself. */
export function problemOf(message: string | undefined): Problem | null {
  return problems.find((problem) => problem === message) ?? null;
}

/** The same among those of forms. */
export function fieldProblemOf(message: string): FieldProblem | null {
  return ofForms.find((problem) => problem === message) ?? null;
}

export function isFieldProblem(problem: Problem): problem is FieldProblem {
  return fieldProblemOf(problem) !== null;
}

/** An entry of the family: by its name, or its place in a file's list (from 0); with neither, all of them. */
export type Whose = { list: 'profile' | 'children' | 'environments' | 'adventures'; name: string | null; index: number | null };

export type Fault = {
  problem: Problem;
  /** Whose it is, where it is one entry of many. */
  whose?: Whose | undefined;
  /** It came up when a file was united with what is here. */
  united?: boolean | undefined;
  /** What the browser says of it. */
  detail?: string | undefined;
};
