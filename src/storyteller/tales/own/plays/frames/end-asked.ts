import { isQuarrel, isRule } from '../../words/matters.ts';

/** What is asked and told about the end of what a family's words tell, by the kind of thing that happens in them: something lost is found, and a quarrel is made up. */

/** Clauses, the questions without their mark. */
export type EndAsked = {
  /** What has to be known before the end. */
  takes: string;
  /** How it comes out. */
  comesOut: string;
};

type Row = EndAsked & { says: { test: (text: string) => boolean } };

/** Somebody of whom nobody knows more than where. */
export const something = /\b(?:something|someone|somebody) (?:under|behind|in|inside|outside|on|at) /i;

/** The first that fits. */
const rows: readonly Row[] = [
  {
    says: { test: isQuarrel },
    takes: 'and what would both of them like',
    comesOut: 'how do they make up',
  },
  {
    says: { test: isRule },
    takes: 'and what happens to whoever forgets',
    comesOut: 'who keeps to it longest',
  },
  {
    says: /\b(?:who|someone|somebody) (?:took|takes|has taken|is taking|ate|hid)\b|\b(?:stole|stolen|steals|thief|thieves)\b/i,
    takes: 'and why would somebody want it',
    comesOut: 'who had it, and how does it come back',
  },
  {
    says: /\b(?:lost|missing|(?:can[’']t|cannot|couldn[’']t|nobody can) find|disappeared|vanished|nowhere|left behind|ran away|is gone)\b/i,
    takes: 'and where has nobody looked',
    comesOut: 'who finds it, and where',
  },
  {
    says: /\b(?:afraid|scared|frightened)\b/i,
    takes: 'and what makes it a bit smaller',
    comesOut: 'how small is it now',
  },
  {
    says: /\b(?:late|hurry|urgent|in time)\b/i,
    takes: 'and what makes it quicker',
    comesOut: 'who is there in time',
  },
  {
    says: /\b(?:keeps? falling|(?:falls?|fell|falling) (?:down|over|apart)(?! \p{L}+ \p{L}+)|collaps(?:es?|ed|ing)|wobbles?|wobbling)\b/iu,
    takes: 'and what would hold it up',
    comesOut: 'how does it stay up',
  },
  {
    says: /\b(?:stuck|broken|won[’']t (?:start|work|open|stop))\b/i,
    takes: 'and what has nobody tried',
    comesOut: 'how does it go again',
  },
  {
    says: /\bcan’t let go\b/i,
    takes: 'and where is a good place for the night',
    comesOut: 'who lets go first, and how',
  },
  {
    says: something,
    takes: 'and what does the something want',
    comesOut: 'who was the something',
  },
  {
    says: /\b(?:won[’']?t|refus(?:es?|ing)|(?:doesn|don)[’']?t (?:want|like)|not want|hates?|always no)\b/i,
    takes: 'and what would be fun',
    comesOut: 'is that a yes now',
  },
  {
    says: /\b(?:can[’']?t|cannot|couldn[’']t|forgot how|forgets how|(?:doesn|don)[’']t know how)\b/i,
    takes: 'and who knows a trick for it',
    comesOut: 'how does it go now',
  },
  {
    says: /\btoo (?!and\b|but\b|for\b|when\b|with\b)\p{L}/iu,
    takes: 'and what would be just right',
    comesOut: 'how is it when it’s just right',
  },
  {
    says: /\b(?:needs?|without|ran out of|(?:have|has|had|is|are|there[’']s) no)\b/i,
    takes: 'and what would do instead',
    comesOut: 'what is there now, and who brought it',
  },
  {
    says: /\b(?:wants?|wish(?:es)?|would like|dreams? of)\b/i,
    takes: 'and who could help with that',
    comesOut: 'what becomes of the wish',
  },
  {
    says: /\b(?:race|final|contest|competition|tournament|match)\b/i,
    takes: 'and what happens shortly before the end',
    comesOut: 'who wins, and how',
  },
  {
    says: /\b(?:marry|marries|married|wedding)\b/i,
    takes: 'and what is still missing there',
    comesOut: 'who says yes, and how',
  },
];

const usual: EndAsked = {
  takes: 'and what helps',
  comesOut: 'how does it end',
};

/** What is asked about the end of English words; what fits anything where no kind is known, and `hasTrouble` is ''. */
export function endAsked(text: string): EndAsked & { hasTrouble: string } {
  const row = rows.find(({ says }) => says.test(text));
  const { takes, comesOut } = row ?? usual;
  return { takes, comesOut, hasTrouble: row === undefined ? '' : 'trouble' };
}
