import { transform } from '@nanostores/i18n';

/** A message is a text, a text with placeholders, or a text that depends on a number. */

type Value = string | number;
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Values<Name extends string> = { readonly [name in Name]: Value };
type Forms = { readonly [form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & { readonly other: string };

/** For the type checker only: the placeholders that a translation of this message must contain. */
declare const names: unique symbol;

export type WithValues<Name extends string> = ((values: Values<Name>) => string) & { readonly [names]: ['values', Name] };
export type Counted<Name extends string> = ((count: number, ...more: [Name] extends [never] ? [] : [values: Values<Name>]) => string) & {
  readonly [names]: ['count', Name];
};

/** Texts by code. */
export type Table = { readonly [code: string]: string };
export type Message = string | Table | WithValues<string> | Counted<string>;

const places = /\{(\w+)\}/g;

/** Caches what is made per language: creating an Intl object takes about a millisecond, and a screen has dozens of messages. */
function byLanguage<T>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>();
  return (language) => {
    const there = made.get(language) ?? make(language);
    made.set(language, there);
    return there;
  };
}

const numbers = byLanguage((language) => new Intl.NumberFormat(language, { useGrouping: 'min2' }));
const plurals = byLanguage((language) => new Intl.PluralRules(language));

/** Fills in the placeholders. Values are inserted as they are, so that a placeholder typed by a family is not replaced. */
function fill(language: string, text: string, values: Values<string>): string {
  return text.replace(places, (place, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? written(language, value) : (value ?? place);
  });
}

/** Whole numbers below this have no separators, and all languages of the interface write them with the same digits. */
const plainBelow = 10_000;

/**
 * Formats a number in the language, with separators from five digits on. Small numbers skip Intl, because creating a page's first number
 * format takes a tablet 100 ms.
 */
function written(language: string, value: number): string {
  if (Number.isInteger(value) && value >= 0 && value < plainBelow) return String(value);
  return numbers(language).format(value);
}

const withValues = transform((language: string, text: string, values: Values<string>) => fill(language, text, values));

const counted = transform((language: string, forms: Record<string, string>, count: number, values: Values<string> = {}) =>
  fill(language, forms[plurals(language).select(count)] ?? forms['other'] ?? '', { ...values, count }),
);

/** A text with placeholders: `params('Step {step} of {total}')` is called with `{ step: 3, total: 8 }`. */
export function params<const Text extends string>(text: Text): WithValues<Names<Text>> {
  return withValues(text) as unknown as WithValues<Names<Text>>;
}

/**
 * A text that depends on a number, with the language's plural rules: `count({ one: '{count} step', other: '{count} steps' })` is called
 * with 3, followed by any other values.
 */
export function count<const F extends Forms>(forms: F): Counted<Exclude<Names<F[keyof F] & string>, 'count'>> {
  return counted(forms) as unknown as Counted<Exclude<Names<F[keyof F] & string>, 'count'>>;
}

type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Each) => void ? Each : never;
/** A text that contains every one of these placeholders, in any order. */
type Having<Name extends string> = [Name] extends [never] ? string : All<Name extends unknown ? `${string}{${Name}}${string}` : never>;

/** The translation of a message. */
export type Translated<M> = M extends { readonly [names]: ['values', infer Name extends string] }
  ? Having<Name>
  : M extends { readonly [names]: ['count', infer Name extends string] }
    ? { readonly [form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & { readonly other: Having<Name> }
    : M extends string
      ? string
      : { readonly [code in keyof M]: string };
