/** Headers of every answer of the API. `no-store` keeps personal data out of caches and the back button. */
export function apiHeaders(publicUrl: string): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...transport(publicUrl),
  };
}

function transport(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {};
}

/** Headers of an HTML page of the portals. `frameAncestors` is `'none'` or the allow-list of a practice. */
export function pageHeaders(
  publicUrl: string,
  options: { nonce: string; frameAncestors: string; formTargets?: string },
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=()',
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self' 'nonce-${options.nonce}'`,
      `style-src 'self' 'nonce-${options.nonce}'`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      // The preview of the snippet builder; our own pages say themselves who may frame them.
      "frame-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${options.frameAncestors}`,
    ].join('; '),
    ...transport(publicUrl),
  };
}
