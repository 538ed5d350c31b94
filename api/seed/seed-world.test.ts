import { createHash } from 'node:crypto';
import { listApplications } from '@contract/application-details/list';
import { listCreditTransactions } from '@contract/credit-transaction/calls';
import { viewDocument } from '@contract/document/calls';
import { listLoyaltyPrograms } from '@contract/membership-settings/loyalty-calls';
import { listPlanTemplates } from '@contract/membership-settings/plan-calls';
import { EVERY_DUE_DATE } from '@domain/autopay/autopay';
import { civilDate } from '@domain/calendar/civil-date';
import { checkCreditLine } from '@domain/ledger/invariants';
import { autopayRateChange } from '@domain/loan/autopay-rate';
import { foldLoan } from '@domain/loan/fold-loan';
import { outstandingPrincipal } from '@domain/loan/loan-state';
import { cents, sumCents } from '@domain/money/cents';
import { formatUsdExact } from '@domain/money/usd';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tables } from '../db/tables/index';
import { frozenPlan } from '../features/credit-transaction/index';
import { countLedgerFaults } from '../features/ledger/ledger.reads';
import { getLoan, rateOf } from '../features/servicing/loan';
import { ledgerViolations } from '../features/servicing/testing/loan-world';
import { startTestApp, type TestApp } from '../test/app';
import { createTestDeps, type TestDeps } from '../test/deps';
import { seedFoundation } from './seed-foundation';
import { MEMBER_PEOPLE } from './seed-members';
import { seedWorld } from './seed-world';
import { grantsByBorrower } from './testing/granted-lines';

/** Fourteen months with their payments, statement by statement over a socket where the database is a server. */
const SEED_MS = 240_000;

let world: TestApp;
/** As it was seeded: looking at it leaves audit rows. */
let untouched: Awaited<ReturnType<typeof digestOf>>;
beforeAll(async () => {
  world = await startTestApp({ isDemoWorld: true });
  untouched = await digestOf(world.deps);
}, SEED_MS);
afterAll(() => world.discard());

async function rowsOf<T extends keyof Tables>(table: T, deps: TestDeps = world.deps): Promise<Tables[T][]> {
  const { read } = deps.database;
  return (await read.query(read.builder.selectFrom(table as 'funding').selectAll())) as unknown as Tables[T][];
}

/** What is still owed of a transaction by the events of its loan; 0 without one. */
async function principalOf({ id, status }: Tables['credit_transaction']) {
  if (status !== 'ACCEPTED') return cents(0);
  return outstandingPrincipal(foldLoan((await getLoan(world.deps.database.read, id)).events));
}

const countBy = <T>(rows: readonly T[], key: (row: T) => string) => {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1);
  return counts;
};

const borrowerBy = async (email: string) => {
  const found = (await rowsOf('borrower')).find((row) => row.email === email);
  if (!found) throw new Error(`There is no ${email}`);
  return found;
};

