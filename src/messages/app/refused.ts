import { limits } from '../../domain/limits.ts';
import { namespace, params } from '../i18n.ts';

/** Changes that the server refused. */
export const refusedWords = namespace('refused', {
  title: 'Changes that need your decision',
  text: 'They are safe on this device. Edit the entry and it is sent again by itself, try again as it is, or discard the change.',
  none: 'There is nothing left to decide.',
  close: 'Close',
  kinds: { profile: 'Your profile', children: 'Child', environments: 'Place', adventures: 'Adventure', outbox: 'Message' },
  named: params('{kind}: {name}'),
  when: params('<b>{what}</b>, {when}'),
  whenDeleted: params('<b>{what}</b> (deleted), {when}'),
  edit: 'Edit',
  again: 'Try again',
  discard: 'Discard',
  error: 'Error',

  tooLarge: params('It is too large: an adventure can hold {max} kB. Shorten long notes or edited steps.'),
  tooMany: params(
    'There are too many: a family can have {children} children, {places} places and {adventures} adventures ({size} MB of them). Remove one first.',
  ),
  notYours: 'It belongs to another account. Sign in with that account, or discard the change.',
  unknownTable: 'The account does not know this kind of entry yet. It will be tried again after an update.',
  tooLong: 'One of its texts or lists is longer than the account allows.',
  notKnown: 'The account does not recognise one of its values.',
  other: params('The account says: {reason}'),
});

/** What the refusal means, in words that a person can act on. `code` is ours or Postgres's; `reason` names the broken rule. */
export function sayRefusal(code: string, reason: string): string {
  const t = refusedWords.get();
  switch (code) {
    case 'too_large':
      return t.tooLarge({ max: limits.adventureBytes.max / 1024 });
    case 'too_many':
      return t.tooMany({
        children: limits.children.max,
        places: limits.environments.max,
        adventures: limits.adventures.max,
        size: limits.adventures.maxBytes / (1024 * 1024),
      });
    case 'not_yours':
      return t.notYours;
    case 'unknown_table':
      return t.unknownTable;
    default:
  }
  if (/_length|_count|_size|_items/.test(reason)) return t.tooLong;
  if (/_range|_value/.test(reason)) return t.notKnown;
  return t.other({ reason });
}
