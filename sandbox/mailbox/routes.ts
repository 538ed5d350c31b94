import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { SandboxEnv } from '../faults/fault-middleware';
import { page } from '../pages/page';
import type { SandboxState } from '../sandbox-state';
import { mailboxPage, messageCards } from './mailbox-page';
import { mailboxScript } from './mailbox-script';

const SHOWN_MAX = 100;

/** The mailbox for people (`/mailbox`) and for tests (`/mailbox.json`). */
export function mailboxRoutes(state: SandboxState): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();

  app.get('/mailbox.json', (c) =>
    c.json(
      state.mailbox.sentTo(c.req.query('to')).map((message) => ({
        ...message,
        ...(message.attachments && {
          attachments: message.attachments.map((file) => ({ ...file, url: new URL(file.url, c.req.url).href })),
        }),
      })),
    ),
  );

  app.get('/mailbox', (c) => {
    const words = c.req.query('q') ?? '';
    const messages = state.mailbox.search(words).slice(0, SHOWN_MAX);
    return page(c, { title: 'Mailbox', body: mailboxPage(messages, words), script: mailboxScript });
  });

  app.get('/mailbox/new', async (c) => {
    const messages = state.mailbox.search(c.req.query('q') ?? '').slice(0, SHOWN_MAX);
    const known = messages.findIndex((message) => message.id === c.req.query('after'));
    return c.html(await messageCards(known === -1 ? messages : messages.slice(0, known)));
  });

  // The body of an e-mail is somebody else's document: an opaque origin of its own, no script, nothing loaded.
  app.get('/mailbox/:id/body', async (c) => {
    const markup = state.mailbox.find(c.req.param('id'))?.html;
    if (markup === undefined) return c.text('Not found', 404);
    const sandbox = 'sandbox allow-popups allow-popups-to-escape-sandbox';
    const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; ${sandbox}`;
    const document = await html`<!doctype html><meta charset="utf-8" /><base target="_blank" />${raw(markup)}`;
    return c.html(document, 200, { 'content-security-policy': policy });
  });

  app.get('/mailbox/:id/attachments/:at', (c) => {
    const file = state.mailbox.file(c.req.param('id'), Number(c.req.param('at')));
    if (file === undefined) return c.text('Not found', 404);
    const isPdf = file.contentType === 'application/pdf';
    const name = file.filename.replace(/[^\w.-]+/g, '-');
    return c.body(new Uint8Array(file.content), 200, {
      // Anything but a PDF is somebody else's document, which is saved and not shown.
      'content-type': isPdf ? file.contentType : 'application/octet-stream',
      'content-disposition': `${isPdf ? 'inline' : 'attachment'}; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    });
  });
  return app;
}
