/** The sentences of a text, which is cut after each of these `marks` and any quotes and brackets that close there. Every sentence keeps its marks. */
export function sentencesIn(text: string, marks = '.!?…'): string[] {
  return text.split(new RegExp(`(?<=[${marks}]["”'’)\\]]*)\\s+`));
}
