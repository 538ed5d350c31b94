import { Hono } from 'hono';
import * as z from 'zod';
import { bearerKey } from '../bearer-key';
import { faultMiddleware, type SandboxEnv } from '../faults/fault-middleware';
import type { SandboxState } from '../sandbox-state';
import { answerOf, payoutOf } from './prequalifications';

const questionSchema = z.object({
  amount_cents: z.number().int().min(1),
  applicant: z.object({
    first_name: z.string().min(1),
    last_name: z.string().min(1),
    birth_date: z.iso.date(),
    ssn_last4: z.string().regex(/^\d{4}$/),
    annual_income_cents: z.number().int().nullable(),
    address: z.object({
      street: z.string().min(1),
      unit: z.string().nullable(),
      city: z.string().min(1),
      state: z.string().length(2),
      zip_code: z.string().min(5),
    }),
  }),
});
const loanSchema = z.object({ agreement_sha256: z.string().regex(/^[a-f0-9]{64}$/), signed_at: z.iso.datetime() });

const againSchema = z.object({ attempt: z.number().int().min(2), on: z.iso.date() });

/** The lender that looks again at people who were declined. */
export function partnerRoutes(state: SandboxState): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.use(faultMiddleware(state, 'partner'), bearerKey);

  app.post('/v1/prequalifications', async (c) => {
    const key = c.req.header('idempotency-key');
    const question = questionSchema.safeParse(await c.req.json().catch(() => null));
    if (!question.success || key === undefined) return c.json({ error: 'invalid_request' }, 422);
    const { amount_cents: amountCents, applicant } = question.data;
    return c.json(answerOf(state.prequalifications.askOnce(key, { amountCents, lastFour: applicant.ssn_last4 })), 201);
  });

  app.get('/v1/prequalifications/:id', (c) => {
    const found = state.prequalifications.find(c.req.param('id'));
    if (!found) return c.json({ error: 'not_found' }, 404);
    found.looks += 1;
    return c.json(answerOf(found));
  });

  app.post('/v1/prequalifications/:id/loan', async (c) => {
    const found = state.prequalifications.find(c.req.param('id'));
    if (!found) return c.json({ error: 'not_found' }, 404);
    const signature = loanSchema.safeParse(await c.req.json().catch(() => null));
    const isOpen = answerOf(found).decision === 'approved' && !found.isDeclined;
    if (!signature.success || !isOpen) return c.json({ error: 'invalid_request' }, 422);
    return c.json(
      {
        loan_id: `loan_${found.id}`,
        account_number: state.prequalifications.openLoanOnce(found, signature.data.signed_at.slice(0, 10)),
      },
      201,
    );
  });

  app.get('/v1/prequalifications/:id/loan/payout', (c) => {
    const found = state.prequalifications.find(c.req.param('id'));
    const asOf = z.iso.date().safeParse(c.req.query('as_of'));
    if (!found?.payout) return c.json({ error: 'not_found' }, 404);
    return asOf.success ? c.json(payoutOf(found, asOf.data)) : c.json({ error: 'invalid_request' }, 422);
  });

  app.post('/v1/prequalifications/:id/loan/payout', async (c) => {
    const found = state.prequalifications.find(c.req.param('id'));
    const again = againSchema.safeParse(await c.req.json().catch(() => null));
    if (!found?.payout) return c.json({ error: 'not_found' }, 404);
    if (!again.success) return c.json({ error: 'invalid_request' }, 422);
    const { attempt, on } = again.data;
    // Asked twice for one try it is sent once.
    if (attempt === found.payout.attempt + 1) found.payout = { attempt, from: on };
    return c.json(payoutOf(found, on));
  });

  app.post('/v1/prequalifications/:id/decline', (c) => {
    const found = state.prequalifications.find(c.req.param('id'));
    if (!found) return c.json({ error: 'not_found' }, 404);
    // A loan whose signature nobody has confirmed is undone with it: nothing was paid out yet.
    found.accountNumber = null;
    found.payout = null;
    found.isDeclined = true;
    return c.json({ id: found.id });
  });
  return app;
}

/** Every question that was asked, for tests and the curious. */
export function partnerListRoutes(state: SandboxState): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.get('/', (c) => c.json(state.prequalifications.all()));
  return app;
}