describe('the size of the demo world', () => {
  test('420 applications of 260 borrowers, about 64 % approved and 24 % denied, every month of fourteen', async () => {
    const applications = (await rowsOf('application')).filter((row) => row.enrollment === 'APPLICATIONS');
    const by = countBy(applications, (row) => row.status);
    const share = (status: string) => (by.get(status) ?? 0) / applications.length;
    expect(applications).toHaveLength(420);
    expect(await rowsOf('borrower')).toHaveLength(260 + MEMBER_PEOPLE);
    expect(share('APPROVED')).toBeGreaterThan(0.6);
    expect(share('APPROVED')).toBeLessThan(0.68);
    expect(share('DENIED')).toBeGreaterThan(0.2);
    expect(share('DENIED')).toBeLessThan(0.32);
    expect(by.get('REVIEW') ?? 0).toBeGreaterThan(0);
    expect(share('INCOMPLETE')).toBeGreaterThan(0.02);
    expect(countBy(applications, (row) => row.created_at.slice(0, 7)).size).toBeGreaterThanOrEqual(14);
    expect(applications.every((row) => row.created_at <= world.deps.clock.now())).toBe(true);
  });

  test('nobody who applied waits for longer than 30 days without a decision or a notice', async () => {
    const told = new Set(
      (await rowsOf('application_history')).flatMap((row) => (row.action === 'MORE_ASKED' ? [row.application_id] : [])),
    );
    const monthAgo = world.deps.clock.nowMs() - 30 * 86_400_000;
    const late = (await rowsOf('application')).filter(
      (row) =>
        row.decision_id !== null &&
        (row.status === 'REVIEW' || row.status === 'INCOMPLETE') &&
        Date.parse(row.created_at) < monthAgo &&
        !told.has(row.id),
    );
    expect(late.map(({ number, status }) => [number, status])).toEqual([]);
    expect(told.size).toBeGreaterThan(0);
  });

  test('about 310 transactions in every status, 38 % of the chosen plans promotions', async () => {
    const transactions = await rowsOf('credit_transaction');
    const chosen = transactions.flatMap(({ selected_product: product }) => (product === null ? [] : [product]));
    const promotions = chosen.filter((product) => product.startsWith('PROMO')).length;
    expect(transactions.length).toBeGreaterThan(280);
    expect(transactions.length).toBeLessThan(345);
    expect([...countBy(transactions, (row) => row.status).keys()].sort()).toEqual([
      'ACCEPTED',
      'PENDING',
      'REFUNDED',
      'REJECTED',
      'REQUESTED',
      'REVIEW',
      'VERIFICATION_REQUESTED',
    ]);
    expect(promotions / chosen.length).toBeGreaterThan(0.25);
    expect(promotions / chosen.length).toBeLessThan(0.45);
  });

  test('the list that staff see first, the last 30 days, has 60 applications and more, of all statuses', async () => {
    const token = await world.staffSession('operations@demo.test');
    const answer = await world.call(listApplications, { body: { page: 1, limit: 20 } }, { token });
    expect(answer.status).toBe(200);
    expect(answer.body.counts.all).toBeGreaterThanOrEqual(60);
    for (const status of ['INCOMPLETE', 'REVIEW', 'APPROVED', 'DENIED'] as const)
      expect(answer.body.counts[status]).toBeGreaterThan(0);
    const practices = (await rowsOf('application'))
      .filter((row) => row.created_at > '2026-02-15')
      .map((row) => row.practice_id);
    expect(new Set(practices).size).toBeGreaterThanOrEqual(8);
  });
});

describe('the books of the demo world', () => {
  test('every rule of the ledger holds', async () => {
    const transactions = await rowsOf('credit_transaction');
    const owed = await Promise.all(transactions.filter((row) => row.accepted_at !== null).map(principalOf));
    expect(owed.filter((principal) => principal === 0).length).toBeLessThan(owed.length / 2);
    expect((await rowsOf('payment')).length).toBeGreaterThan(800);
    expect((await rowsOf('journal_entry')).length).toBeGreaterThan(400);
    expect(await ledgerViolations(world)).toEqual([]);
    expect(await countLedgerFaults(world.deps.database.read)).toBe(0);
  });

  test('every line holds the principal that its loans still owe, and covers what was asked for under it', async () => {
    const grants = await grantsByBorrower(world.deps.database);
    const transactions = await rowsOf('credit_transaction');
    for (const line of await rowsOf('credit_profile')) {
      const own = transactions.filter((row) => row.credit_profile_id === line.id);
      // A line that ended may come back smaller than what was asked for under the earlier one and still waits.
      const since = grants.get(line.borrower_id)?.findLast(({ isRenewal }) => isRenewal)?.at ?? '';
      const sumOf = (statuses: string[], from = '') =>
        sumCents(
          own
            .filter((row) => statuses.includes(row.status) && row.created_at >= from)
            .map((row) => cents(Number(row.amount_cents))),
        );
      const owed = sumCents(await Promise.all(own.map(principalOf)));
      const pending = sumOf(['PENDING', 'REQUESTED', 'REVIEW', 'VERIFICATION_REQUESTED'], since);
      const approved = cents(Number(line.approved_line_cents));
      expect(Number(line.balance_cents)).toBe(owed);
      expect(checkCreditLine(line.borrower_id, { approved, outstandingPrincipal: owed, pending })).toEqual([]);
    }
  });

  test('no payment has arrived on a day that is to come', async () => {
    const today = world.deps.clock.now().slice(0, 10);
    const arrived = (await rowsOf('payment')).filter(({ status }) => status === 'SETTLED');
    expect(arrived.length).toBeGreaterThan(500);
    expect(
      arrived.filter((row) => (row.settled_on ?? '9') > today || (row.settled_on ?? '') < (row.due_on ?? '')),
    ).toEqual([]);
  });

  test('every payment that has arrived has its receipt, which names its amount', async () => {
    const documents = new Map((await rowsOf('document')).map((row) => [row.id, row]));
    const arrived = (await rowsOf('payment')).filter(({ status }) => status === 'SETTLED');
    expect(arrived.length).toBeGreaterThan(500);
    for (const { receipt_id: id, borrower_id: borrowerId, amount_cents: amount, settled_on: on } of arrived) {
      const receipt = documents.get(id ?? '');
      expect(receipt).toMatchObject({ document_key: 'payment-receipt', borrower_id: borrowerId });
      expect(receipt?.content).toContain(formatUsdExact(cents(Number(amount))));
      expect(receipt?.created_at.slice(0, 10)).toBe(on);
    }
  });

  test('every loan has the rate that its autopay asks for, so that the first work of the day changes no figure', async () => {
    const today = civilDate(world.deps.clock.now().slice(0, 10));
    let lowered = 0;
    for (const row of (await rowsOf('credit_transaction')).filter(({ status }) => status === 'ACCEPTED')) {
      const loan = await getLoan(world.deps.database.read, row.id);
      const { plan } = frozenPlan(loan.selectedPlan);
      const isOn = EVERY_DUE_DATE.has(row.autopay_type as 'NONE');
      expect(autopayRateChange(loan.events, today, { agreedRate: plan.rate, isOn })).toBeNull();
      if (rateOf(loan) < plan.rate) lowered += 1;
    }
    expect(lowered).toBeGreaterThan(20);
  });

  test('every audit chain verifies, and nothing waits to be sent', async () => {
    const { audit, database } = world.deps;
    for (const shard of await audit.shards(database.read))
      expect(await audit.verifyChain(database.read, shard)).toMatchObject({ ok: true });
    expect(await rowsOf('outbox')).toEqual([]);
  });
});

