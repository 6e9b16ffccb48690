/** A bug: what stands in the source instead of what is there. */
export type Planted = {
  name: string;
  /** What the program does then. */
  breaks: string;
  edits: readonly { file: string; there: string; instead: string }[];
};
