import { getAutopay } from '@contract/payment-method/autopay-calls';
import { setAutopay } from '@contract/servicing/autopay-calls';
import { listBorrowerLoans } from '@contract/servicing/loan-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agreedAutopay } from '../../../test/agreed-autopay';
import { aBankAccount } from '../../../test/builders';
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
const tokenOf = ({ borrower }: Made) => world.sessionOf('borrower', borrower.id);
const tries = async (loan: Made) =>
  (await world.rows('payment'))
    .filter((row) => row.transaction_id === loan.transactionId)
    .sort((one, other) => (one.created_at < other.created_at ? -1 : 1))
    .map(({ status }) => status);
const view = async (loan: Made) =>
  (await world.call(getAutopay, { params: loan.params }, { token: await tokenOf(loan) })).body;
const noticesOf = async (loan: Made, kind: string) =>
  (await world.rows('servicing_notice')).filter((row) => row.subject_id === loan.transactionId && row.kind === kind);

test('autopay stops by itself with the third return in a row, says so everywhere, and counts anew once it is on again', async () => {
  const loan = await aLoanOf(world, { account: '01' });
  await world.passTo('2026-04-17');
  expect(await view(loan)).toMatchObject({ type: 'MINIMUM', stoppedOn: null });
  await world.passTo('2026-07-20');
  // Presented three times, and never again: not in May, June or July either.
  expect(await tries(loan)).toEqual(['RETURNED', 'RETURNED', 'RETURNED']);
  const stopped = await view(loan);
  expect(stopped).toMatchObject({ type: 'NONE', stoppedOn: expect.stringMatching(/^2026-05-/), next: null });

  const mails = await sandbox.mailbox(loan.borrower.email);
  const [told, ...more] = mails.filter(({ subject }) => subject.startsWith('Autopay is off because your '));
  expect(more).toEqual([]);
  expect(told?.text).toContain('the third autopay payment in a row that was returned');
  expect(told?.text).toContain('To turn autopay back on');
  expect(told?.text).toContain('/autopay?transaction=');
  // The third return says no more that autopay pays it.
  const [third] = mails.filter(({ subject }) => /^Your \$[\d.,]+ payment didn't go through$/.test(subject));
  expect(third?.text).not.toContain('Autopay will pay');
  expect(third?.text).toContain("We won't retry");
  // From then on each payment is announced as one to make by hand.
  const later = mails.filter(({ subject }) => subject.includes('autopay') && subject.includes('June'));
  expect(later).toEqual([]);
  expect((await noticesOf(loan, 'AUTOPAY_OFF')).length).toBe(1);
  expect(await noticesOf(loan, 'AGREED_RATE')).toHaveLength(1);
  const acts = (await world.rows('audit')).filter(({ action }) => action === 'transaction.autopay_stopped');
  expect(acts).toHaveLength(1);

  const staff = await world.staffSession('admin@demo.test');
  const seen = await world.call(listBorrowerLoans, { params: { id: loan.borrower.id } }, { token: staff });
  expect(seen.body.data[0]).toMatchObject({ autopayStoppedOn: stopped.stoppedOn });

  const good = await aBankAccount(world.deps, loan.borrower);
  const token = await tokenOf(loan);
  const choice = { type: 'MINIMUM' as const, paymentMethodId: good.id };
  const agreed = await agreedAutopay(world, { params: loan.params, body: choice }, { token });
  expect((await world.call(setAutopay, agreed, { token })).status).toBe(200);
  expect(await view(loan)).toMatchObject({ type: 'MINIMUM', stoppedOn: null });
}, 120_000);

test('a payment that settles in between begins the row anew', async () => {
  const loan = await aLoanOf(world, { account: '77' });
  await world.passTo('2026-09-20');
  expect(await view(loan)).toMatchObject({ type: 'MINIMUM', stoppedOn: null });
}, 120_000);
