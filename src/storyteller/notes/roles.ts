import { headOf, kindOfNoun, singular } from './nouns.ts';
import { roles } from './words.ts';

/** Whether somebody in a story can be this: a captain, a dragon. */
export function isRole(text: string): boolean {
  const head = singular(headOf(text));
  return (
    /.(?:man|woman|keeper|master|driver|guard|maker|hunter|fighter|catcher|tamer)$/.test(head) ||
    roles.has(head) ||
    roles.has(text.toLowerCase()) ||
    kindOfNoun(text) === 'creature'
  );
}
