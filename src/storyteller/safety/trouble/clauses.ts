/** What parts a sentence into clauses, in the languages of the tables: whoever dictates puts no full stop. */
const joint =
  /[.!?;,\n]+|\s(?:and then|and|then|but|so|und dann|und|dann|aber|et puis|et|puis|mais|y luego|y|luego|pero|e poi|poi|ma|e depois|depois|mas|en toen|en|toen|maar|i potem|potem|ale|ve sonra|ve|sonra|ama)(?=\s)/iu;

/** Fewer words say too little by themselves. */
const leastWords = 3;

/** The clauses of a note that say something by themselves. */
export function clausesOf(note: string): string[] {
  return note
    .split(joint)
    .map((clause) => clause.trim())
    .filter((clause) => clause.split(/\s+/).length >= leastWords);
}
