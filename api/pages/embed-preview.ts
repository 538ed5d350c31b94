import { randomBytes } from 'node:crypto';
import { parseAttributes } from '@sdk/attributes';
import { snippet } from '@sdk/snippet';
import type { Hono } from 'hono';
import type { Deps } from '../deps';
import { guardHeaders } from '../http/headers';

const STYLE = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #2b2b2b; background: #fbfaf8; }
body > div:first-child { padding: 18px 24px; font-weight: 650; border-bottom: 1px solid #e6e2dc; }
body > div:nth-child(2) { max-width: 1430px; margin: 0 auto; padding: 24px; }
h1 { margin: 0 0 14px; font-size: 24px; line-height: 1.2; }
p { margin: 0 0 12px; max-width: 60ch; }
i { display: block; height: 10px; margin: 0 0 12px; border-radius: 5px; background: #ebe7e1; }
i:nth-of-type(2n) { width: 82%; }
`;
const LINES = '<i></i><i></i><i></i><i></i>';

/**
 * A made-up page of a practice with a real snippet, for the frame of the snippet builder: `?practice=…&type=…` and every other
 * attribute of the table. What the table does not know is left out; without a practice there is no widget. Only pages of ours may
 * show it.
 */
export function mountEmbedPreview(app: Hono, deps: Deps): void {
  const { origin } = new URL(deps.config.publicUrl);
  app.get('/sdk/v1/preview', (context) => {
    const attributes = parseAttributes((name) => context.req.query(name) ?? null);
    const { practice } = attributes;
    const tag = practice === undefined ? '' : snippet(origin, { ...attributes, practice });
    const nonce = randomBytes(16).toString('base64url');
    return new Response(page(tag, nonce, attributes.inline === true), {
      headers: headersOf(nonce, deps.config.publicUrl),
    });
  });
}

function page(tag: string, nonce: string, isInline: boolean): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<div>Your practice</div>
<div><h1>A page of your website</h1><p>This is the real widget. What you send from it is really sent.</p>${isInline ? tag : ''}
${LINES}</div>
${isInline ? '' : tag}
</body>
</html>
`;
}

function headersOf(nonce: string, publicUrl: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...guardHeaders(publicUrl),
    'referrer-policy': 'strict-origin',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'nonce-${nonce}'`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
  };
}
