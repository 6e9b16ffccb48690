import type { Backend } from './backend.ts';
import type { Secrets } from './secrets.ts';

export function createEmbeddedStory(_backend: Backend, _secrets: Secrets): (request: Request) => Promise<Response> {
  return async () => Response.json({}, { status: 503 });
}
