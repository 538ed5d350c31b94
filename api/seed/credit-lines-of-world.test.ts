import { getPersonalInfo } from '@contract/application/calls';
import { getApplicationDetails } from '@contract/application-details/calls';
import { listApplications } from '@contract/application-details/list';
import { getCreditProfile, getLoggedBorrower } from '@contract/borrower/calls';
import type { ResultOf } from '@contract/endpoint';
import { calculatePayments } from '@contract/payment-calculator/calls';
import { HOLDING_STATUSES } from '@domain/credit-line/available-credit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tables } from '../db/tables/index';
import { startTestApp, type TestApp } from '../test/app';
import { grantsByBorrower, rowsOf } from './testing/granted-lines';

type ListRow = ResultOf<typeof listApplications>['data'][number];
const HOLDING: readonly string[] = HOLDING_STATUSES;

const OPERATIONS = 'operations@demo.test';
const PARTNER = 'finance@demo.test';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({ isDemoWorld: true });
});
afterAll(() => world.discard());

const all = <T extends keyof Tables>(table: T) => rowsOf(world.deps.database, table);

test('no line lies above what was decided after the earlier one had ended', async () => {
  const grants = await grantsByBorrower(world.deps.database);
  const lines = await all('credit_profile');
  const wrong = lines.flatMap((line) => {
    const granted = grants.get(line.borrower_id)?.at(-1);
    return granted?.limitCents === Number(line.approved_line_cents) && granted.expiresOn === line.expires_on
      ? []
      : [{ borrower: line.borrower_id, line: line.approved_line_cents, granted }];
  });
  expect(wrong).toEqual([]);
  expect([...grants.values()].flat().filter(({ isRenewal }) => isRenewal).length).toBeGreaterThan(10);
});

/** What of a loan's principal had been paid at a moment, by the ledger. */
async function principalPaid() {
  const entries = new Map((await all('journal_entry')).map((row) => [row.id, row]));
  const paid = (await all('posting')).filter(
    (row) => /^asset:loan:.*:principal$/.test(row.account_id) && row.amount < 0,
  );
  return (loanId: string, at: string): number =>
    paid
      .filter((row) => row.account_id === `asset:loan:${loanId}:principal`)
      .filter((row) => (entries.get(row.entry_id)?.booked_at ?? '9') <= at)
      .reduce((sum, row) => sum - Number(row.amount), 0);
}

test('nobody owed and waited for more than their line when they approved a transaction', async () => {
  const grants = await grantsByBorrower(world.deps.database);
  const transactions = await all('credit_transaction');
  const history = await all('credit_transaction_history');
  const endOf = new Map(
    history.flatMap((row) =>
      ['REJECTED', 'WITHDRAWN', 'REFUNDED'].includes(row.action) ? [[row.transaction_id, row.at]] : [],
    ),
  );
  const accepted = transactions.filter((row) => row.accepted_at !== null);
  const paidBy = await principalPaid();
  const over = accepted.flatMap(({ id, borrower_id, accepted_at }) => {
    const at = accepted_at ?? '';
    const limitCents = grants.get(borrower_id)?.findLast((grant) => grant.at <= at)?.limitCents ?? 0;
    const held = transactions
      .filter((row) => row.borrower_id === borrower_id && row.created_at <= at && (endOf.get(row.id) ?? '9') > at)
      .reduce((sum, row) => sum + Number(row.amount_cents) - paidBy(row.id, at), 0);
    return held <= limitCents ? [] : [{ id, held, limitCents }];
  });
  expect(over).toEqual([]);
  expect(accepted.length).toBeGreaterThan(100);
});

