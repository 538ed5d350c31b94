import { html } from 'hono/html';
import { page } from './page';

/** A page that gives its message to the page around it, at one origin only, and says so. */
export function tellParent(c: Parameters<typeof page>[0], origin: string, message: object): Promise<Response> {
  // Inside a script element nothing may end it.
  const data = JSON.stringify([message, origin]).replace(/</g, '\\u003c');
  return page(c, {
    title: 'Done',
    framable: true,
    body: html`<main class="narrow"><h1>One moment</h1><p>Taking you back…</p></main>`,
    script: `const [message, origin] = ${data}; window.parent.postMessage(message, origin);`,
  });
}
