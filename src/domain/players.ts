/** Who plays an adventure today. */

/**
 * The ids of the children who play an adventure that was set up with `ids`: those. Where none of them is in the family any more, as in a
 * friend's story, all of today's children, so that what they can't do holds.
 */
export function playersToday(ids: readonly string[], children: readonly { id: string }[]): string[] {
  if (children.length === 0 || children.some(({ id }) => ids.includes(id))) return [...ids];
  return children.map(({ id }) => id);
}