describe('the people that demos log in as', () => {
  test('can get a code by text and by call, and share their number with nobody', async () => {
    for (const email of ['casey@patient.test', 'morgan@patient.test']) {
      const { phone } = await borrowerBy(email);
      // The sandbox refuses texts or calls to numbers with these endings.
      expect(phone).not.toMatch(/019[678]$/);
      const sharing = (await rowsOf('borrower')).filter((row) => row.phone === phone);
      expect(sharing.map((row) => row.email)).toEqual([email]);
    }
  });

  test('Harbor Med Spa sells Glow, Refresh and Signature, and has three tiers', async () => {
    const token = await world.staffSession('enterprise@demo.test');
    const params = { practiceId: 'prac-harbor-medspa' };
    const { plans } = (await world.call(listPlanTemplates, { params }, { token })).body;
    expect(plans.map(({ name, totals }) => [name, totals?.totalTreatmentsCost, totals?.monthlyPayment])).toEqual([
      ['Glow', 1074.6, 89.55],
      ['Refresh', 2569.8, 189.15],
      ['Signature', 6601.8, 550.15],
    ]);
    const { data } = (await world.call(listLoyaltyPrograms, { params }, { token })).body;
    expect(
      data.loyaltyProgram.map((one) => [one.name, one.totalAmount, one.creditContributions, one.pointsPerDollar]),
    ).toEqual([
      ['Silver', 0, 5, 1],
      ['Gold', 3000, 15, 1.25],
      ['Platinum', 7500, 30, 1.5],
    ]);
    expect(data.standing.largestPlan).toEqual({ name: 'Signature', totalTreatmentsCost: 6601.8 });
  });

  test('Casey has a line and sees transactions in every group, two of them waiting for her', async () => {
    const casey = await borrowerBy('casey@patient.test');
    const own = (await rowsOf('credit_transaction')).filter((row) => row.borrower_id === casey.id);
    const [line] = (await rowsOf('credit_profile')).filter((row) => row.borrower_id === casey.id);
    // The browser stories of the calculator reckon with it.
    expect(line?.grade).toBe('B');
    expect(casey).toMatchObject({ ssn_last_four: '0011', phone: '5125550195' });
    expect(casey.email_verified_at).not.toBeNull();
    expect(casey.phone_verified_at).not.toBeNull();
    expect(casey.consumer_index).toBe(world.deps.vault.blindIndex('bureau-consumer', 'consumer-casey'));
    expect(new Set(own.flatMap((row) => JSON.parse(row.products) as string[])).size).toBe(5);
    expect(Object.fromEntries(countBy(own, (row) => row.status))).toEqual({
      ACCEPTED: 1,
      REFUNDED: 1,
      REJECTED: 1,
      REVIEW: 1,
      VERIFICATION_REQUESTED: 1,
      REQUESTED: 1,
      PENDING: 2,
    });
    const token = await world.sessionOf('borrower', casey.id);
    const answer = await world.call(listCreditTransactions, { params: { id: casey.id } }, { token });
    const { pending, accepted, rejected, refunded, review } = answer.body;
    expect([pending, accepted, rejected, refunded, review].map((group) => group.length)).toEqual([4, 1, 1, 1, 1]);
  });

  test('an approved applicant reads the agreement filled in, and once signed exactly as it was signed', async () => {
    const approved = (await rowsOf('application')).filter(
      (row) => row.status === 'APPROVED' && row.enrollment === 'APPLICATIONS',
    );
    const documents = await rowsOf('document');
    const unsigned = approved.find((row) => row.agreement_signed_at === null);
    const signed = approved.find((row) => row.agreement_signed_at !== null);
    if (!unsigned || !signed) throw new Error('The demo world has both');
    const read = async (row: Tables['application']) => {
      const token = await world.sessionOf('applicant', row.borrower_id, row.id);
      const params = { documentKey: 'credit-line-agreement' } as const;
      return (await world.call(viewDocument, { params, query: { applicationId: row.id } }, { token })).body;
    };
    const limit = `$${(Number(unsigned.approved_line_cents) / 100).toLocaleString('en-US')}`;
    const preview = await read(unsigned);
    expect(preview.signedAt).toBeNull();
    expect(JSON.stringify(preview.sections)).toContain(`Your spending limit is ${limit}.`);
    const kept = documents.find(
      (row) => row.application_id === signed.id && row.document_key === 'credit-line-agreement',
    );
    expect(await read(signed)).toMatchObject({ sha256: kept?.sha256, signedAt: kept?.signed_at });
  });
});

