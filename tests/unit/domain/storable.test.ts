import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SignUpForm } from '../../../src/domain/account.ts';
import { splitInterests } from '../../../src/domain/entities/child.ts';
import { addItem } from '../../../src/domain/entities/environment.ts';
import { FeedbackForm } from '../../../src/domain/entities/feedback.ts';
import { storable, storableText } from '../../../src/domain/storable.ts';

describe('storable text', () => {
  test('loses NULs and lone surrogates, and keeps complete characters', () => {
    expect(storableText('a\0b')).toBe('ab');
    expect(storableText('🦊'.slice(0, 1))).toBe('');
    expect(storableText(`${'🦊'.slice(1)}den${'🦊'.slice(0, 1)}`)).toBe('den');
    expect(storableText('👩‍👧 Zoë\n\t“fox”')).toBe('👩‍👧 Zoë\n\t“fox”');
  });

  test('is made of every text and every field name in plain data', () => {
    const data = { 'na\0me': 'Mi\0a', list: ['\ud83e', { deep: 'x\udd8a' }], age: 6, none: null, gone: undefined };
    expect(storable(data)).toEqual({ name: 'Mia', list: ['', { deep: 'x' }], age: 6, none: null, gone: undefined });
  });

  test('can always be stored afterwards, and text that could be stored already is unchanged', () => {
    const unit = fc.oneof(fc.constantFrom('\0', '\ud83e', '\udd8a', '🦊'), fc.string({ maxLength: 1 }));
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: unit }), (value) => {
        const clean = storable(value);
        expect(JSON.stringify(clean)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
        expect(storable(clean)).toBe(clean);
      }),
    );
  });

  test('includes objects without a prototype; class instances are not touched', () => {
    const bare = Object.assign(Object.create(null), { a: 'x\0' }) as object;
    expect(storable({ bare })).toEqual({ bare: { a: 'x' } });
    class Kept {
      text = 'x\0';
    }
    const kept = new Kept();
    expect(storable(kept)).toBe(kept);
    expect(kept.text).toBe('x\0');
  });

  test('is made of typed text before that is trimmed', () => {
    expect(splitInterests('frogs,\0, maps \ud83e')).toEqual(['frogs', 'maps']);
    expect(addItem(['rope'], ' ro\0pe \ud83e')).toEqual(['rope']);
  });

  test('is made by the form of what is sent before there is an account', () => {
    const signUp = SignUpForm.parse({ name: 'Ro\0bin\ud83e', email: 'robin@example.org', password: 'long enough' });
    expect(signUp.name).toBe('Robin');
    expect(SignUpForm.safeParse({ ...signUp, name: '\0' }).success).toBe(false);
    expect(FeedbackForm.parse({ feedbackType: 'bug', rating: 3, message: 'The fox\0 was half \ud83e' }).message).toBe('The fox was half');
  });
});
