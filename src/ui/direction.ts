const leftward = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;
const letters = /\p{L}/gu;

/**
 * Which way a text runs, by most of its letters. The browser's own `dir="auto"` goes by the first letter, and turns an English
 * sentence round that begins with an Arabic name.
 */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const all = text.match(letters)?.length ?? 0;
  const left = text.match(leftward)?.length ?? 0;
  return left * 2 > all ? 'rtl' : 'ltr';
}
