import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import { hostPolicy } from './hosts/policies';
import { layout, PAGES } from './layout';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** What a careful practice would send: its own files, the application's origin, and nothing inline. */
export function strictPolicy(appUrl: string, nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${appUrl} 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self'",
    `connect-src 'self' ${appUrl}`,
    `frame-src ${appUrl}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

type SiteOptions = {
  /** Origin of the application, without a trailing slash. */
  appUrl: string;
  /** Folder of the pages; by default this folder seen from the project's root. */
  folder?: string;
};

/**
 * The practice's website: four pages, their style sheet, and under `/hosts/` the gallery of difficult pages. Reads files at each
 * request, so that a page can be edited while it runs.
 */
export function createSite({ appUrl, folder = join(process.cwd(), 'demo-site') }: SiteOptions): RequestListener {
  const read = (path: string) => readFile(join(folder, path), 'utf8').catch(() => undefined);

  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const nonce = randomBytes(16).toString('base64url');
    const fill = (html: string) => html.replaceAll('{{app}}', appUrl).replaceAll('{{nonce}}', nonce);
    const send = (
      status: number,
      type: string,
      { body, headers = {} }: { body: string; headers?: Record<string, string> | undefined },
    ) =>
      response.writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff', ...headers }).end(body);
    const html = (status: number, body: string, policy: string | undefined) =>
      send(status, 'text/html; charset=utf-8', {
        body: fill(body),
        headers: {
          'referrer-policy': 'strict-origin-when-cross-origin',
          ...(policy && { 'content-security-policy': fill(policy) }),
        },
      });

    const page = PAGES.find(({ path }) => path === pathname);
    if (page) {
      const body = (await read(`pages/${page.file}`)) ?? '';
      return html(200, layout(page, body), strictPolicy(appUrl, nonce));
    }
    const [, host] = /^\/hosts\/([a-z-]*)$/.exec(pathname) ?? [];
    if (host !== undefined) {
      const name = host || 'index';
      const body = await read(`hosts/${name}.html`);
      if (body) return html(200, body, hostPolicy(name, strictPolicy('{{app}}', '{{nonce}}')));
    }
    // Browsers ask every page for the first one.
    const asked = pathname === '/favicon.ico' ? '/icon.svg' : pathname;
    const [, file] = /^\/((?:hosts\/)?[a-z-]+\.(?:css|js|svg))$/.exec(asked) ?? [];
    const text = file && (await read(file.startsWith('hosts/') ? file : `public/${file}`));
    if (file && text) return send(200, TYPES[extname(file)] ?? 'text/plain', { body: text });
    return html(
      404,
      layout(
        { path: pathname, file: '', title: 'Page not found', widget: '' },
        '<main class="text"><h1>Page not found</h1><p><a href="/">Back to Bright Smile</a></p></main>',
      ),
      strictPolicy(appUrl, nonce),
    );
  };
}
