import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';
import { bearerKey } from '../bearer-key';
import { faultMiddleware, type SandboxEnv } from '../faults/fault-middleware';
import { page } from '../pages/page';
import type { SandboxState } from '../sandbox-state';
import type { Certificate, Redemption } from './rewards';

const SLOW_MS = 3000;

const searchSchema = z.object({ account: z.string().min(1), phone: z.string().regex(/^\d{10}$/) });
const askedSchema = z.object({
  account: z.string().min(1),
  member_id: z.string().min(1),
  certificate_ids: z.array(z.string().min(1)).min(1).max(40),
  products: z.array(z.string().min(1)).max(40),
});
const releaseSchema = z.object({ certificate_ids: z.array(z.string().min(1)).max(40) });
const sessionSchema = z.object({ account: z.string().min(1), member_id: z.string().nullable() });

const certificateView = ({ id, source, product, amountCents, expiresOn }: Certificate) => ({
  id,
  source,
  product,
  amount_cents: amountCents,
  expires_on: expiresOn,
});
const resultsView = (results: Redemption['results']) =>
  results.map(({ certificateId, refusal }) => ({ certificate_id: certificateId, refusal }));

/** The rewards program of a manufacturer. Certificates are used once under each reference of its client. */
export function rewardRoutes(state: SandboxState): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.use(faultMiddleware(state, 'rewards'), bearerKey);

  app.post('/v1/members/search', async (c) => {
    const asked = searchSchema.safeParse(await c.req.json().catch(() => null));
    if (!asked.success) return c.json({ error: 'invalid_request' }, 422);
    const { phone } = asked.data;
    if (phone.endsWith('0134')) return c.text('Service Unavailable', 503, { 'retry-after': '2' });
    const found = state.rewards.search(phone);
    const origin = new URL(c.req.url).origin;
    if (!found) return c.json({ member: null, enroll_url: `${origin}/rewards-page/join` });
    if (found.script === '0135') await wait(SLOW_MS);
    const { id, firstName, lastName } = found;
    return c.json({ member: { id, first_name: firstName, last_name: lastName, joined_on: '2024-03-11' } });
  });

  app.get('/v1/members/:id/certificates', async (c) => {
    const member = state.rewards.find(c.req.param('id'));
    if (!member) return c.json({ error: 'not_found' }, 404);
    if (member.script === '0135') await wait(SLOW_MS);
    const open = state.rewards.open(member);
    const listed = (list: Certificate['list']) => open.filter((one) => one.list === list).map(certificateView);
    return c.json({ patient: listed('patient'), hcp: listed('hcp') });
  });

  app.post('/v1/redemptions/validate', async (c) => {
    const asked = askedSchema.safeParse(await c.req.json().catch(() => null));
    if (!asked.success) return c.json({ error: 'invalid_request' }, 422);
    const { member_id: memberId, certificate_ids: certificateIds, products } = asked.data;
    if (state.rewards.find(memberId)?.script === '0135') await wait(SLOW_MS);
    return c.json({ results: resultsView(state.rewards.check({ memberId, certificateIds, products })) });
  });

  app.post('/v1/redemptions', async (c) => {
    const reference = c.req.header('idempotency-key');
    const asked = askedSchema.safeParse(await c.req.json().catch(() => null));
    if (!asked.success || reference === undefined) return c.json({ error: 'invalid_request' }, 422);
    const { member_id: memberId, certificate_ids: certificateIds, products } = asked.data;
    const script = state.rewards.find(memberId)?.script;
    if (script === '0135') await wait(SLOW_MS);
    if (state.rewards.isDownFor(memberId)) return c.text('Service Unavailable', 503, { 'retry-after': '2' });
    const done = state.rewards.redeemOnce(reference, { memberId, certificateIds, products });
    if (script === '0136' && done.asked === 1) {
      c.env.incoming.socket.destroy();
      return c.body(null, 204);
    }
    return c.json({ status: done.isRedeemed ? 'redeemed' : 'refused', results: resultsView(done.results) }, 201);
  });

  app.post('/v1/redemptions/:reference/release', async (c) => {
    const asked = releaseSchema.safeParse(await c.req.json().catch(() => null));
    if (!asked.success) return c.json({ error: 'invalid_request' }, 422);
    state.rewards.release(c.req.param('reference'), asked.data.certificate_ids);
    return c.json({ status: 'released' });
  });

  app.post('/v1/sessions', async (c) => {
    const asked = sessionSchema.safeParse(await c.req.json().catch(() => null));
    if (!asked.success) return c.json({ error: 'invalid_request' }, 422);
    const member = asked.data.member_id === null ? '' : `/${asked.data.member_id}`;
    return c.json({ redirect_url: `${new URL(c.req.url).origin}/rewards-page/account${member}` });
  });
  return app;
}

/** Pages of the program, to which practices and patients are sent. */
export function rewardPageRoutes(): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  const shown = (title: string, text: string) => ({ title, body: html`<main><h1>${title}</h1><p>${text}</p></main>` });
  app.get('/join', (c) => page(c, shown('Join the rewards program', 'Patients join here with their phone number.')));
  app.get('/login', (c) => page(c, shown('Rewards log-in', 'Practices log in here.')));
  app.get('/account/:id?', (c) => page(c, shown('Rewards account', 'The practice is logged in.')));
  return app;
}

/** Everything that was used, for tests and the curious. */
export function rewardListRoutes(state: SandboxState): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.get('/', (c) => c.json(state.rewards.all()));
  return app;
}
