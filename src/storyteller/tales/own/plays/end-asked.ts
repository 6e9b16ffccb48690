/** What is asked about the end of what a family's words tell, by the kind of thing that happens in them: something lost is found, and a quarrel is made up. */

/** Clauses, the question without its mark: what has to be known before the end, and how it comes out. */
export type EndAsked = { takes: string; comesOut: string };

type Row = EndAsked & { says: RegExp };

/** The first that fits. */
const rows: readonly Row[] = [
  {
    says: /\b(?:aren[’']t talking|not talking|won[’']t share|both want|quarrel\w*|argu(?:e|es|ing|ment)|fight(?:s|ing)?|fell out|not friends)\b/i,
    takes: 'and what would both of them like',
    comesOut: 'how do they make up',
  },
  {
    says: /\b(?:nobody|no one|you|everyone|everybody|everything|whoever .+|we|they) (?:may|must|mustn[’']t|has to|have to|can only)\b|\bnot allowed\b|\bforbidden\b/i,
    takes: 'and what happens to whoever forgets',
    comesOut: 'who keeps to it longest',
  },
  {
    says: /\b(?:lost|missing|(?:can[’']t|cannot|couldn[’']t|nobody can) find|disappeared|vanished|nowhere|left behind)\b/i,
    takes: 'and where has nobody looked',
    comesOut: 'who finds it, and where',
  },
  { says: /\b(?:afraid|scared|frightened)\b/i, takes: 'and what makes it a bit smaller', comesOut: 'how small is it now' },
  { says: /\b(?:late|hurry|urgent|in time)\b/i, takes: 'and what makes it quicker', comesOut: 'who is there in time' },
  { says: /\b(?:stuck|broken|won[’']t (?:start|work|open|stop))\b/i, takes: 'and what has nobody tried', comesOut: 'how does it go again' },
  {
    says: /\b(?:race|final|contest|competition|tournament|match)\b/i,
    takes: 'and what happens shortly before the end',
    comesOut: 'who wins, and how',
  },
];

const usual: EndAsked = { takes: 'and what does it take to come out well', comesOut: 'how does it come out' };

/** What is asked about the end of English words; what fits anything where no kind is known. */
export function endAsked(text: string): EndAsked {
  return rows.find(({ says }) => says.test(text)) ?? usual;
}
