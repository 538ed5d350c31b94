import { expect, test } from 'vitest';
import type { Context } from '../command/command';
import { sendNotice } from '../features/servicing/index';
import type { LoanRow } from '../features/servicing/loan.reads';

/** The types are the test: `npm run typecheck` fails once one of these calls is no fault anymore. */
async function refused(send: Context['send']): Promise<void> {
  const paid = { to: 'a@b.test', firstName: 'Ana', transactionId: 't', amountCents: 100 };
  // @ts-expect-error A kind that no feature declares.
  await send('transaction-aproved', paid);
  // @ts-expect-error A misspelled key beside the right ones.
  await send('transaction-created', { ...paid, amuontCents: 100 });
  const misspelled = { ...paid, amuontCents: 100 };
  // @ts-expect-error The same in what is spread.
  await send('transaction-created', { ...misspelled });
  // @ts-expect-error A key is missing.
  await send('transaction-created', { to: 'a@b.test', firstName: 'Ana', transactionId: 't' });
  // @ts-expect-error A value that its reader has no words for.
  await send('patient-asked', { to: 'a@b.test', transactionId: 't', number: 1, ask: 'HOLIDAY' });
  // @ts-expect-error The payload of another kind.
  await send('submit-payment', { depositId: 'd' });
}

async function refusedNotice(context: Context, loan: LoanRow): Promise<void> {
  // @ts-expect-error A fact that its words tell is missing.
  await sendNotice(context, loan, { kind: 'PROMO_KEPT', about: 'promotion' });
  // @ts-expect-error A fact that its words do not tell.
  await sendNotice(context, loan, { kind: 'LOAN_PAID', about: 'loan', amountCents: 100, leftCents: 100 });
}

test('a misspelled kind, key or value of a message is a fault of the types', () => {
  expect([refused, refusedNotice]).toHaveLength(2);
});
