/** A text cut behind each of these `marks` and the quotes and brackets that close there; every sentence keeps its own. */
export function sentencesIn(text: string, marks = '.!?…'): string[] {
  return text.split(new RegExp(`(?<=[${marks}]["”'’)\\]]*)\\s+`));
}
