import { createRemoteJWKSet, decodeProtectedHeader } from 'jose';
import * as z from 'zod/mini';
import { type Account, tokenVerifier, type VerifyToken } from './account.ts';
import { createStoryHandler } from './handler.ts';
import { providerOf, readStorySettings } from './settings.ts';
import { createStore } from './store.ts';

/** The story service as a function on hosted Supabase; all its settings are in the environment that Supabase provides. */

type Environment = { get: (name: string) => string | undefined };

export async function hostedStory(environment: Environment): Promise<(request: Request) => Promise<Response>> {
  const read = readStorySettings((name) => environment.get(name));
  if (!read.ok) throw new Error(read.message);
  const { origins, callsPerHour } = read.settings;
  const url = required('SUPABASE_URL', environment.get('SUPABASE_URL')).replace(/\/$/, '');
  const publicKey = apiKey(environment, 'SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY');
  const secretKey = apiKey(environment, 'SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY');
  const handler = createStoryHandler({
    verify: hostedVerifier(url, publicKey),
    provider: await providerOf(read.settings),
    store: createStore((path, init) => fetch(url + path, init), secretKey),
    origins,
    callsPerHour,
    id: () => crypto.randomUUID(),
    warn: (line) => console.warn(line),
    now: Date.now,
  });
  // Supabase's gateway sets the header; a client that forges it can at worst use up its own limit.
  return (request) => handler(request, request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() || null);
}

/** The first key in the dictionary that Supabase gives to functions (`{"default": "sb_…"}`), or the single key of older projects. */
function apiKey(environment: Environment, dictionary: string, legacy: string): string {
  const parsed = Keys.safeParse(parse(environment.get(dictionary) ?? ''));
  const named = parsed.success ? (parsed.data['default'] ?? Object.values(parsed.data)[0]) : undefined;
  return required(`${dictionary} or ${legacy}`, named ?? environment.get(legacy));
}

const Keys = z.record(z.string(), z.string());

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function required(name: string, value: string | undefined): string {
  if (value === undefined || value === '') throw new Error(`${name} is not set`);
  return value;
}

/**
 * Projects sign tokens with a key pair whose public key is available to everybody; older ones with a secret that only their auth service
 * knows.
 */
function hostedVerifier(url: string, publicKey: string): VerifyToken {
  const byPublicKey = tokenVerifier(createRemoteJWKSet(new URL(`${url}/auth/v1/.well-known/jwks.json`)));
  return async (token) => (isSymmetric(token) ? askAuth(url, publicKey, token) : byPublicKey(token));
}

function isSymmetric(token: string): boolean {
  try {
    return decodeProtectedHeader(token).alg?.startsWith('HS') === true;
  } catch {
    return false;
  }
}

const User = z.object({ id: z.string(), email: z.optional(z.nullable(z.string())) });

async function askAuth(url: string, publicKey: string, token: string): Promise<Account | null> {
  const response = await fetch(`${url}/auth/v1/user`, { headers: { apikey: publicKey, authorization: `Bearer ${token}` } });
  const parsed = User.safeParse(response.ok ? await response.json() : null);
  return parsed.success ? { id: parsed.data.id, email: parsed.data.email || null } : null;
}
