import type { OwnWords } from './own-words.ts';
import { readWords } from './read.ts';

/** A family that waits for a baby builds it a nest; nobody asks what may go wrong. */

const ends = String.raw`(?=$|[,.!?]| (?:in|is|and|soon|inside|this|next|on|at|from|who|brother|sister|girl|boy)(?!\p{L}))`;
const sibling = String.raw`(?:(?:new |baby |little |tiny |second |third )*(?:baby|brother|sister|sibling))`;
const waits = new RegExp(
  [
    String.raw`\b(?:gets?|getting|have|has|having|got|expects?|expecting|waiting for|wait for|await(?:s|ing)?) (?:an?|our|my|the|another) ${sibling}${ends}`,
    String.raw`\b(?:having|expecting|getting|gets|expects|waiting for) twins\b`,
    String.raw`\bbab(?:y|ies) (?:is )?(?:growing )?(?:in|inside) (?:(?:my|our|the) )?\p{L}+[’']?s? (?:tummy|belly|tum|bump)\b`,
    String.raw`\b(?:is|’s|mummy|mommy|mama) (?:pregnant|expecting)\b`,
    String.raw`\b(?:be|become|becoming|becomes|being) an? big (?:brother|sister)\b`,
    String.raw`\b(?:our|the|my) (?:new )?baby (?:is coming|comes|will come|arrives)\b`,
    String.raw`\b(?:bekomm\p{L}*|krieg\p{L}*|erwart\p{L}*|haben bald) (?:ein|eine|einen) (?:neues |kleine[ns]? )?(?:baby|geschwisterchen|schwester(?:chen)?|bruder|brüderchen|schwesterchen)${ends}`,
    String.raw`\bbaby (?:ist )?(?:in|im|in der) (?:mama\p{L}*|mamis|ihrem|dem)? ?bauch\b|\bschwanger\b|\bgroße[rn]? (?:bruder|schwester) (?:werd|wird|bin)`,
    String.raw`\battend(?:ons|ent)? (?:un|une) (?:bébé|petit frère|petite sœur)|\bbébé dans (?:le|son) ventre\b|\besper(?:a|amos|ando) un bebé|\bbebé en la (?:barriga|panza|tripa)|\baspett(?:a|iamo) un (?:bambino|bimbo|fratellino)|\bbaby in (?:de|haar|mama[’s]*) buik|\bkrijg(?:en|t) een (?:baby|broertje|zusje)`,
  ].join('|'),
  'iu',
);
/** Of beasts and of toys it is told otherwise. */
const theirs = /\b(?:dragon|dinosaur|dino|monster|robot|princess|queen|elephant|bear|cat|dog|penguin|unicorn|alien|witch)s?\b/i;

/** Whether a family says that a baby comes to them. */
export function isExpecting({ clean, told }: Pick<OwnWords, 'clean' | 'told'>): boolean {
  return told.length === 0 && waits.test(clean) && !theirs.test(clean);
}

/** What is read where a nest is built for it. */
export function nestFor(): OwnWords {
  return readWords('a nest for the baby');
}
