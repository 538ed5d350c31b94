/**
 * What every answer carries, whatever it is: an error, a redirect, a file or nothing at all (reliability O12). A page that
 * other websites load or frame widens what it must.
 */
export function guardHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=()',
    ...transport(publicUrl),
  };
}

/** Sends a browser on, within this application. */
export function redirectTo(location: string, publicUrl: string, status: 302 | 308 = 302): Response {
  const headers = { ...guardHeaders(publicUrl), 'cache-control': 'no-store', ...NOTHING_RUNS, location };
  return new Response(null, { status, headers });
}

const NOTHING_RUNS = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

/** Headers of every answer of the API. `no-store` keeps personal data out of caches and the back button. */
export function apiHeaders(publicUrl: string): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...guardHeaders(publicUrl),
    ...NOTHING_RUNS,
  };
}

function transport(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {};
}

/** Headers of an HTML page of the portals. `frameAncestors` is `'none'` or the allow-list of a practice. */
export function pageHeaders(
  publicUrl: string,
  options: { nonce: string; frameAncestors: string; frames?: readonly string[]; outsideScripts?: readonly string[] },
): Record<string, string> {
  const outside = [...new Set(options.outsideScripts?.map((url) => new URL(url).origin))];
  const from = (...own: string[]) => [...own, ...outside].join(' ');
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...guardHeaders(publicUrl),
    'referrer-policy': 'strict-origin-when-cross-origin',
    // A website that isolates itself may frame only what says that it may be loaded from elsewhere.
    'cross-origin-resource-policy': options.frameAncestors === "'none'" ? 'same-origin' : 'cross-origin',
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${from("'self'", `'nonce-${options.nonce}'`)}`,
      `style-src 'self' 'nonce-${options.nonce}'`,
      `img-src ${from("'self'", 'data:')}`,
      "font-src 'self'",
      `connect-src ${from("'self'")}`,
      // The preview of the snippet builder, and the vendors' pages for banks and cards; our own pages say themselves who may frame them.
      `frame-src ${from("'self'", ...(options.frames ?? []))}`,
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${options.frameAncestors}`,
    ].join('; '),
  };
}
