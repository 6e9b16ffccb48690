/** The words of a list with white space between them. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