// What is seeded does not depend on the engine, and a server takes half a minute more for it.
const isAskedTwice = process.env.TEST_DATABASE_URL === undefined || process.env.TEST_PROFILE === 'nightly';
test.runIf(isAskedTwice)(
  'the same seed at the same moment gives the same world',
  async () => {
    const again = await createTestDeps();
    await again.database.transaction(async (tx) => {
      await seedFoundation(tx, again, 'none');
      await seedWorld(tx, again);
    });
    const second = await digestOf(again);
    await again.discard();
    expect(second).toEqual(untouched);
  },
  SEED_MS,
);

/** Columns made with keys that each database folder has of its own. */
const KEYED = new Set([
  'account_index',
  'ssn_index',
  'consumer_index',
  'ciphertext',
  'wrapped_key',
  'website',
  'embed_origins',
]);

const SEEDED_TABLES = [
  'borrower',
  'application',
  'application_history',
  'application_token',
  'consent',
  'decision',
  'document',
  'credit_profile',
  'credit_transaction',
  'credit_transaction_history',
  'loan_event',
  'funding',
  'deposit',
  'recovery',
  'payment',
  'treatment',
  'membership_treatment',
  'plan_template',
  'plan_template_row',
  'injector',
  'loyalty_program',
  'practice_program',
  'membership',
  'membership_plan',
  'plan_treatment',
  'visit',
  'membership_bill',
  'membership_payment',
  'membership_refund',
  'membership_funding',
  'membership_history',
  'membership_notice',
  'provider_invoice',
  'provider_invoice_line',
  'credit_lot',
  'points_entry',
  'payment_method',
  'notice_delivery',
  'journal_entry',
  'posting',
  'ledger_account',
  'audit',
  'vault',
] as const satisfies readonly (keyof Tables)[];

async function digestOf(deps: TestDeps): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const table of SEEDED_TABLES) {
    // Banks of practices are there before the world begins, under ids of their own.
    const rows = (await rowsOf(table, deps)).filter((row) => !('kind' in row) || row.kind !== 'practice-bank');
    const texts = rows.map((row) => JSON.stringify(Object.entries(row).filter(([column]) => !KEYED.has(column))));
    digests[table] = createHash('sha256').update(texts.toSorted().join('\n')).digest('hex');
  }
  return digests;
}
