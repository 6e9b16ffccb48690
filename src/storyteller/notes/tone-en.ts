/** English: how what was done is meant towards whom it was done to. */

export type Tone = 'kind' | 'rude';

const kind =
  /^(?:(?:hugged|cuddled|kissed|patted|petted|stroked|fed|thanked|helped|comforted|greeted|welcomed|rescued|saved|freed|praised|applauded|invited|protected|tucked|washed|brushed|fanned|rocked|warmed|calmed|saluted|fixed|mended|tickled|visited|forgave|missed|cheered|clapped|bowed|waved|smiled|sang|danced|held|blew|shared|offered|whispered)\b|gave (?!.*\b(?:fright|scare|shock|push|shove|kick|poke)\b)|(?:brought|fetched)\b(?!.* from\b)|took .*\bhand$|(?:made|built|drew|painted|cooked|baked|knitted|picked|found|wrote|played|read|saved|left|did|put|hummed|whistled|drummed) .*\b(?:for|to|with)\b|told .*\b(?:joke|story|secret|fairy tale|good ?night)\b|said (?:sorry|thank you|thanks|hello|hi|please|good ?night|well done)\b)/u;

const rude =
  /^(?:(?:shouted|yelled|screamed|growled|roared|hissed|laughed|sneered|booed|threw|spat|stared) .*\bat\b|(?:pushed|shoved|poked|pinched|kicked|tricked|teased|scared|frightened|startled|chased|robbed|trapped|captured|fought|attacked|ignored|insulted|annoyed|splashed|tripped|woke)\b|(?:stole|snatched|grabbed|took|nicked|pinched|hid)\b(?=.*(?: from\b|’s\b))(?!.*\bhand$)|tied .*\bup$|locked .*\b(?:in|up|out|away)\b|gave .*\b(?:fright|scare|shock|push|shove|kick|poke)$)/u;

/** Whether a deed in the past tense (*hugged the monster*, *took the captain’s hat*) is kind or rude; null where it is neither, or cannot be told. */
export function toneOf(deed: string): Tone | null {
  if (rude.test(deed)) return 'rude';
  return kind.test(deed) ? 'kind' : null;
}
