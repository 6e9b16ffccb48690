import { wordsOf } from './readability.ts';
import { wordSet } from './word-set.ts';

/** Content words: the words that carry meaning. Two texts that share some speak of the same thing. */

/** Words too common to say what a text is about. */
const dull = wordSet(
  'about after again all also and another any are around away back because been before both but can come could does done down each else even every everybody first for from get give goes going gone has have her here hers him his how into its just keep last less let like little look make many may more most much must next nobody none not nothing now off old once one only other our out over own part per put round same say says she should side small so some somebody something still such take than that the their them then there these they thing this those three through time too turn two under until upon very wait was way well went were what when where which while who will with without would yes yet you your yours child children hand hands foot feet eye eyes arm arms finger fingers head knee knees voice mouth',
);

/** The stems of a text's content words, in small letters: `stones` and `stone` give the same. */
export function contentStems(text: string): Set<string> {
  return new Set(
    wordsOf(text.toLowerCase())
      .filter((word) => word.length > 2 && !dull.has(word))
      .map((word) =>
        word
          .replace(/[’'](s|d|ll|re|ve)$/, '')
          .replace(/(ies)$/, 'y')
          .replace(/(?<=ss)es$/, '')
          .replace(/(?<=..[^s])(es|s|ed|ing)$/, ''),
      ),
  );
}
