import { makeLoanPayment, quoteLoanPayoff } from '@contract/servicing/payment-calls';
import { civilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { keepPaymentMethod } from '../../payment-method/index';
import { aLoanOf, type LoanWorld, startLoanWorld } from '../testing/loan-world';

let sandbox: SandboxHarness;
let world: LoanWorld;
type Made = Awaited<ReturnType<typeof aLoanOf>>;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startLoanWorld(sandbox);
});
afterEach(async () => {
  await world.discard();
  await sandbox.reset();
});

/** Its owner disputes the debit: it comes back twenty days later, and the account takes no other. */
const DISPUTED = '10';

async function payOff({ params }: Made, paymentMethodId?: string) {
  const token = { token: await world.sessionOf('borrower', params.id) };
  const { body: payoff } = await world.call(quoteLoanPayoff, { params }, token);
  const body = { amount: payoff.total, kind: 'PAYOFF' as const, ...(paymentMethodId && { paymentMethodId }) };
  expect((await world.call(makeLoanPayment, { params, body }, token)).status).toBe(200);
}

const mailsOf = async ({ borrower }: Made, subject: RegExp) =>
  (await sandbox.mailbox(borrower.email)).filter((mail) => subject.test(mail.subject)).map(({ text }) => text);

const aCard = (borrowerId: string) =>
  world.deps.database.transaction((tx) =>
    keepPaymentMethod({ tx, deps: world.deps }, borrowerId, {
      secret: { kind: 'CARD', cardToken: 'tok_again', fingerprint: 'card-again' },
      shown: {
        source: 'CARD_PAGE',
        name: 'Visa',
        holder_name: null,
        account_type: null,
        last_four: '4242',
        expires_on: null,
        authorization_document_id: 'authorization-of-test',
      },
    }),
  );

test('a debit that comes back takes back that the loan is paid off and its promotion kept, and both are told again when they are', async () => {
  const loan = await aLoanOf(world, { product: 'PROMO_6', autopay: 'NONE', account: DISPUTED });
  await world.passTo('2026-04-10');
  await payOff(loan);
  await world.passTo('2026-04-20');
  expect(await mailsOf(loan, /^Your loan of \$4,200\.00 is paid off$/)).toHaveLength(1);
  expect(await mailsOf(loan, /^You met your promotion: \$[\d.]+ in interest canceled$/)).toHaveLength(1);

  await world.passTo('2026-05-10');
  const [back, ...more] = await mailsOf(loan, /^Add another card or account for your \$[\d,.]+ payment$/);
  expect(more).toEqual([]);
  const promo = (await world.rows('servicing_notice')).filter(
    ({ subject_id, kind }) => subject_id === loan.transactionId && ['LOAN_PAID', 'PROMO_KEPT'].includes(kind),
  );
  expect(promo).toEqual([]);
  expect(back).toMatch(/We told you your loan was paid off\. It's open again, and you owe \$4,2\d\d\.\d\d\./);
  expect(back).toContain("We told you that you met your promotion. It's open again: pay $4,200.00 by ");
  expect(back).toContain(longDates.en(civilDate('2026-09-21')));

  await payOff(loan, (await aCard(loan.borrower.id)).method.id);
  await world.passTo('2026-05-20');
  expect(await mailsOf(loan, /^Your loan of \$4,200\.00 is paid off$/)).toHaveLength(2);
  expect(await mailsOf(loan, /^You met your promotion: \$[\d.]+ in interest canceled$/)).toHaveLength(2);
});

test('a payment that comes back of a loan that nobody called paid off says nothing of it', async () => {
  const loan = await aLoanOf(world, { product: 'PROMO_6', autopay: 'MINIMUM', account: DISPUTED });
  await world.passTo('2026-05-15');
  const [back, ...more] = await mailsOf(loan, /^Add another card or account for your \$[\d,.]+ payment$/);
  expect(more).toEqual([]);
  expect(back).not.toContain('We told you');
});
