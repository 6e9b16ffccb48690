import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ChildFields, ChildForm, childFromForm, childToForm, splitInterests } from '../../../src/domain/entities/child.ts';
import { addItem, EnvironmentForm } from '../../../src/domain/entities/environment.ts';
import { emptyMemory, readMemory, remember } from '../../../src/domain/entities/profile.ts';
import { checkInWords } from '../../support/story/said.ts';

const good = { name: 'Mia', age: '6', interests: 'kites, snails', limitations: '' };

function firstOf(form: Partial<typeof good>): unknown {
  const result = checkInWords(ChildForm, { ...good, ...form });
  return result.ok ? 'ok' : result.first;
}

describe('the child form', () => {
  test('[PROF-03] a name is trimmed and has 1 to 100 characters', () => {
    expect(firstOf({ name: '   ' })).toEqual({ field: 'name', message: 'Name is required' });
    expect(firstOf({ name: ` ${'x'.repeat(100)} ` })).toBe('ok');
    expect(firstOf({ name: 'x'.repeat(101) })).toEqual({ field: 'name', message: 'Name must be less than 100 characters' });
  });

  test.each(['', ' ', 'six', '6.5', '-3', '+6', '6 years', '1e1', '0x6', '６'])('[PROF-03] the age "%s" is not a number', (age) => {
    expect(firstOf({ age })).toEqual({ field: 'age', message: 'Age must be a number' });
  });

  test.each(['0', '00', '19', '100', '99999999999999999999999'])('[PROF-03] the age %s is not between 1 and 18', (age) => {
    expect(firstOf({ age })).toEqual({ field: 'age', message: 'Age must be between 1 and 18' });
  });

  test('[PROF-02] every whole age from 1 to 18 is accepted, also with spaces around it', () => {
    for (let age = 1; age <= 18; age += 1) expect(firstOf({ age: ` ${age} ` })).toBe('ok');
  });

  test('[PROF-03] interests have 500 characters at most, considerations 1000', () => {
    expect(firstOf({ interests: 'x'.repeat(500) })).toBe('ok');
    expect(firstOf({ interests: 'x'.repeat(501) })).toEqual({ field: 'interests', message: 'Interests must be less than 500 characters' });
    expect(firstOf({ limitations: 'x'.repeat(1000) })).toBe('ok');
    expect(firstOf({ limitations: 'x'.repeat(1001) })).toEqual({
      field: 'limitations',
      message: 'Considerations must be less than 1000 characters',
    });
  });
});

describe('a child as it is stored', () => {
  const parse = (form: Partial<typeof good>): ChildFields => {
    const result = checkInWords(ChildForm, { ...good, ...form });
    if (!result.ok) throw new Error(result.first.message);
    return childFromForm(result.value);
  };

  test('[PROF-04] interests are split at commas and trimmed; empty ones are dropped', () => {
    expect(parse({ interests: ' kites ,, snails,  ,deep sea ' }).interests).toEqual(['kites', 'snails', 'deep sea']);
    expect(parse({ interests: ' , ,' }).interests).toEqual([]);
    expect(parse({ interests: '' }).interests).toEqual([]);
  });

  test('[PROF-04] a repeated interest is dropped', () => {
    expect(splitInterests('kites, snails, kites')).toEqual(['kites', 'snails']);
  });

  test('[PROF-04] empty considerations are null', () => {
    expect(parse({ limitations: '' }).limitations).toBeNull();
    expect(parse({ limitations: ' \n ' }).limitations).toBeNull();
    expect(parse({ limitations: ' no loud noise ' }).limitations).toBe('no loud noise');
  });

  test('[PROF-02] opening a child for editing and saving it unchanged changes nothing', () => {
    const typed = fc.record({
      name: fc.string({ minLength: 1, maxLength: 100 }),
      age: fc.integer({ min: 1, max: 18 }).map(String),
      interests: fc.oneof(
        fc.string({ maxLength: 500 }),
        fc.array(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 120 }).map((parts) => parts.join(',')),
      ),
      limitations: fc.string({ maxLength: 1000 }),
    });
    fc.assert(
      fc.property(typed, (form) => {
        const first = checkInWords(ChildForm, form);
        fc.pre(first.ok);
        const child = childFromForm(first.value);
        const again = checkInWords(ChildForm, childToForm(child));
        expect(again.ok && childFromForm(again.value)).toEqual(child);
      }),
    );
  });

  test('[PROF-02] interests that only fitted without spaces still fit when the child is edited', () => {
    const typed = Array.from({ length: 125 }, (_, n) => String(n).padStart(3, '0')).join(',');
    expect(typed).toHaveLength(499);
    const child = parse({ interests: typed });
    expect(child.interests).toHaveLength(125);
    expect(checkInWords(ChildForm, childToForm(child)).ok).toBe(true);
  });

  test('a column of a newer version is kept', () => {
    const row = { name: 'Mia', age: 6, interests: [], limitations: null, shoe_size: 29 };
    expect(ChildFields.parse(row)).toEqual(row);
  });
});

