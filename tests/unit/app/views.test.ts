// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { routeOf, views } from '../../../src/app/views.ts';

describe('the route of a view', () => {
  it.each(Object.entries(views))('is the table’s route of that name: %s', (name, route) => {
    expect(routeOf(name)).toBe(route);
  });

  it.each(['attic', '', 'toString', '__proto__'])('is the dashboard’s for the unknown name “%s”', (name) => {
    expect(routeOf(name)).toBe(views.welcome);
  });
});
