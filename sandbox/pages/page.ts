import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { SandboxEnv } from '../faults/fault-middleware';
import { styles } from './styles';

type Markup = ReturnType<typeof html>;

export type PageParts = {
  readonly title: string;
  readonly body: Markup;
  readonly script?: string;
  readonly status?: 200 | 400 | 404;
  /** Other origins a form on the page may lead to. */
  readonly formTargets?: readonly string[];
  /** Whether the page may sit in a frame of another site. */
  readonly framable?: boolean;
};

/**
 * One page of the sandbox. Everything in `body` goes through `html`, which escapes; scripts and styles run only with
 * the nonce of this answer, nothing is loaded from elsewhere.
 */
export async function page(c: Context<SandboxEnv>, parts: PageParts): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "frame-src 'self'",
    `form-action ${["'self'", ...(parts.formTargets ?? [])].join(' ')}`,
    "base-uri 'none'",
    `frame-ancestors ${parts.framable === true ? '*' : "'none'"}`,
  ].join('; ');
  const document = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>${parts.title} · Vendor sandbox</title>
<style nonce="${nonce}">${raw(styles)}</style>
</head>
<body>${parts.body}${parts.script === undefined ? '' : html`<script nonce="${nonce}">${raw(parts.script)}</script>`}</body>
</html>`;
  return c.html(document, parts.status ?? 200, { 'content-security-policy': policy });
}
