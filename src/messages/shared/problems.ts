import { limits } from '../../domain/limits.ts';
import type { FieldProblem } from '../../domain/problems.ts';
import { namespace, params } from '../i18n.ts';

/** What is wrong with a field. Each message gets its limits; a problem without a message does not compile. */
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
});

type Bounds = { readonly min?: number; readonly max?: number };

const bounds: { readonly [problem in FieldProblem]?: Bounds } = {
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
};

/** The message for a problem. */
export function sayProblem(problem: FieldProblem): string {
  const words = problemWords.get()[problem];
  const { min = 0, max = 0 } = bounds[problem] ?? {};
  return typeof words === 'string' ? words : words({ min, max });
}

/** The message for a field's problem; null if it has none. */
export function sayIfAny(problem: FieldProblem | null | undefined): string | null {
  return problem === null || problem === undefined ? null : sayProblem(problem);
}
