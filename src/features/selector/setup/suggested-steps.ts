/** How many steps the adult can choose: the longest version of a tale has eight. */
export const stepRange = { min: 3, max: 8 } as const;

/** How many steps suit a youngest child of this age (in years): small children have little patience. */
export function suggestedSteps(youngest: number): number {
  if (youngest <= 2) return 4;
  if (youngest <= 4) return 5;
  if (youngest <= 6) return 6;
  return 8;
}
