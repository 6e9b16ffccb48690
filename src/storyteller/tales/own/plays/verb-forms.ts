/** What a verb is without its ending; the first form that is a verb counts. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/$/, ''],
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/(\p{L})\1(?:ing|ed)$/u, '$1'],
  [/(?:ing|ed)$/, ''],
  [/(?:ing|ed)$/, 'e'],
];

/** The verb that a word is a form of: *hop* of *hopping*, and a verb itself. Undefined where none of `verbs` is. */
export function verbOf(word: string, verbs: ReadonlySet<string>): string | undefined {
  return endings.map(([end, instead]) => word.replace(end, instead)).find((each) => verbs.has(each));
}
