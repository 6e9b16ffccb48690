/** Words that a step from outside must not hold: danger, unkindness, things that no family has agreed to. English. */

export type WritingRule = {
  rule: string;
  pattern: RegExp;
  /** Breaking it could hurt somebody; the others are about style. */
  safety: boolean;
  /** A story may tell of it; only what the children do may not. */
  inStory: boolean;
};

export const writingRules: readonly WritingRule[] = [
  { rule: 'no blindfolds', pattern: /blindfold/gi, safety: true, inStory: false },
  {
    rule: 'nothing to eat or drink',
    pattern: /\b(eat|eats|eating|drink|drinks|drinking|taste it|lick)\b/gi,
    safety: true,
    inStory: false,
  },
  {
    rule: 'danger stays in the story, and out of hands',
    pattern: /\b(matches|a lighter|candle|stove|socket|plug in|traffic|cliff edge|knife|scissors|gun|sword|blood|kill|die|dead)\b/gi,
    safety: true,
    inStory: true,
  },
  {
    rule: 'no climbing on furniture',
    pattern:
      /\b(climb|clamber|stand|get|jump) (up )?(on|onto|up|to the top of) (a|the|your) (\w+ )?(chair|table|sofa|couch|bed|bench|stool|shelf|shelves|counter|cupboard|wardrobe|desk|fence|wall|railing|windowsill|ladder|roof)\b/gi,
    safety: true,
    inStory: false,
  },
  {
    rule: 'nobody is out',
    pattern: /\b(loser|losers|you'?re out|out of the game|drops? out|sits? out|eliminat)/gi,
    safety: false,
    inStory: false,
  },
  { rule: 'no unkind words', pattern: /\b(stupid|silly child|bad boy|bad girl|shut up|fat|ugly)\b/gi, safety: false, inStory: false },
  {
    rule: 'plain words for every family',
    pattern: /\b(boys and girls|girls and boys|ladies|mummy|daddy|tummy|choo)\b/gi,
    safety: false,
    inStory: false,
  },
  { rule: 'one mark is enough', pattern: /!!|\?!/g, safety: false, inStory: false },
  { rule: 'say what careful looks like', pattern: /\bbe careful\b/gi, safety: false, inStory: false },
  { rule: 'show it, don’t praise it', pattern: /\b(magical|amazing|awesome|exciting|fun-filled)\b/gi, safety: false, inStory: false },
];

/** The rules that a text breaks, each with the words that break it, in small letters. `story`: the text tells and does not ask, so danger may be named. */
export function brokenRules(text: string, story: boolean): { rule: WritingRule; words: string[] }[] {
  return writingRules.flatMap((rule) => {
    if (story && rule.inStory) return [];
    const words = [...text.matchAll(rule.pattern)].map(([found]) => found.toLowerCase());
    return words.length === 0 ? [] : [{ rule, words: [...new Set(words)] }];
  });
}
