import type * as z from 'zod/mini';
import { kindNouns, valueAt } from './issue-parts.ts';

/** Explains why a request or an answer does not match the contract, for somebody who writes a service. */

type Issue = z.core.$ZodIssue;

/** The first issue as `field: why`. `body` is the parsed JSON; it shows whether a field is missing or has the wrong type. */
export function issueWords(issue: Issue | undefined, body: unknown): string {
  if (issue === undefined) return 'The body does not fit';
  const path = issue.path.map(String);
  const at = path.length === 0 ? 'The body' : path.join('.');
  return `${at}: ${whyOf(issue, valueAt(body, path))}`;
}

function whyOf(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined) return 'is missing';
      if (issue.expected === 'int' && typeof value === 'number') return 'must be a whole number';
      return `must be ${kindNouns[issue.expected] ?? issue.expected}, not ${nounOf(value)}`;
    case 'invalid_value':
      return `must be ${issue.values.map((one) => JSON.stringify(one)).join(' or ')}`;
    case 'too_big':
      return `must ${haveOrBe(issue.origin)} at most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'too_small':
      return `must ${haveOrBe(issue.origin)} at least ${issue.minimum}${unitOf(issue.origin)}`;
    case 'invalid_union':
      return `must be ${expectedOf(issue.errors).join(' or ')}`;
    case 'unrecognized_keys':
      return `does not know ${issue.keys.join(', ')}`;
    case 'custom':
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'not_multiple_of':
      return issue.message === 'Invalid input' ? 'has a form that is not known' : issue.message;
  }
}

function nounOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return kindNouns[typeof value] ?? typeof value;
}

/** The type that each alternative of a union expects; for errors deeper inside, only that the form is wrong. */
function expectedOf(errors: readonly (readonly Issue[])[]): string[] {
  return errors.map(([first]) =>
    first?.code === 'invalid_type' && first.path.length === 0
      ? (kindNouns[first.expected] ?? first.expected)
      : 'an object of the right form',
  );
}

function haveOrBe(origin: string): string {
  return origin === 'string' || origin === 'array' ? 'have' : 'be';
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' entries' : '';
}
