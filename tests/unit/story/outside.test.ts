import { describe, expect, test } from 'vitest';
import { isLoopbackHost, kindOfAddress } from '../../../supabase/functions/_shared/addresses.ts';
import { safetyFaults } from '../../../supabase/functions/_shared/judge.ts';
import { namesOf } from '../../../supabase/functions/_shared/names.ts';
import { readStorySettings } from '../../../supabase/functions/_shared/settings.ts';
import { waitOf } from '../../../supabase/functions/_shared/wait.ts';
import { step } from './family.ts';

/** The story service's protection against what is outside of it. */

describe('which addresses may be called', () => {
  test.each([
    ['127.0.0.1', 'loopback'],
    ['127.8.8.8', 'loopback'],
    ['::1', 'loopback'],
    ['::ffff:127.0.0.1', 'loopback'],
    ['10.1.2.3', 'private'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.168.178.1', 'private'],
    ['169.254.169.254', 'private'],
    ['100.64.0.1', 'private'],
    ['198.18.0.1', 'private'],
    ['fe80::1%eth0', 'private'],
    ['fd12:3456::1', 'private'],
    ['::ffff:a00:1', 'private'],
    ['64:ff9b::192.168.0.1', 'private'],
    ['2002:c0a8:101::1', 'private'],
    ['0.0.0.0', 'never'],
    ['::', 'never'],
    ['224.0.0.1', 'never'],
    ['255.255.255.255', 'never'],
    ['ff02::1', 'never'],
    ['2001:db8::1', 'never'],
    ['1.2.3', 'never'],
    ['1.2.3.400', 'never'],
    ['not an address', 'never'],
    [':::1', 'never'],
    ['172.32.0.1', 'public'],
    ['11.0.0.1', 'public'],
    ['93.184.216.34', 'public'],
    ['2606:2800:220:1::1', 'public'],
    ['64:ff9b::5db8:d822', 'public'],
  ])('%s is %s', (address, kind) => {
    expect(kindOfAddress(address)).toBe(kind);
  });

  test('only names of this machine count as loopback', () => {
    expect(['localhost', 'stories.localhost', '127.0.0.1', '[::1]'].map(isLoopbackHost)).toEqual([true, true, true, true]);
    expect(['localhost.example.org', '10.0.0.1', 'example.org', '[fd00::1]'].map(isLoopbackHost)).toEqual([false, false, false, false]);
  });
});

describe('names replaced by tokens', () => {
  const names = namesOf(
    [
      { id: 'a', name: 'Mia' },
      { id: 'b', name: 'José María' },
      { id: 'c', name: 'Mia' },
      { id: 'd', name: 'Al (the small)' },
    ],
    'Robin',
  );

  test.each([
    ['Mia runs.', 'CHILD_1 runs.'],
    ['MIA’s boat, mia and miau', 'CHILD_1’s boat, CHILD_1 and miau'],
    ['José María, Jose, maria', 'CHILD_2, CHILD_2, CHILD_2'],
    ['robin reads', 'ADULT_1 reads'],
    ['nobody here', 'nobody here'],
  ])('%s', (text, hidden) => {
    expect(names.hide(text)).toBe(hidden);
  });

  test('names are put back into the answer, and unknown tokens stay', () => {
    expect(names.show('CHILD_1, CHILD_2 and ADULT_1; CHILD_9')).toBe('Mia, José María and Robin; CHILD_9');
    expect([names.tokenOf('b'), names.tokenOf('x')]).toEqual(['CHILD_2', null]);
  });

  test('nothing is replaced if a family has no names', () => {
    const none = namesOf([{ id: 'a', name: ' ' }], '');
    expect([none.hide('Once.'), none.tokens.size]).toEqual(['Once.', 0]);
  });
});

describe('settings', () => {
  const read = (env: Record<string, string>) => readStorySettings((name) => env[name]);
  const webhook = { STORY_PROVIDER: 'webhook', STORY_WEBHOOK_URL: 'https://n8n.example.org/hook', STORY_WEBHOOK_SECRET: 's' };

  test('by default the built-in storyteller tells', () => {
    expect(read({ STORY_PROVIDER: '' })).toMatchObject({
      ok: true,
      settings: { teller: { kind: 'builtin' }, origins: [], callsPerHour: 240 },
    });
  });

  test('configure a webhook with its header and keys; a service on this machine needs neither https nor a secret', () => {
    expect(read({ ...webhook, STORY_WEBHOOK_HEADER: 'X-House-Key' })).toMatchObject({
      ok: true,
      settings: {
        teller: { kind: 'webhook', webhook: { secretHeader: 'x-house-key', secret: 's', signingKey: 's', allowPrivate: false } },
      },
    });
    expect(read({ STORY_PROVIDER: 'webhook', STORY_WEBHOOK_URL: 'http://localhost:5678/hook' }).ok).toBe(true);
  });

  test('configure a model on this machine or elsewhere', () => {
    const llm = { STORY_PROVIDER: 'llm', STORY_LLM_MODEL: 'small' };
    expect(read({ ...llm, STORY_LLM_URL: 'http://localhost:11434/v1/' })).toMatchObject({
      settings: { teller: { llm: { url: 'http://localhost:11434/v1' } } },
    });
    expect(read({ ...llm, STORY_LLM_URL: 'http://192.168.1.5:11434/v1', STORY_ALLOW_PRIVATE: 'yes' }).ok).toBe(true);
  });

  test.each<[Record<string, string>, string]>([
    [{ STORY_PROVIDER: 'oracle' }, "STORY_PROVIDER=oracle can't be used: it must be builtin, webhook or llm."],
    [{ STORY_PROVIDER: 'webhook' }, 'STORY_PROVIDER=webhook needs STORY_WEBHOOK_URL, the address that tells the stories.'],
    [
      { STORY_PROVIDER: 'webhook', STORY_WEBHOOK_URL: 'n8n' },
      "STORY_WEBHOOK_URL can't be used: it must look like https://stories.example.org/hook.",
    ],
    [
      { ...webhook, STORY_WEBHOOK_URL: 'http://n8n.example.org/hook' },
      'STORY_WEBHOOK_URL must be https: children are spoken of. Only this machine may be called by http.',
    ],
    [{ ...webhook, STORY_WEBHOOK_SECRET: '' }, 'STORY_WEBHOOK_SECRET is needed, so that the address in STORY_WEBHOOK_URL knows who calls.'],
    [
      { ...webhook, STORY_WEBHOOK_URL: 'https://a:b@n8n.example.org/' },
      'STORY_WEBHOOK_URL holds a password; put it into STORY_WEBHOOK_SECRET.',
    ],
    [{ ...webhook, STORY_WEBHOOK_HEADER: 'a b' }, "STORY_WEBHOOK_HEADER=a b can't be used: it must be the name of a header."],
    [{ STORY_PROVIDER: 'llm' }, 'STORY_PROVIDER=llm needs STORY_LLM_URL, like https://api.example.org/v1.'],
    [
      { STORY_PROVIDER: 'llm', STORY_LLM_URL: 'https://a.example/v1' },
      'STORY_PROVIDER=llm needs STORY_LLM_MODEL, the name of the model to ask.',
    ],
    [{ STORY_ALLOW_PRIVATE: 'maybe' }, "STORY_ALLOW_PRIVATE=maybe can't be used: it must be yes or no."],
    [{ STORY_CALLS_PER_HOUR: '0' }, "STORY_CALLS_PER_HOUR=0 can't be used: it must be a number from 1 to 999."],
    [{ STORY_ORIGINS: 'https://a.example, b' }, "STORY_ORIGINS can't be used: b must look like https://play.example.org."],
  ])('%j is refused in one line', (env, message) => {
    expect(read(env)).toEqual({ ok: false, message });
  });

  test('[STORY-02] never print a secret', () => {
    const all = read({ STORY_PROVIDER: 'webhook', STORY_WEBHOOK_URL: 'geheim', STORY_WEBHOOK_SECRET: 'geheim' });
    expect(JSON.stringify(all)).not.toContain('geheim');
  });
});

describe('how long a provider may take', () => {
  test.each([
    ['wait=8', 7_000],
    ['respond-async, wait=20', 19_000],
    ['wait=1.2', 300],
    ['wait=999', 30_000],
    ['', 7_000],
    ['wait=soon', 7_000],
  ])('%s leaves %i ms', (prefer, ms) => {
    expect(waitOf(new Request('http://x/', { headers: { prefer } }))).toBe(ms);
  });
});

const family = (considerations: string | null, place = 'at home') => ({
  children: [{ id: 'a', name: 'Mia', age: 6, considerations }],
  place: { type: 'custom', name: place, description: '', spaceDetails: '', items: [] },
});
const anybody = family(null);

describe('what a step from outside must not contain', () => {
  test.each([
    ['no blindfolds', { action: 'Use a blindfold.' }],
    ['nothing to eat or drink', { challenge: 'Who can eat the most?' }],
    ['danger stays in the story, and out of hands', { action: 'Light a candle.' }],
    ['no climbing on furniture', { text_to_read: 'Climb onto the table!' }],
    ['no blindfolds', { options: ['Wear a blindfold', 'Go on'] }],
  ])('%s', (rule, changes) => {
    expect(safetyFaults(step('s', 'action', changes), anybody).map((fault) => fault.replace(/^\w+: /, ''))).toContain(rule);
  });

  test.each([
    ['cannot run', 'at home', { challenge: 'Run to the wall and back.' }, 'asks: run'],
    ['Rollstuhl', 'at home', { action: 'Mia: Crawl under the rope.' }, 'asks: crawl'],
    ['nut allergy', 'at home', { text_to_read: 'The squirrel sits on a heap of nuts.' }, 'word: nuts'],
    [null, 'our balcony', { options: ['Jump off the cloud', 'Sing to the moon'] }, 'asks: jump'],
    [null, 'the pool', { cues: ['Let them chase each other.'] }, 'asks: run'],
  ])('[BEY-04] %j, %s: %j breaks a limit of the family', (considerations, place, changes, rule) => {
    expect(safetyFaults(step('s', 'action', changes), family(considerations, place))).toContain(rule);
    expect(safetyFaults(step('s', 'action', changes), anybody)).not.toContain(rule);
  });

  test('a story may mention danger, and a warning may name it', () => {
    expect(
      safetyFaults(
        step('s', 'action', { text_to_read: 'The knight lays down the sword.', safety: ['Keep away from the stove.'] }),
        anybody,
      ),
    ).toEqual([]);
  });
});
