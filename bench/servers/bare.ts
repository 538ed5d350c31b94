import { join } from 'node:path';
import { serve } from '@hono/node-server';
import Sqlite from 'better-sqlite3';
import { Hono } from 'hono';

/**
 * What one would write without a product around it: Hono, prepared statements, the same JSON. No session, no rights, no
 * limits, no log, no headers, no check of any input. `GET` lists, `PATCH` is one durable UPDATE.
 */
const database = new Sqlite(join(process.env.DATA_DIR ?? '.', 'data.sqlite'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.pragma('cache_size = -64000');
database.pragma('mmap_size = 268435456');

type Row = {
  id: string;
  number: number;
  amount_cents: number;
  status: string;
  first_treatment_on: string | null;
  products: string;
  created_at: string;
  selected_product: string | null;
  monthly_cents: number | null;
  asked_monthly_cents: number | null;
  paid_off_on: string | null;
  owed_cents: number | null;
  practice_id: string;
  practice_name: string;
  practice_state: string;
};

const list = database.prepare(
  `select t.id, t.number, t.amount_cents, t.status, t.first_treatment_on, t.products, t.created_at, t.selected_product,
          t.monthly_cents, t.asked_monthly_cents, t.paid_off_on, c.owed_cents, t.practice_id, p.name as practice_name, p.state_code as practice_state
   from credit_transaction t inner join practice p on p.id = t.practice_id
   left join borrower_credit c on c.transaction_id = t.id
   where t.borrower_id = ? order by t.created_at desc, t.id desc limit 500`,
);
const approve = database.prepare(
  "update credit_transaction set status = 'ACCEPTED', approved = 1, version = version + 1 where id = ? and status = 'PENDING'",
);

const GROUP: Record<string, 'pending' | 'accepted' | 'rejected' | 'refunded' | 'review'> = {
  PENDING: 'pending',
  REQUESTED: 'pending',
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  REFUNDED: 'refunded',
};
const DISPLAY: Record<string, string> = { REQUESTED: 'PENDING', VERIFICATION_REQUESTED: 'REVIEW' };

const app = new Hono();
app.get('/readyz', (context) => context.json({}));
app.get('/borrower/:id/credittransactions', (context) => {
  const groups: Record<string, object[]> = { pending: [], accepted: [], rejected: [], refunded: [], review: [] };
  for (const row of list.all(context.req.param('id')) as Row[]) {
    const isEnded = row.status === 'REJECTED' || row.status === 'REFUNDED';
    const monthlyCents = isEnded ? null : (row.asked_monthly_cents ?? row.monthly_cents);
    groups[GROUP[row.status] ?? 'review']?.push({
      _id: row.id,
      number: row.number,
      txAmount: row.amount_cents / 100,
      status: DISPLAY[row.status] ?? row.status,
      borrowerTxStatus: row.status,
      isWithdrawn: false,
      isExpired: false,
      isPaidOff: row.status === 'ACCEPTED' && row.paid_off_on !== null,
      isChargedOff: row.status === 'ACCEPTED' && row.asked_monthly_cents === 0,
      chargedOffOwed: null,
      owedBack: Math.max(0, -(row.owed_cents ?? 0)) / 100,
      practicemanagement: { _id: row.practice_id, PracticeName: row.practice_name, StateCode: row.practice_state },
      treatments: JSON.parse(row.products),
      firstTreatmentDate: row.first_treatment_on,
      createdAt: row.created_at,
      selectedProduct: row.selected_product,
      monthlyPayment: monthlyCents === null ? null : monthlyCents / 100,
    });
  }
  return context.json(groups);
});
app.patch('/borrower/:id/credittransactions/:txId/approve', async (context) => {
  await context.req.json();
  const { changes } = approve.run(context.req.param('txId'));
  return changes === 1 ? context.json({ ok: true }) : context.json({ ok: false }, 409);
});

serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
