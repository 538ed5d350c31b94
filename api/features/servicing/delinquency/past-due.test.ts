import { getCreditProfile } from '@contract/borrower/calls';
import { listPastDueLoans } from '@contract/servicing/past-due-list';
import { makeLoanPayment } from '@contract/servicing/payment-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { aLoanOf, type LoanWorld, ledgerViolations, startLoanWorld } from '../testing/loan-world';

let sandbox: SandboxHarness;
let world: LoanWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startLoanWorld(sandbox);
  return async () => {
    await world.discard();
    await sandbox.stop();
  };
});
afterAll(async () => expect(await ledgerViolations(world)).toEqual([]));

type Made = Awaited<ReturnType<typeof aLoanOf>>;
const staff = () => world.staffSession('admin@demo.test');
/** However long ago they became late, as the screen asks for them. */
const dateRange = { start: '2020-01-01', end: '2035-01-01' };
const found = async (body: Record<string, unknown> = {}) =>
  (await world.call(listPastDueLoans, { body: { dateRange, ...body } }, { token: await staff() })).body;
const rowOf = async (loan: Made) => (await found()).data.find(({ _id }) => _id === loan.transactionId);
const tokenOf = ({ borrower }: Made) => world.sessionOf('borrower', borrower.id);

test('late loans are listed by days late with the figures of their borrower, and leave when they are paid or held', async () => {
  const [old, held, quiet] = [
    await aLoanOf(world, { autopay: 'NONE', isListed: true }),
    await aLoanOf(world, { autopay: 'NONE', isListed: true }),
    await aLoanOf(world, { isListed: true }),
  ];
  await world.passTo('2026-04-16');
  expect(await found()).toMatchObject({ total: 0, data: [] });
  await world.passTo('2026-04-19');
  expect(await rowOf(old)).toMatchObject({
    daysLate: 3,
    bucket: '1_29',
    nextStep: 'REMINDER',
    nextStepOn: '2026-04-21',
  });
  await world.passTo('2026-05-17');
  const young = await aLoanOf(world, { autopay: 'NONE', isListed: true });
  await world.passTo('2026-06-25');

  const all = await found({ sort: { key: 'daysLate', direction: 'desc' } });
  const days = all.data.map(({ daysLate }) => daysLate);
  expect(days).toEqual([...days].sort((one, other) => other - one));
  expect(all.data.map(({ _id }) => _id)).not.toContain(quiet.transactionId);
  expect(all.data.at(-1)?._id).toBe(young.transactionId);
  const own = await world.call(getCreditProfile, { params: { id: old.borrower.id } }, { token: await tokenOf(old) });
  const row = await rowOf(old);
  expect(row).toMatchObject({ daysLate: 70, bucket: '60_89', nextDueOn: '2026-07-16' });
  expect([row?.daysLate, row?.pastDue, row?.totalDue]).toEqual([
    own.body.nextPayment?.daysLate,
    own.body.nextPayment?.pastDue,
    own.body.nextPayment?.totalDue,
  ]);

  const late = await found({ filters: { bucket: ['60_89'] } });
  expect(late.data.map(({ _id }) => _id).sort()).toEqual([old.transactionId, held.transactionId].sort());

  await world.call(
    makeLoanPayment,
    { params: old.params, body: { amount: row?.totalDue ?? 0 } },
    { token: await tokenOf(old) },
  );
  expect(await rowOf(old)).toBeUndefined();
  await world.deps.database.migrate([`update borrower set on_hold = 1 where id = '${held.borrower.id}'`]);
  await world.passTo('2026-06-27');
  expect(await rowOf(held)).toBeUndefined();
}, 120_000);
