import type { Short } from '../tales/schema.ts';

/** Age bands: the youngest listener decides how long and how hard the words are, or one who is older beside older ones. */

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

/** So many years older than the youngest is a sibling whom the youngest's words bore. */
const farOlder = 4;

/**
 * The band in which a story is told to children of these ages (years). It is the youngest's, or the next one where at least half of them are far older: but
 * a child of three hears no texts of another tier, which are too long for a lap; one of four does, who is nearly old enough.
 */
export function bandFor(ages: readonly number[]): Band {
  const youngest = Math.min(...ages);
  const own = bandOf(youngest);
  const above = bands[bandNames[bandNames.indexOf(own.name) + 1] ?? own.name];
  const older = ages.filter((age) => age >= youngest + farOlder).length;
  const isNear = above.tier === own.tier || bandOf(youngest + 1) === above;
  return isNear && 2 * older >= ages.length ? above : own;
}

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
  return (
    whole
      .replaceAll(begun, (_, before: string, letter: string) => before + letter.toUpperCase())
      // The space before a part goes with it, unless the part brings the space behind it: *So [go up, and ]ask.*
      .replaceAll(/([^\S\n]*)\[[^\]]*?(\s?)\]/g, (_, before: string, after: string) => (after === '' ? '' : before))
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
  );
}
