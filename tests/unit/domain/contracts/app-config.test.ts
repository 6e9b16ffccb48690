import { describe, expect, test } from 'vitest';
import { AppConfig, resolveConfig } from '../../../../src/domain/contracts/app-config.ts';

const origin = 'https://play.example.org';
const resolve = (config: object) => resolveConfig(AppConfig.parse({ supabaseUrl: '', supabaseKey: 'key', ...config }), origin);

describe('where the backend is', () => {
  test('the app’s own origin if no address is given', () => {
    expect(resolve({})).toEqual({ supabaseUrl: origin, supabaseKey: 'key', storyUrl: `${origin}/functions/v1/story` });
  });

  test('another origin, with or without a trailing slash', () => {
    for (const supabaseUrl of ['https://db.example.org', 'https://db.example.org/']) {
      expect(resolve({ supabaseUrl })).toMatchObject({
        supabaseUrl: 'https://db.example.org',
        storyUrl: 'https://db.example.org/functions/v1/story',
      });
    }
  });

  test('the story service may have yet another origin', () => {
    expect(resolve({ storyUrl: 'https://stories.example.org/tell' }).storyUrl).toBe('https://stories.example.org/tell');
  });

  test('an address must be http or https, and a key is required', () => {
    for (const supabaseUrl of ['ftp://db.example.org', 'javascript:alert("https://")', 'db.example.org', '//db.example.org']) {
      expect(AppConfig.safeParse({ supabaseUrl, supabaseKey: 'key' }).success).toBe(false);
    }
    expect(AppConfig.safeParse({ supabaseUrl: 'http://localhost:8000', supabaseKey: 'key' }).success).toBe(true);
    expect(AppConfig.safeParse({ supabaseUrl: '', supabaseKey: '' }).success).toBe(false);
  });
});
