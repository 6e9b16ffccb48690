/** What a refusal by the account means, in words a person can act on. */

const byCode: Record<string, string> = {
  too_large: 'It is too large: an adventure can hold 256 kB. Shorten long notes or edited steps.',
  too_many: 'There are too many: a family can have 20 children, 50 places and 2,000 adventures (50 MB of them). Remove one first.',
  not_yours: 'It belongs to another account. Sign in with that account, or discard the change.',
  unknown_table: 'The account does not know this kind of entry yet. It will be tried again after an update.',
};

/** `code` is ours or Postgres's; `reason` names the rule that was broken. */
export function explainRefusal(code: string, reason: string): string {
  const known = byCode[code];
  if (known !== undefined) return known;
  if (/_length|_count|_size|_items/.test(reason)) return 'One of its texts or lists is longer than the account allows.';
  if (/_range|_value/.test(reason)) return 'One of its values is not one that the account knows.';
  return `The account says: ${reason}`;
}
