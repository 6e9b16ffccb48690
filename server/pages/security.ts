import { createHash } from 'node:crypto';

/** The HTTP headers of every page and file of the app. */

/** The hashes of the page's inline `<script>` or `<style>` elements, for the content security policy. */
function inlineHashes(page: string, tag: 'script' | 'style'): string[] {
  const texts = [...page.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text = '']) => text);
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Only the app itself and its backend can be run, loaded or called; `data:` and `blob:` allow pictures made on the device. */
function contentSecurityPolicy(page: string, backend: string | null): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineHashes(page, 'script')].join(' '),
    ["style-src 'self'", ...inlineHashes(page, 'style')].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...(backend === null ? [] : [backend, backend.replace(/^http/, 'ws')])].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * `page`: the app's index.html, whose own inline script and styles are allowed, and no others. `backend`: another origin that the app
 * calls.
 */
export function securityHeaders(page: string, backend: string | null = null): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(page, backend),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), screen-wake-lock=(self)',
  };
}
