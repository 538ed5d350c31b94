import { exportDeposit, getDeposit } from '@contract/funding/deposit-calls';
import { listDeposits } from '@contract/funding/deposit-list';
import { refundPatientTransaction } from '@contract/servicing/refund-calls';
import { account } from '@domain/ledger/account';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCsv } from '../../generated/read-csv';
import { seenVersion } from '../../test/seen-version';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { aLoanOf, type LoanWorld, ledgerViolations, startLoanWorld } from '../servicing/testing/loan-world';

let sandbox: SandboxHarness;
let world: LoanWorld;
beforeEach(async () => {
  sandbox = await startSandboxHarness();
  world = await startLoanWorld(sandbox);
});
afterEach(async () => {
  await world.discard();
  await sandbox.stop();
});

const PRACTICE = 'prac-bright-smile';
const staff = () => world.staffSession('staff@bright-smile.test');
const centsOf = (dollars: number) => Math.round(dollars * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + centsOf(one), 0);

async function shown() {
  const body = { dateRange: { start: '2026-01-01', end: '2026-12-31' }, sort: { key: 'madeOn', direction: 'asc' } };
  const { data } = (await world.call(listDeposits, { body: body as never }, { token: await staff() })).body;
  return Promise.all(
    data.map(async (row) => {
      const params = { depositId: row._id };
      const { deposit } = (await world.call(getDeposit, { params }, { token: await staff() })).body;
      const file = await world.call(exportDeposit, { params }, { token: await staff() });
      return { row, deposit, file: readCsv(String(file.body)) };
    }),
  );
}

/** What the ledger says of a deposit, by account, in cents. */
async function bookedOn(depositId: string): Promise<Map<string, number>> {
  const entries = (await world.rows('journal_entry')).filter(
    ({ ref_type, ref_id }) => ref_type === 'deposit' && ref_id === depositId,
  );
  const ids = new Set(entries.filter(({ natural_key }) => natural_key.endsWith(':sent')).map(({ id }) => id));
  const booked = new Map<string, number>();
  for (const { entry_id, account_id, amount } of await world.rows('posting'))
    if (ids.has(entry_id)) booked.set(account_id, (booked.get(account_id) ?? 0) + Number(amount));
  return booked;
}

/** Two purchases that are paid, a refund of one, and purchases of which its refund is kept back. */
async function twoDeposits() {
  const refunded = await aLoanOf(world, { amountCents: 123_457 });
  await aLoanOf(world, { amountCents: 500_000 });
  await world.passTo('2026-03-20');
  const token = await world.staffSession('manager@bright-smile.test');
  const body = { version: await seenVersion(world, refunded.params.txId) };
  expect((await world.call(refundPatientTransaction, { params: refunded.params, body }, { token })).status).toBe(200);
  await aLoanOf(world, { amountCents: 300_001 });
  await world.passTo('2026-03-27');
}

test('every deposit adds up to the cent: list, detail, file, ledger and bank say the same', async () => {
  await twoDeposits();
  const deposits = await shown();
  expect(deposits.map(({ row }) => [row.purchases, row.refunds > 0, row.status])).toEqual([
    [2, false, 'SETTLED'],
    [1, true, 'SETTLED'],
  ]);
  for (const { row, deposit, file } of deposits) {
    const { lines, ofMemberships, keptBack, ...rest } = deposit;
    expect(ofMemberships).toEqual([]);
    expect(rest).toEqual(row);
    expect(sum(lines.map(({ gross }) => gross))).toBe(centsOf(row.gross));
    expect(sum(lines.map(({ fee }) => fee))).toBe(centsOf(row.fees));
    expect(sum(keptBack.map(({ amount }) => amount))).toBe(centsOf(row.refunds));
    for (const { gross, fee, net } of lines) expect(centsOf(gross) - centsOf(fee)).toBe(centsOf(net));
    expect(centsOf(row.gross) - centsOf(row.fees) - centsOf(row.refunds)).toBe(centsOf(row.amount));

    const [head = [], ...written] = file;
    expect(sum(written.map((line) => Number(line[head.indexOf('Amount')])))).toBe(centsOf(row.amount));
    expect(written).toHaveLength(lines.length + keptBack.length);

    const booked = await bookedOn(row._id);
    expect(booked.get(account.providerPayable(PRACTICE))).toBe(centsOf(row.amount) + centsOf(row.refunds));
    expect(0 - (booked.get(account.providerReceivable(PRACTICE)) ?? 0)).toBe(centsOf(row.refunds));
    expect(0 - (booked.get(account.clearing('ach_out')) ?? 0)).toBe(centsOf(row.amount));
  }
  const paid = deposits.reduce((total, { row }) => total + centsOf(row.amount), 0);
  const bank = (await world.rows('ledger_account')).find(({ id }) => id === account.providerPayable(PRACTICE));
  const funded = (await world.rows('funding')).reduce((total, row) => total + Number(row.net_cents), 0);
  const back = (await world.rows('recovery')).reduce(
    (total, row) => total + Number(row.net_cents) - Number(row.left_cents),
    0,
  );
  expect([Number(bank?.balance), paid]).toEqual([0, funded - back]);
  expect(await ledgerViolations(world)).toEqual([]);
});

test('a deposit is found by its reference as the bank prints it, and by nobody of another practice', async () => {
  await twoDeposits();
  const [first] = await shown();
  const body = { search: first?.row.pmtRef.toLowerCase(), dateRange: { start: '2026-01-01' } };
  const found = await world.call(listDeposits, { body }, { token: await staff() });
  expect(found.body.data).toEqual([first?.row]);
  const other = await world.staffSession('staff@lakeview-derm.test');
  expect((await world.call(listDeposits, { body }, { token: other })).body.data).toEqual([]);
});
