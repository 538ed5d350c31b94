import type { Hono } from 'hono';
import type { Deps } from '../deps';
import { guardHeaders } from '../http/headers';
import { escapeHtml } from './portal-pages';

/**
 * Answers the address that browsers ask of every page, with the first letter of the brand. Without it each page would
 * leave a 404 in the console.
 */
export function mountFavicon(app: Hono, deps: Deps): void {
  const letter = escapeHtml([...deps.config.brandFinancing.name][0] ?? 'P');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1b2226"/><text x="16" y="23" font-family="system-ui,sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${letter}</text></svg>`;
  app.get(
    '/favicon.ico',
    () =>
      new Response(svg, {
        headers: {
          'content-type': 'image/svg+xml; charset=utf-8',
          'cache-control': 'public, max-age=604800',
          ...guardHeaders(deps.config.publicUrl),
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        },
      }),
  );
}
