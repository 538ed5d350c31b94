import { Hono } from 'hono';
import { html } from 'hono/html';
import { faultMiddleware, type SandboxEnv } from '../faults/fault-middleware';
import { page } from '../pages/page';
import { tellParent } from '../pages/tell-parent';
import type { SandboxState } from '../sandbox-state';
import { BROKEN_INSTITUTION, type Institution, institutions, type LinkToken } from './items';

/**
 * The page on which a person picks a bank and an account. It tells the page around it, at the origin of the link token's
 * redirect_uri only, what Plaid's onSuccess and onExit tell: a public token with metadata, or an error.
 */
export function plaidLinkRoutes(state: SandboxState): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.use(faultMiddleware(state, 'plaid'));

  app.get('/', (c) => {
    const token = c.req.query('token') ?? '';
    const link = state.items.findLink(token);
    if (link === undefined) return refusalPage(c);
    return page(c, { title: 'Connect your bank', framable: true, body: bankForm(link, token) });
  });

  app.post('/', async (c) => {
    const form = await c.req.parseBody();
    const link = state.items.findLink(String(form.token ?? ''));
    if (link === undefined) return refusalPage(c);
    const parent = new URL(link.redirectUri).origin;
    const [institutionId, accountId] = String(form.account ?? '').split(':');
    const institution = institutions.find(({ id }) => id === institutionId);
    const account = institution?.accounts.find((one) => one.accountId === accountId);
    if (institutionId === '') return tellParent(c, parent, { action: 'exit', error: null });
    if (institution === undefined || account === undefined)
      return tellParent(c, parent, {
        action: 'exit',
        error: { error_type: 'INSTITUTION_ERROR', error_code: 'INSTITUTION_DOWN' },
      });
    return tellParent(c, parent, {
      action: 'connected',
      public_token: state.items.connect(String(form.token ?? ''), institution),
      metadata: {
        institution: { name: institution.name, institution_id: institution.id },
        accounts: [
          {
            id: account.accountId,
            name: account.name,
            mask: account.number.slice(-4),
            type: 'depository',
            subtype: account.subtype,
          },
        ],
        link_session_id: 'sandbox',
      },
    });
  });
  return app;
}

function bankForm(link: LinkToken, token: string) {
  return html`<main class="narrow">
    <h1>Connect your bank</h1>
    <p>${link.clientName} wants to use one of your accounts for payments. In the sandbox, you're logged in to every bank.</p>
    <form method="post" action="/plaid-link" class="stack">
      <input type="hidden" name="token" value="${token}" />
      ${institutions.map(accountButtons)}
      <button name="account" value="${BROKEN_INSTITUTION.id}:">${BROKEN_INSTITUTION.name}</button>
      <button name="account" value="">Close</button>
    </form>
  </main>`;
}

const accountButtons = ({ id, name, accounts }: Institution) =>
  accounts
    .filter(({ number }) => number !== '')
    .map(
      (account) =>
        html`<button class="primary" name="account" value="${id}:${account.accountId}">${name}, ${account.name} ••${account.number.slice(-4)}</button>`,
    );

function refusalPage(c: Parameters<typeof page>[0]) {
  return page(c, {
    title: 'This link is not valid',
    status: 400,
    framable: true,
    body: html`<main class="narrow"><h1>This link is not valid</h1><p>Close it and connect your bank again.</p></main>`,
  });
}
