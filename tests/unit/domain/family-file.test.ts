import { describe, expect, test, vi } from 'vitest';
import { familyFileName, idInAccount, readFamilyFile } from '../../../src/domain/family-file.ts';
import { jsonBytes } from '../../../src/domain/json.ts';
import { limits } from '../../../src/domain/limits.ts';
import { someAdventure } from '../../support/story/some-adventure.ts';

const uuid = (n: number): string => `20000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const mia = { id: uuid(1), name: 'Mia', age: 6, interests: ['kites'], limitations: null };
const den = { id: uuid(2), name: 'The den', description: '', available_items: ['blanket'], space_details: '' };
const adventure = {
  id: uuid(3),
  ...someAdventure([mia.id], '2026-11-21T09:00:00.000Z'),
};
const good = {
  app: 'play-venture',
  version: 1,
  exported_at: '2026-11-21T10:00:00.000Z',
  profile: { id: uuid(9), adult_name: 'Robin', show_onboarding: false },
  children: [mia],
  environments: [den],
  adventures: [adventure],
};

const read = (file: unknown) => readFamilyFile(JSON.stringify(file));
const faultOf = (file: unknown): unknown => {
  const answer = read(file);
  return answer.ok ? null : answer.fault;
};

describe("[PROF-10] a family's file", () => {
  test('is read as it was written, with fields of newer apps in its rows', () => {
    const newer = { ...good, children: [{ ...mia, shoe_size: 29 }] };
    expect(read(newer)).toEqual({ ok: true, file: newer });
  });

  test('is reported as damaged if it is cut off, or as a wrong file', () => {
    expect(readFamilyFile('{"app":"play-ven')).toEqual({ ok: false, fault: { problem: 'file-damaged' } });
    for (const other of [null, [], 'a text', 7]) expect(faultOf(other)).toEqual({ problem: 'not-our-file' });
    expect(faultOf({ ...good, app: 'another' })).toMatchObject({ problem: 'not-our-file' });
    expect(faultOf({ ...good, version: 2 })).toMatchObject({ problem: 'file-of-another-version' });
  });

  test('is reported as damaged if something in it is nested without end', () => {
    const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const withNested = (levels: number): string => JSON.stringify(good).replace('"name":"Mia"', `"name":"Mia","extra":${nested(levels)}`);
    expect(readFamilyFile(withNested(50))).toMatchObject({ ok: true });
    for (const levels of [200, 3_000, 100_000]) {
      expect(readFamilyFile(withNested(levels))).toEqual({ ok: false, fault: { problem: 'file-damaged' } });
    }
  });

  test('is reported as damaged if so much in it is wrong that no list can hold it', () => {
    expect(faultOf({ ...good, children: Array.from({ length: 300_000 }, () => 1) })).toEqual({ problem: 'file-damaged' });
  });

  test('names the entry with the invalid value, by name or by its index in the list', () => {
    expect(faultOf({ ...good, children: [mia, { ...mia, id: uuid(4), name: 'Tom', age: 40 }] })).toEqual({
      problem: 'age-out-of-range',
      whose: { list: 'children', name: 'Tom', index: 1 },
    });
    expect(faultOf({ ...good, children: [{ ...mia, name: ' ' }] })).toMatchObject({ whose: { list: 'children', name: null, index: 0 } });
    expect(faultOf({ ...good, children: [{ ...mia, name: 7 }] })).toMatchObject({ whose: { list: 'children', name: null, index: 0 } });
    expect(faultOf({ ...good, environments: [{ ...den, description: 'x'.repeat(501) }] })).toEqual({
      problem: 'description-too-long',
      whose: { list: 'environments', name: 'The den', index: 0 },
    });
    expect(faultOf({ ...good, adventures: [{ ...adventure, custom_name: 'The Kite', total_steps: 0 }] })).toMatchObject({
      whose: { list: 'adventures', name: 'The Kite', index: 0 },
    });
    expect(faultOf({ ...good, adventures: [{ ...adventure, custom_theme: 'Snails', total_steps: 0 }] })).toMatchObject({
      whose: { list: 'adventures', name: 'Snails', index: 0 },
    });
    expect(faultOf({ ...good, profile: { ...good.profile, adult_name: 7 } })).toMatchObject({
      whose: { list: 'profile', name: null, index: null },
    });
  });

  test('distinguishes missing values from unreadable ones', () => {
    expect(faultOf({ ...good, children: undefined })).toEqual({
      problem: 'part-missing',
      whose: { list: 'children', name: null, index: null },
    });
    expect(faultOf({ ...good, children: 'none' })).toMatchObject({ problem: 'part-unreadable', whose: { list: 'children' } });
    expect(faultOf({ ...good, exported_at: undefined })).toEqual({ problem: 'part-missing', whose: undefined });
    expect(faultOf({ ...good, exported_at: 7 })).toEqual({ problem: 'part-unreadable', whose: undefined });
  });

  test('may contain each row only once', () => {
    expect(faultOf({ ...good, children: [mia, mia] })).toMatchObject({ problem: 'entry-twice', whose: { list: 'children', index: null } });
    expect(faultOf({ ...good, children: [mia, { ...mia, id: uuid(5) }] })).toBeNull();
  });

  test('refuses rows that an account can’t store: over 40 kB, or for an adventure over 1 kB less than the database allows', () => {
    const padded = (row: object, bytes: number): object => ({ ...row, extra: 'x'.repeat(bytes - jsonBytes({ ...row, extra: '' })) });
    const most = limits.adventureBytes.max - 1024;
    expect(faultOf({ ...good, children: [padded(mia, 40 * 1024)] })).toBeNull();
    expect(faultOf({ ...good, children: [padded(mia, 40 * 1024 + 1)] })).toMatchObject({ problem: 'entry-too-large' });
    expect(faultOf({ ...good, adventures: [padded(adventure, most)] })).toBeNull();
    expect(faultOf({ ...good, adventures: [padded(adventure, most + 1)] })).toMatchObject({ problem: 'adventure-too-large' });
  });

  test.each([
    ['UTC', '2026-11-21T23:59:59Z'],
    ['America/New_York', '2026-11-22T01:00:00Z'],
    ['Asia/Tokyo', '2026-11-20T16:00:00Z'],
  ])('has the date in its name, as it is in %s', (zone, at) => {
    vi.stubEnv('TZ', zone);
    expect(familyFileName(Date.parse(at))).toBe('play-venture-2026-11-21.json');
    vi.unstubAllEnvs();
  });
});

describe('the id of a row in another account', () => {
  const [home, other] = ['10000000-0000-4000-8000-000000000001', '30000000-0000-4000-9000-000000000abc'];

  test('is unchanged in the same account', () => {
    expect(idInAccount(mia.id, home, home, 0)).toBe(mia.id);
  });

  test('in another account is a different UUID of the same version, always the same one, and can be mapped back', () => {
    const there = idInAccount(mia.id, home, other, 0);
    expect(there).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(there).not.toBe(mia.id);
    expect(idInAccount(mia.id, home, other, 0)).toBe(there);
    expect(idInAccount(there, other, home, 0)).toBe(mia.id);
  });

  test('gets another value if it was used by a deleted row, even in the same account', () => {
    const tries = [0, 1, 2].map((attempt) => idInAccount(mia.id, home, home, attempt));
    expect(new Set(tries).size).toBe(3);
    for (const id of tries) expect(id).toMatch(/^[0-9a-f]{8}-0000-4000-8000-000000000001$/);
  });

  test('keeps leading zeros', () => {
    expect(idInAccount('00000000-0000-4000-8000-00000000000a', home, home, 0)).toBe('00000000-0000-4000-8000-00000000000a');
    expect(idInAccount('00000000-0000-4000-8000-00000000000a', other, '30000000-0000-4000-9000-000000000abd', 0)).toBe(
      '00000000-0000-4000-8000-00000000000b',
    );
  });
});
