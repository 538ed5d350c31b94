import { Hono } from 'hono';
import * as z from 'zod';
import { bearerKey } from '../bearer-key';
import { faultMiddleware, type SandboxEnv } from '../faults/fault-middleware';
import type { SandboxState } from '../sandbox-state';
import { outcomeOn } from './payments';

const orderSchema = z.object({
  direction: z.enum(['debit', 'credit']),
  amount_cents: z.number().int().min(1),
  submitted_on: z.iso.date(),
  source: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('bank'),
      routing_number: z.string().regex(/^\d{9}$/),
      account_number: z.string().regex(/^\d{4,17}$/),
    }),
    z.object({ kind: z.literal('card'), token: z.string().min(1), last_four: z.string().regex(/^\d{4}$/) }),
  ]),
});

/** The payment processor: debits and credits of bank accounts, and charges of cards. */
export function paymentRoutes(state: SandboxState): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.use(faultMiddleware(state, 'payments'), bearerKey);

  app.post('/v1/payments', async (c) => {
    const key = c.req.header('idempotency-key');
    const order = orderSchema.safeParse(await c.req.json().catch(() => null));
    if (!order.success || key === undefined) return c.json({ error: 'invalid_request' }, 422);
    const { direction, amount_cents: amountCents, submitted_on: submittedOn, source } = order.data;
    const payment = state.payments.submitOnce(key, { direction, amountCents, submittedOn, source });
    return c.json(outcomeOn(payment, submittedOn), 201);
  });

  app.get('/v1/payments/:key', (c) => {
    const payment = state.payments.find(c.req.param('key'));
    const on = z.iso.date().safeParse(c.req.query('on'));
    if (payment === undefined || !on.success) return c.json({ error: 'not_found' }, 404);
    return c.json(outcomeOn(payment, on.data));
  });
  return app;
}

/** Every payment that was taken, for tests and the curious: at most one for each of ours. */
export function paymentListRoutes(state: SandboxState): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.get('/', (c) => c.json(state.payments.all().map(([paymentId, payment]) => ({ paymentId, ...payment }))));
  return app;
}
