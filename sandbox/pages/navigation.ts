import { html } from 'hono/html';

/** The head of every page of the sandbox. */
export function navigation() {
  return html`<header><strong>Vendor sandbox</strong><nav aria-label="Sandbox"><a href="/">Scripts</a> · <a href="/mailbox">Mailbox</a></nav></header>`;
}
