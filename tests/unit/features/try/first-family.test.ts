import { describe, expect, it } from 'vitest';
import { recommendThemes } from '../../../../src/domain/catalog.ts';
import { AdventureConfig } from '../../../../src/domain/entities/adventure.ts';
import { StoredChild } from '../../../../src/domain/entities/child.ts';
import { ages, firstAdventure, firstChildren, tryPlaces } from '../../../../src/features/try/first-family.ts';

const ids = (): (() => string) => {
  let next = 0;
  return () => `id ${(next += 1)}`;
};

describe('[BEY-01] the family made from two taps', () => {
  it('has a child for each age, each with a different name', () => {
    const children = firstChildren(ages, ids());
    expect(children.map(({ fields }) => fields.age)).toEqual(ages);
    expect(new Set(children.map(({ id }) => id)).size).toBe(ages.length);
    expect(new Set(children.map(({ fields }) => fields.name)).size).toBe(ages.length);
    for (const { fields } of children) expect(StoredChild.safeParse(fields).success).toBe(true);
  });

  it('has an adventure for all of them, with a theme that the selector would recommend for the place', () => {
    for (const place of tryPlaces) {
      const config = firstAdventure(place, ['a', 'b'], 6);
      expect(AdventureConfig.safeParse(config).success).toBe(true);
      expect(config).toMatchObject({ environment: place, participatingChildren: ['a', 'b'], totalSteps: 6 });
      expect(recommendThemes(config)).toContain(config.theme);
    }
  });
});
