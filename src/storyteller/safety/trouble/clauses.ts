/** What parts a sentence into clauses, in the languages of the tables: whoever dictates puts no full stop. */
const joint =
  /[.!?;,\n]+|\s(?:and then|and|then|but|so|und dann|und|dann|aber|et puis|et|puis|mais|y luego|y|luego|pero|e poi|poi|ma|e depois|depois|mas|en toen|en|toen|maar|i potem|potem|ale|ve sonra|ve|sonra|ama)(?=\s)/iu;

/** Fewer words say too little to the classifier. */
const leastWords = 3;

/** The clauses of a note that say something by themselves. */
export function clausesOf(note: string): string[] {
  return partsOf(note).filter((clause) => wordsIn(clause) >= leastWords);
}

/** The clauses of one or two words, in a note that has others. */
export function shortClausesOf(note: string): string[] {
  const parts = partsOf(note);
  return parts.length < 2 ? [] : parts.filter((clause) => wordsIn(clause) < leastWords);
}

function partsOf(note: string): string[] {
  return note
    .split(joint)
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}@]/u.test(clause));
}

function wordsIn(clause: string): number {
  return clause.split(/\s+/).length;
}
