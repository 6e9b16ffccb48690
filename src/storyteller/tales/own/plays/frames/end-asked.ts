import { isQuarrel, isRule } from '../../words/matters.ts';

/** What is asked and told about the end of what a family's words tell, by the kind of thing that happens in them: something lost is found, and a quarrel is made up. */

/** Clauses, the questions without their mark. */
export type EndAsked = {
  /** What has to be known before the end. */
  takes: string;
  /** How it comes out. */
  comesOut: string;
  /** What is so once it has come out well, without its mark; '' where no kind is known. */
  well: string;
  /** A question of the smallest about what helps, without its mark. */
  tries: string;
  /** Who or what sees it quite differently, as one child is it; '' where no kind is known. */
  against: string;
};

type Row = EndAsked & { says: { test: (text: string) => boolean } };

/** Somebody of whom nobody knows more than where. */
export const something = /\b(?:something|someone|somebody) (?:under|behind|in|inside|outside|on|at) /i;

/** What two at odds come to. */
export const deal = 'it’s a deal';

/** The first that fits. */
const rows: readonly Row[] = [
  {
    says: { test: isQuarrel },
    takes: 'and what would both of them like',
    comesOut: 'how do they make up',
    well: deal,
    tries: 'what can they do together',
    against: 'the quarrel itself',
  },
  {
    says: { test: isRule },
    takes: 'and what happens to whoever forgets',
    comesOut: 'who keeps to it longest',
    well: 'everybody keeps to it',
    tries: 'who forgets it',
    against: 'whoever keeps forgetting it',
  },
  {
    says: /\b(?:who|someone|somebody) (?:took|takes|has taken|is taking|ate|hid)\b|\b(?:stole|stolen|steals|thief|thieves)\b/i,
    takes: 'and why would somebody want it',
    comesOut: 'who had it, and how does it come back',
    well: 'it’s back',
    tries: 'who has it now',
    against: 'whoever has it now',
  },
  {
    says: /\b(?:lost|missing|(?:can[’']t|cannot|couldn[’']t|nobody can) find|disappeared|vanished|nowhere|left behind|ran away|is gone)\b/i,
    takes: 'and where has nobody looked',
    comesOut: 'who finds it, and where',
    well: 'found at last',
    tries: 'where can we look',
    against: 'whoever is looking',
  },
  {
    says: /\b(?:afraid|scared|frightened)\b/i,
    takes: 'and what makes it a bit smaller',
    comesOut: 'how small is it now',
    well: 'the fear fits into one hand now',
    tries: 'who goes along',
    against: 'the fear itself',
  },
  {
    says: /\b(?:late|hurry|urgent|in time)\b/i,
    takes: 'and what makes it quicker',
    comesOut: 'who is there in time',
    well: 'just in time',
    tries: 'who runs along',
    against: 'the clock',
  },
  {
    says: /\b(?:keeps? falling|(?:falls?|fell|falling) (?:down|over|apart)(?! \p{L}+ \p{L}+)|collaps(?:es?|ed|ing)|wobbles?|wobbling)\b/iu,
    takes: 'and what would hold it up',
    comesOut: 'how does it stay up',
    well: 'it stays up',
    tries: 'what can hold it up',
    against: 'whatever wants it down',
  },
  {
    says: /\b(?:stuck|broken|won[’']t (?:start|work|open|stop))\b/i,
    takes: 'and what has nobody tried',
    comesOut: 'how does it go again',
    well: 'it goes again',
    tries: 'who can pull',
    against: 'whoever needs it most',
  },
  {
    says: /\bcan’t let go\b/i,
    takes: 'and where is a good place for the night',
    comesOut: 'who lets go first, and how',
    well: 'look, no hands',
    tries: 'where would you like to sleep',
    against: 'whoever is held so tight',
  },
  {
    says: something,
    takes: 'and what does the something want',
    comesOut: 'who was the something',
    well: 'so that’s who it was',
    tries: 'what does the something want',
    against: 'whoever hears the something',
  },
  {
    says: /\b(?:won[’']?t|refus(?:es?|ing)|(?:doesn|don)[’']?t (?:want|like)|not want|hates?|always no)\b/i,
    takes: 'and what would be fun',
    comesOut: 'is that a yes now',
    well: 'that’s a yes',
    tries: 'what would be fun',
    against: 'the no itself',
  },
  {
    says: /\b(?:can[’']?t|cannot|couldn[’']t|forgot how|forgets how|(?:doesn|don)[’']t know how)\b/i,
    takes: 'and who knows a trick for it',
    comesOut: 'how does it go now',
    well: 'look, it goes',
    tries: 'who can show how',
    against: 'somebody who knows how',
  },
  {
    says: /\btoo (?!and\b|but\b|for\b|when\b|with\b)\p{L}/iu,
    takes: 'and what would be just right',
    comesOut: 'how is it when it’s just right',
    well: 'just right',
    tries: 'more, or not so much',
    against: 'somebody who likes it like that',
  },
  {
    says: /\b(?:needs?|without|ran out of|(?:have|has|had|is|are|there[’']s) no)\b/i,
    takes: 'and what would do instead',
    comesOut: 'what is there now, and who brought it',
    well: 'nothing is missing now',
    tries: 'what can we bring',
    against: 'what is missing',
  },
  {
    says: /\b(?:wants?|wish(?:es)?|would like|dreams? of)\b/i,
    takes: 'and who could help with that',
    comesOut: 'what becomes of the wish',
    well: 'for today, it came true',
    tries: 'who can help',
    against: 'the wish itself',
  },
  {
    says: /\b(?:race|final|contest|competition|tournament|match)\b/i,
    takes: 'and what happens shortly before the end',
    comesOut: 'who wins, and how',
    well: 'what a finish',
    tries: 'who says go',
    against: 'whoever comes last, and waves',
  },
  {
    says: /\b(?:marry|marries|married|wedding)\b/i,
    takes: 'and what is still missing there',
    comesOut: 'who says yes, and how',
    well: 'they’ve said yes',
    tries: 'who brings a ring',
    against: 'one of the guests',
  },
];

const usual: EndAsked = {
  takes: 'and what helps',
  comesOut: 'how does it end',
  well: '',
  tries: 'who can come',
  against: '',
};

/** What is asked about the end of English words; what fits anything where no kind is known. */
export function endAsked(text: string): EndAsked {
  const { takes, comesOut, well, tries, against } = rows.find(({ says }) => says.test(text)) ?? usual;
  return { takes, comesOut, well, tries, against };
}

const feared = /\b(?:afraid|scared|frightened) of (?:(?:the|an?|my|our|his|her|its|their) )?((?:\p{L}+ )?\p{L}+)$/iu;

/** What somebody is afraid of, as one child is it: *the dark*, *one of the ships*; null where the words don't end with it. */
export function fearIn(text: string): string | null {
  const what = feared.exec(text.trim())?.[1]?.toLowerCase();
  if (what === undefined || /ing\b|\b(?:it|me|him|her|them|and|everything|nothing|anything)\b/.test(what)) return null;
  return /[^us]s$/.test(what) ? `one of the ${what}` : `the ${what}`;
}
