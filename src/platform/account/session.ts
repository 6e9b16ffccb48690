import * as z from 'zod/mini';

/** The used part of a session, as the auth service sends it, and as the auth client stores it. */
const Session = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** When the access token expires, in seconds since 1970. */
  expires_at: z.optional(z.number()),
  user: z.object({ id: z.string() }),
});
export type Session = z.infer<typeof Session>;

/** Parses the JSON of a session; null for anything else. */
export function parseSession(text: string | null): Session | null {
  try {
    return Session.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}
