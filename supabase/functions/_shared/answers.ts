/** The shapes in which the story service answers. */

/** A browser on another origin may call: what opens anything here is the token, never a cookie. */
const cors: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, apikey, content-type, idempotency-key, x-client-info',
  'access-control-expose-headers': 'x-story-provider, retry-after',
  'access-control-max-age': '86400',
};

export function preflight(): Response {
  return new Response(null, { status: 204, headers: cors });
}

export function answer(body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { headers: { ...cors, 'cache-control': 'no-store', ...headers } });
}

export function refuse(status: number, code: string, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error: { code, message } }, { status, headers: { ...cors, 'cache-control': 'no-store', ...headers } });
}

/** A body's text, or null where it is longer than `most` bytes. It is never read further than that. */
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
