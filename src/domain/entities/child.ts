import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { type MergeRules, mergeParts, mergeSet } from '../merge/rules.ts';
import { storableText } from '../storable.ts';
import { because, isTrimmed, text } from './checks.ts';

/** A child: how it is read, stored, typed, described to storytellers, and merged. */

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(limits.childName.min, because('name-required')),
    z.maxLength(limits.childName.max, because('name-too-long')),
  );
const interestsTooLong = because('interests-too-long');
const considerationsLength = z.maxLength(limits.considerations.max, because('considerations-too-long'));

/** As read. Loose: columns of newer versions are kept. */
export const ChildFields = z.looseObject({
  name: z.string(),
  age: z.number(),
  interests: z.array(z.string()),
  /** The child's limitations; null if there are none. */
  limitations: z.nullable(z.string()),
});
export type ChildFields = z.infer<typeof ChildFields>;
export type Child = ChildFields & { id: string };

/** As stored: with the same checks as on the server. */
export const StoredChild = z.extend(ChildFields, {
  name,
  age: z
    .int(because('age-not-a-number'))
    .check(z.gte(limits.childAge.min, because('age-out-of-range')), z.lte(limits.childAge.max, because('age-out-of-range'))),
  interests: z.array(z.string()).check(
    z.refine((all) => all.every(isTrimmed), because('interest-empty')),
    z.refine((all) => Array.from(all.join(',')).length <= limits.interestsText.max, interestsTooLong),
  ),
  limitations: z.nullable(z.string().check(z.minLength(1), considerationsLength)),
});

/** The form while it is being typed, without checks. A field that is added later needs a default here, because older drafts lack it. */
export const TypedChild = z.object({ name: z.string(), age: z.string(), interests: z.string(), limitations: z.string() });

export const emptyChild: ChildForm = { name: '', age: '', interests: '', limitations: '' };

/** The form after validation. */
export const ChildForm = z.object({
  name,
  age: z.string().check(
    z.trim(),
    z.regex(/^\d+$/, { error: because('age-not-a-number'), abort: true }),
    z.refine((value) => Number(value) >= limits.childAge.min && Number(value) <= limits.childAge.max, because('age-out-of-range')),
  ),
  interests: text(limits.interestsText.max, interestsTooLong),
  limitations: z.string().check(z.trim(), considerationsLength),
});
export type ChildForm = z.infer<typeof ChildForm>;

export function childFromForm(form: ChildForm): ChildFields {
  return {
    name: form.name,
    age: Number(form.age),
    interests: splitInterests(form.interests),
    limitations: form.limitations === '' ? null : form.limitations,
  };
}

export function childToForm(child: ChildFields): ChildForm {
  const spaced = child.interests.join(', ');
  // If the text was typed without spaces and only fits that way, it is shown without spaces again.
  const interests = Array.from(spaced).length <= limits.interestsText.max ? spaced : child.interests.join(',');
  return { name: child.name, age: String(child.age), interests, limitations: child.limitations ?? '' };
}

/** Splits at commas, trims, and drops empty and repeated interests. */
export function splitInterests(typed: string): string[] {
  return [
    ...new Set(
      storableText(typed)
        .split(',')
        .map((part) => part.trim()),
    ),
  ].filter((part) => part !== '');
}

/** As described to a story service. */
export const StoryChild = z.object({
  id: text(100),
  name: text(limits.childName.max),
  age: z.int().check(z.gte(limits.childAge.min), z.lte(limits.childAge.max)),
  interests: z.array(text(limits.interestsText.max)).check(z.maxLength(300)),
  considerations: z.nullable(text(limits.considerations.max)),
});
export type StoryChild = z.infer<typeof StoryChild>;

/** Rows call them `limitations`; in the interface and in stories they are `considerations`. */
export function storyChild({ id, name: called, age, interests, limitations }: Child): StoryChild {
  return { id, name: called, age, interests, considerations: limitations };
}

export const childRules: MergeRules<typeof ChildFields> = { interests: mergeSet, limitations: mergeParts(limits.considerations.max) };
