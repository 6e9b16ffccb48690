/** The headers of every page and file of the app. */

/** The one inline script, the first aid in index.html, by its text; a test tells the hash after a change. */
const firstAid = "'sha256-fbSOsdkOz7HvZY3cWcGDxQjJB/3FOjt4VKyig6pL57Q='";

/** Nothing but what the app itself serves may run, load or be talked to; `data:` and `blob:` are pictures made on the device. */
const contentSecurityPolicy = [
  "default-src 'none'",
  `script-src 'self' ${firstAid}`,
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), screen-wake-lock=(self)',
};
