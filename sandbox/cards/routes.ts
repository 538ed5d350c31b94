import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';
import { bearerKey } from '../bearer-key';
import { faultMiddleware, type SandboxEnv } from '../faults/fault-middleware';
import { page } from '../pages/page';
import { tellParent } from '../pages/tell-parent';
import type { SandboxState } from '../sandbox-state';
import { isCardNumber } from './cards';

const sessionSchema = z.object({ reference_id: z.string().min(1).max(100), parent_origin: z.url() });

/** The vault's API: sessions of the page, and what a token stands for. */
export function cardApiRoutes(state: SandboxState): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.use(faultMiddleware(state, 'card'), bearerKey);
  app.post('/capture-sessions', async (c) => {
    const parsed = sessionSchema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return c.json({ error: 'invalid_session' }, 422);
    const { reference_id: referenceId, parent_origin: parent } = parsed.data;
    const id = state.cards.open({ referenceId, parentOrigin: new URL(parent).origin });
    return c.json({ session_id: id, url: `${new URL(c.req.url).origin}/card-page?session=${id}` }, 201);
  });
  app.get('/cards/:token', (c) => {
    const card = state.cards.find(c.req.param('token'));
    return card === undefined ? c.json({ error: 'not_found' }, 404) : c.json(card);
  });
  return app;
}

/** The page in which a person enters a card. It gives its token to the page around it, at the session's origin only. */
export function cardPageRoutes(state: SandboxState): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.get('/', (c) => {
    const id = c.req.query('session') ?? '';
    return state.cards.findSession(id) === undefined ? refusalPage(c) : cardForm(c, id, null);
  });
  app.post('/', async (c) => {
    const form = await c.req.parseBody();
    const text = (name: string) => String(form[name] ?? '').trim();
    const session = state.cards.findSession(text('session'));
    if (session === undefined) return refusalPage(c);
    const number = text('number').replace(/[ -]/g, '');
    const expiry = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(text('expiry'));
    if (!isCardNumber(number)) return cardForm(c, text('session'), 'Check the card number.');
    if (expiry === null) return cardForm(c, text('session'), 'Enter the month and year, like 04 / 29.');
    if (text('holder') === '') return cardForm(c, text('session'), 'Enter the name on the card.');
    const expiresIn = `20${expiry[2]}-${expiry[1]}`;
    const card = state.cards.keep(session, { number, holder: text('holder').slice(0, 60), expiresIn });
    return tellParent(c, session.parentOrigin, { action: 'card-token', token: card.token });
  });
  return app;
}

type PageContext = Parameters<typeof page>[0];

function cardForm(c: PageContext, session: string, fault: string | null) {
  return page(c, {
    title: 'Your debit card',
    framable: true,
    body: html`<main class="narrow">
      <h1>Your debit card</h1>
      ${fault === null ? '' : html`<p role="alert"><strong>${fault}</strong></p>`}
      <form method="post" action="/card-page" class="stack">
        <input type="hidden" name="session" value="${session}" />
        <label>Card number <input name="number" inputmode="numeric" autocomplete="cc-number" required /></label>
        <label>Expires, MM / YY <input name="expiry" inputmode="numeric" autocomplete="cc-exp" required /></label>
        <label>Security code <input name="code" inputmode="numeric" autocomplete="cc-csc" required /></label>
        <label>Name on the card <input name="holder" autocomplete="cc-name" required /></label>
        <button class="primary">Save card</button>
      </form>
    </main>`,
  });
}

function refusalPage(c: PageContext) {
  return page(c, {
    title: "This page isn't valid",
    status: 400,
    framable: true,
    body: html`<main class="narrow"><h1>This page is not valid</h1><p>Go back and open it again.</p></main>`,
  });
}