/** Every place that tells a borrower's credit, by its name. */
async function toldTo(borrowerId: string, line: Tables['credit_profile']) {
  const staff = await world.staffSession(OPERATIONS);
  const borrower = await world.sessionOf('borrower', borrowerId);
  const applicant = await world.sessionOf('applicant', borrowerId, line.application_id);
  const home = await world.call(getCreditProfile, { params: { id: borrowerId } }, { token: borrower });
  const me = await world.call(getLoggedBorrower, {}, { token: borrower });
  const query = { applicationId: line.application_id };
  const outcome = await world.call(getPersonalInfo, { query }, { token: applicant });
  const params = { applicationId: line.application_id };
  // Practices of the finance partner are its own admin's to see.
  const own = await world.call(getApplicationDetails, { params }, { token: staff });
  const token = own.status === 200 ? staff : await world.staffSession(PARTNER);
  const detail = own.status === 200 ? own : await world.call(getApplicationDetails, { params }, { token });
  const practiceId = detail.body.practicemanagement._id;
  const asked = { body: { practiceId, amount: 1000, borrower: borrowerId } };
  const calculator = await world.call(calculatePayments, asked, { token });
  return {
    home: home.body.credit_profile?.availableCredit,
    me: me.body.credit_profile?.availableCredit,
    outcome: outcome.body.outcome?.creditProfile?.availableCredit,
    detail: detail.body.availableCredit,
    calculator: calculator.body.availableCredit,
  };
}

/** The whole list of staff in the order of a column. */
async function listBy(key: 'availableCredit' | 'approvedAmount', direction: 'asc' | 'desc', email = OPERATIONS) {
  const token = await world.staffSession(email);
  const rows: ListRow[] = [];
  let cursor: string | undefined;
  do {
    const dateRange = { start: '2024-01-01', end: '2026-12-31' };
    const body = { page: 0, limit: 100, dateRange, sort: { key, direction }, ...(cursor && { cursor }) };
    const answer = await world.call(listApplications, { body }, { token });
    rows.push(...answer.body.data);
    cursor = answer.body.next ?? undefined;
  } while (cursor !== undefined);
  return rows;
}

test('every place gives the same number for every borrower, held and flagged ones too', async () => {
  const lines = (await all('credit_profile')).toSorted((a, b) => (a.borrower_id < b.borrower_id ? -1 : 1));
  const transactions = await all('credit_transaction');
  const openOf = (id: string) =>
    transactions.filter((row) => row.borrower_id === id && HOLDING.includes(row.status)).map((row) => row.amount_cents);
  const open = lines.filter((line) => line.expires_on >= '2026-03-16');
  const [held, flagged] = open;
  if (!held || !flagged) throw new Error('The demo world has open lines');
  const { database } = world.deps;
  await database.transaction(async (tx) => {
    await tx.execute(tx.builder.updateTable('borrower').set({ on_hold: 1 }).where('id', '=', held.borrower_id));
    await tx.execute(
      tx.builder.updateTable('borrower').set({ flagged_fraud: 1 }).where('id', '=', flagged.borrower_id),
    );
  });
  const rows = [...(await listBy('availableCredit', 'asc')), ...(await listBy('availableCredit', 'asc', PARTNER))];
  const listed = new Map(rows.map((row) => [row._id, row.availableCredit]));
  const wrong: unknown[] = [];
  for (const line of lines) {
    const isClosed = [held, flagged].includes(line) || line.expires_on < '2026-03-16';
    const taken = openOf(line.borrower_id).reduce((sum, cents) => sum + cents, line.balance_cents);
    const expected = isClosed ? 0 : Math.max(0, line.approved_line_cents - taken) / 100;
    const told = { ...(await toldTo(line.borrower_id, line)), list: listed.get(line.application_id) };
    if (Object.values(told).some((amount) => amount !== expected)) wrong.push({ line: line.id, expected, told });
  }
  expect(wrong).toEqual([]);
  expect(open.filter((line) => openOf(line.borrower_id).length > 0).length).toBeGreaterThan(10);
}, 60_000);

test.each([
  ['availableCredit', 'asc'],
  ['availableCredit', 'desc'],
  ['approvedAmount', 'asc'],
  ['approvedAmount', 'desc'],
] as const)('the list sorted by %s, %s, sorts the number that it shows', async (key, direction) => {
  const shown = (await listBy(key, direction)).map((row) => row[key]);
  const known = shown.filter((amount) => amount !== null);
  expect(known).toEqual(known.toSorted((a, b) => (direction === 'asc' ? a - b : b - a)));
  expect(shown.slice(known.length).every((amount) => amount === null)).toBe(true);
  expect(known.length).toBeGreaterThan(100);
});
