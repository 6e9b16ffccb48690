import * as z from 'zod/mini';

/** Where the backend is: served next to the app as `/config.json`, and stored on the device. */
export const AppConfig = z.object({
  /** '' means the origin that serves the app. */
  supabaseUrl: z.string().check(z.refine((url) => url === '' || /^https?:\/\//.test(url), 'must be an http or https address')),
  /** The publishable key: it identifies the app, but grants no access by itself. */
  supabaseKey: z.string().check(z.minLength(1)),
  /** The story service; a path is relative to the backend's address. */
  storyUrl: z._default(z.string(), '/functions/v1/story'),
});
export type AppConfig = z.infer<typeof AppConfig>;

/** The full addresses. `origin` is the app's own. */
export function resolveConfig(config: AppConfig, origin: string): { supabaseUrl: string; supabaseKey: string; storyUrl: string } {
  const supabaseUrl = (config.supabaseUrl || origin).replace(/\/$/, '');
  return { supabaseUrl, supabaseKey: config.supabaseKey, storyUrl: new URL(config.storyUrl, `${supabaseUrl}/`).href };
}
