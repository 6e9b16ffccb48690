const leftward = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;
const letters = /\p{L}/gu;

/**
 * The direction of a text, by the majority of its letters. The browser's `dir="auto"` goes by the first letter and would turn an English
 * sentence around that starts with an Arabic name.
 */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const all = text.match(letters)?.length ?? 0;
  const left = text.match(leftward)?.length ?? 0;
  return left * 2 > all ? 'rtl' : 'ltr';
}
