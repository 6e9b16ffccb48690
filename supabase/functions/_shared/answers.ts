/** The response formats of the story service. */

/** CORS headers; null if the caller needs none. */
export type CorsHeaders = Readonly<Record<string, string>>;

/** `origins` are the configured ones. Browsers on the service's own origin need no CORS. */
export function corsFor(request: Request, origins: readonly string[]): CorsHeaders {
  const origin = request.headers.get('origin');
  if (origin === null || !origins.includes(origin)) return { vary: 'origin' };
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'authorization, apikey, content-type, idempotency-key, prefer, x-client-info',
    'access-control-expose-headers': 'x-story-provider, x-story-fallback, retry-after',
    'access-control-max-age': '86400',
  };
}

export function preflight(): Response {
  return new Response(null, { status: 204 });
}

export function answer(body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store', ...headers } });
}

export function refuse(status: number, code: string, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error: { code, message } }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** A body's text; null if it is longer than `most` bytes. It never reads more than that. */
export async function readBounded(request: Request, most: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return null;
  const reader = request.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > most) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
