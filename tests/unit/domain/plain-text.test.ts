import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../src/domain/plain-text.ts';

/** Difficult pieces of text in random order, mixed with ordinary words. */
const piece = fc.oneof(
  fc.constantFrom(
    '<b>',
    '</b>',
    '<p>',
    '</p>',
    '<br/>',
    '<script>',
    '</script>',
    '<style',
    '<a href="x">',
    '<!--',
    '-->',
    '<',
    '>',
    '<<',
    '>>',
  ),
  fc.constantFrom('&lt;', '&gt;', '&amp;', '&amp;lt;', '&nbsp;', '&#39;', '&quot;', '&constructor;', '&', ';', 'lt;', 'amp;'),
  fc.constantFrom('*', '**', '_', '__', '~~', '`', '#', '# ', '> ', '[', ']', '](', ')', '![', '(x)', '[a](b)'),
  fc.constantFrom(' ', '\n', '\r\n', '\t', '\u0000', '\u200b', '\u202e', '\ufeff', '\ud83d', '\ude00', '😀', '👩‍👩‍👧', 'é'),
  fc.constantFrom('Mia', 'the dragon', '3', '.', ', ', '!'),
);
const messy = fc.oneof(
  fc.array(piece, { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const halfCharacter = /\p{Cs}/u;

describe('text of unknown origin', () => {
  test.each([
    ['tags', '<p>Hello <b class="x">you</b></p>', 'Hello you'],
    ['breaks', 'One<br>two<br/>three</p>four', 'One\ntwo\nthree\nfour'],
    ['scripts, with what is in them', 'Before<script>alert("x")</script>after', 'Before after'],
    ['a script that never ends', 'Before<script>alert("x")', 'Before'],
    ['styles', 'Before<STYLE>p{}</STYLE >after', 'Before after'],
    ['comments', 'Before<!-- secret -->after', 'Beforeafter'],
    ['links', 'See [the map](https://example.org) and ![a picture](x.png)', 'See the map and a picture'],
    ['the end of a heading', '<h2>Title</h2>text<h3>', 'Title\ntext'],
    ['headings and quotes further in', '   ##   Title\n  >  said so', 'Title\nsaid so'],
    ['lines of an old machine', 'One\rTwo', 'One\nTwo'],
    ['headings and quotes', '# Title\n> said so\n### More', 'Title\nsaid so\nMore'],
    ['emphasis', '**Look!** said *Mia*, __louder__ than _Tom_, `now` ~~or never~~', 'Look! said Mia, louder than Tom, now or never'],
    ['entities', 'Tom &amp; Mia&#39;s &quot;boat&quot;&nbsp;&apos;', 'Tom & Mia\'s "boat" \''],
    ['entities nobody knows', 'a &constructor; b &toString; c', 'a &constructor; b &toString; c'],
    ['tags written as entities', '&lt;b&gt;bold&lt;/b&gt; &amp;lt;i&amp;gt;x', 'bold x'],
    ['tags inside tags', '<<b>b>deep', 'deep'],
    ['control and direction marks', 'a\u0000b\u202Ec\uFEFFd', 'a b c d'],
    ['half characters', 'a\ud83d b\ude00c', 'a b c'],
    ['runs of blanks', '  a \t b  \r\n\r\n\r\n\n c ', 'a b\n\nc'],
  ])('%s', (_what, given, wanted) => {
    expect(plainText(given)).toBe(wanted);
  });

  test.each([
    '2 * 3 * 4 and 2*3*4',
    'snake_case_name',
    'I <3 you, and 3 < 4 > 2',
    '* a list\n* of things',
    '- tea\n- cake',
    'Paragraph one.\n\nParagraph two.',
    'Ünïcödé, 日本語, العربية, 👩‍👩‍👧 and 🏴‍☠️',
    'Rope [frayed] (old)',
  ])('%j is plain text already', (text) => {
    expect(plainText(text)).toBe(text);
  });

  test('is plain after one pass: a second one changes nothing', () => {
    fc.assert(
      fc.property(messy, fc.constantFrom(5, 20, 4000), (value, max) => {
        const once = plainText(value, max);
        expect(plainText(once, max)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  test('contains no tag, control character or lone surrogate, and keeps to the maximum length', () => {
    fc.assert(
      fc.property(messy, fc.constantFrom(5, 20, 4000), (value, max) => {
        const text = plainText(value, max);
        expect(text).not.toMatch(/<\/?[a-z!][^>]*>/i);
        expect(text).not.toMatch(/(?!\n)\p{Cc}/u);
        expect(text).not.toMatch(halfCharacter);
        expect(text).not.toMatch(/\*\*|__|`|~~/);
        expect(text.length).toBeLessThanOrEqual(max);
        expect(text).toBe(text.trim());
      }),
      { numRuns: 2000 },
    );
  });

  test('deeply nested markup ends and leaves no tag behind', () => {
    const deep = `${'<b'.repeat(300)}${'>'.repeat(300)}x${'&amp;'.repeat(3)}${'amp;'.repeat(300)}lt;script&gt;`;
    const text = plainText(deep);
    expect(text).not.toMatch(/<\/?[a-z!]/i);
    expect(text).toContain('x');
    expect(plainText(text)).toBe(text);
  });

  test('ordinary words stay unchanged', () => {
    const words = fc.array(fc.stringMatching(/^[A-Za-zäöüéñ]{1,9}[.,!?]?$/), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(words, (list) => {
        expect(plainText(list.join(' '))).toBe(list.join(' '));
      }),
    );
  });

  test('a long text is cut at a word, with an ellipsis, within the maximum length', () => {
    const text = plainText('The dragon sleeps under the hill', 20);
    expect(text).toBe('The dragon sleeps…');
    expect(plainText('x'.repeat(30), 20)).toBe(`${'x'.repeat(19)}…`);
    expect(plainText('x'.repeat(20), 20)).toBe('x'.repeat(20));
  });

  test('a cut never splits an emoji', () => {
    for (let max = 4; max < 30; max += 1) expect(plainText('😀'.repeat(40), max)).not.toMatch(halfCharacter);
  });

  test('a cut leaves no space before the ellipsis', () => {
    expect(plainText('xxxxxxxxx\nyyyy', 11)).toBe('xxxxxxxxx…');
  });

  test('only the start of a far too long text is read', () => {
    expect(plainText(`${'<br>'.repeat(10)}told`, 10)).toBe('');
  });
});

test('a text is cut between signs: no half of an emoji before the dots', () => {
  expect(plainText('aaaa👨‍👩‍👧', 8)).toBe('aaaa…');
  expect(plainText('aaa🦊🦊', 5)).toBe('aaa…');
});
