import { expect, test } from 'vitest';
import { limits } from '../../../src/domain/limits.ts';

test('[DATA-01] the limits of the product specification: lengths, ages, ratings, steps and minutes', () => {
  expect(limits).toMatchObject({
    childAge: { min: 1, max: 18 },
    childName: { max: 100 },
    interestsText: { max: 500 },
    considerations: { max: 1000 },
    email: { max: 255 },
    password: { min: 8, max: 100 },
    adultName: { min: 1, max: 100 },
    customTheme: { max: 500 },
    customEnvironment: { max: 500 },
    feedbackMessage: { min: 10, max: 1000 },
    rating: { min: 1, max: 5 },
    totalSteps: { default: 8 },
    durationPlanned: { default: 30 },
  });
});

test('[PROF-05] the limits that the specification leaves open: places, their items, children', () => {
  expect(limits).toMatchObject({
    environmentName: { max: 100 },
    environmentDescription: { max: 500 },
    environmentSpaceDetails: { max: 500 },
    environmentItem: { max: 100 },
    environmentItems: { max: 50 },
    children: { max: 20 },
    environments: { max: 50 },
  });
});
