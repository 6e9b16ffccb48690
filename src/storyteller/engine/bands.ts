import type { Short } from '../tales/schema.ts';

/** Age bands: the youngest listener decides how long and how hard the words are. */

export const bandNames = ['1-2', '3-4', '5-6', '7-9', '10-12', '13-18'] as const;
export type BandName = (typeof bandNames)[number];

/** The three lengths in which the texts of a tale are written. */
export type Tier = 'little' | 'middle' | 'big';

export type Band = {
  name: BandName;
  tier: Tier;
  /** The older half of its tier, which also hears what stands in [brackets]. */
  elder: boolean;
  /** The most choices offered at once; more only where more scenes than that can follow, so that each is offered. */
  offers: number;
};

const bands: Record<BandName, Band> = {
  '1-2': { name: '1-2', tier: 'little', elder: false, offers: 2 },
  '3-4': { name: '3-4', tier: 'little', elder: true, offers: 3 },
  '5-6': { name: '5-6', tier: 'middle', elder: false, offers: 3 },
  '7-9': { name: '7-9', tier: 'middle', elder: true, offers: 4 },
  '10-12': { name: '10-12', tier: 'big', elder: false, offers: 4 },
  '13-18': { name: '13-18', tier: 'big', elder: true, offers: 4 },
};

/** The band of a youngest listener of `age` years. */
export function bandOf(age: number): Band {
  if (age <= 2) return bands['1-2'];
  if (age <= 4) return bands['3-4'];
  if (age <= 6) return bands['5-6'];
  if (age <= 9) return bands['7-9'];
  return age <= 12 ? bands['10-12'] : bands['13-18'];
}

/** A part in [brackets] with which a sentence begins, and the small letter with which it goes on without it: *[And she knew, for] she carried him.* */
const begun = /(^|[.!?…]["”’)]*\s+|\n)\[[^\]]*[^\].!?…”]\]\s*(\p{Ll})/gu;

/** The wording of a text for a band, with or without what stands in [brackets]. It is a template: placeholders are not filled yet. */
export function wordingFor(text: Short, band: Pick<Band, 'tier' | 'elder'>): string {
  if (typeof text === 'string') return text;
  const whole = (band.tier === 'little' ? text.little : (text[band.tier] ?? text.text)) ?? text.little;
  if (band.elder) return whole.replaceAll(/[[\]]/g, '').trim();
  return whole
    .replaceAll(begun, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll(/[^\S\n]*\[[^\]]*\]/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