describe('the environment form', () => {
  const place = { name: 'The den', description: '', space_details: '', available_items: [] as string[] };
  const first = (form: Partial<typeof place>): unknown => {
    const result = checkInWords(EnvironmentForm, { ...place, ...form });
    return result.ok ? result.value : result.first.message;
  };

  test('[PROF-05] texts are trimmed, and a name is required', () => {
    expect(first({ name: ' The den ', description: ' dark ', space_details: ' low ' })).toEqual({
      name: 'The den',
      description: 'dark',
      space_details: 'low',
      available_items: [],
    });
    expect(first({ name: ' ' })).toBe('Name is required');
  });

  test('[PROF-05] name 100, description 500, space details 500, 50 items of 100 characters', () => {
    const items = (count: number, length = 5) => Array.from({ length: count }, (_, n) => String(n).padEnd(length, '.'));
    expect(first({ name: 'x'.repeat(100), description: 'x'.repeat(500), space_details: 'x'.repeat(500) })).toBeTypeOf('object');
    expect(first({ available_items: items(50, 100) })).toBeTypeOf('object');
    expect(first({ name: 'x'.repeat(101) })).toBe('Name must be less than 100 characters');
    expect(first({ description: 'x'.repeat(501) })).toBe('Description must be less than 500 characters');
    expect(first({ space_details: 'x'.repeat(501) })).toBe('Space details must be less than 500 characters');
    expect(first({ available_items: items(51) })).toBe('A place can hold 50 items at most');
    expect(first({ available_items: items(1, 101) })).toBe('An item must be less than 100 characters');
  });

  test('[PROF-05] an item is trimmed; an empty or repeated one adds nothing', () => {
    expect(addItem(['rope'], '  blanket ')).toEqual(['rope', 'blanket']);
    expect(addItem(['rope'], '   ')).toEqual(['rope']);
    expect(addItem(['rope'], 'rope')).toEqual(['rope']);
    expect(addItem(['rope'], ' ROPE ')).toEqual(['rope']);
  });

  test('[PROF-05] whatever is typed, items stay trimmed, non-empty and unique, and none is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 4 })), (typed) => {
        const items = typed.reduce<string[]>(addItem, []);
        expect(items.every((item) => item !== '' && item === item.trim())).toBe(true);
        expect(new Set(items.map((item) => item.toLowerCase())).size).toBe(items.length);
        const wanted = typed.map((item) => item.trim().toLowerCase()).filter((item) => item !== '');
        expect(items.map((item) => item.toLowerCase())).toEqual(expect.arrayContaining(wanted));
      }),
    );
  });

  test('adding an item does not modify the given list', () => {
    const items = Object.freeze(['rope']);
    expect(addItem(items, 'blanket')).not.toBe(items);
    expect(addItem(items, '')).not.toBe(items);
    expect(items).toEqual(['rope']);
  });
});

describe('the family’s memory', () => {
  test('is read as it was written', () => {
    const memory = { adventures: 3, met: { 'core-7': 2 } };
    expect(readMemory(memory)).toEqual(memory);
  });

  test('is empty if nothing valid was stored', () => {
    for (const value of [undefined, null, 'x', [], {}, { adventures: '3', met: {} }, { adventures: 1, met: { a: 'b' } }]) {
      expect(readMemory(value)).toEqual(emptyMemory);
    }
  });

  test('holds 900 keys: what was met longest ago is forgotten', () => {
    const met = Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`t:${n}`, n + 1]));
    const after = remember({ adventures: 900, met }, ['t:new', 't:3']).met;
    expect(Object.keys(after)).toHaveLength(900);
    expect(after).toMatchObject({ 't:new': 901, 't:3': 901, 't:1': 2 });
    expect(after).not.toHaveProperty('t:0');
  });

  test.each([undefined, null, 'a text', ['a list'], { adventures: 'many' }])('begins anew where there is none to read: %j', (memory) => {
    expect(remember(memory, ['t:a'])).toEqual({ adventures: 1, met: { 't:a': 1 } });
  });
});
