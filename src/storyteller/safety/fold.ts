/** Folds letters to plain ones, so that one pattern finds `Straße`, `strasse` and `STRASSE`, `sağır` and `sagir`. */

const plain: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ı: 'i', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', '’': "'", '‘': "'", '`': "'" };

/** Lower case, Latin letters bare, straight apostrophes. Other scripts stay as they are. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßłıøæœđ’‘`]/g, (letter) => plain[letter] ?? letter);
}

/** A pattern over folded text that finds any of these parts. */
export function anyOf(...parts: readonly string[]): RegExp {
  return new RegExp(parts.join('|'), 'u');
}
