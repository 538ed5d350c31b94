import type { ResultOf } from '@contract/endpoint';
import { takePhonePayment as call, type getPhonePayment } from '@contract/servicing/phone-payment-calls';
import { addDays, civilDate } from '@domain/calendar/civil-date';
import { foldLoan } from '@domain/loan/fold-loan';
import { loanPayoff } from '@domain/loan/payoff';
import { loanStanding } from '@domain/loan/standing';
import { type Cents, cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { formatUsdExact } from '@domain/money/usd';
import { fullName } from '@domain/person-name';
import { command } from '../../../command/command';
import { AppError } from '../../../http/app-error';
import type { HandlerRequest } from '../../../http/serve';
import type { Reading } from '../../../work';
import { isUsableOn, methodById, methodsOfBorrower } from '../../payment-method/index';
import { getPayableLoan, type Loan, loanToday } from '../loan';
import { keepLoanAct } from '../loan-of-caller';
import { loanVersion } from '../loan-seen';
import { LATER_DAYS_MAX, payAsAsked, payableLoanAsSeen } from './pay-loan';
import { paymentsOfLoan } from './payment.reads';
import { phoneAuthorization } from './phone-authorization';
import { insertPhoneAuthorization } from './phone-payment.writes';

const PLANNED = 'A payment of this amount is already scheduled for that day.';

/** What a borrower on the phone can pay with and owes; with a choice also what is read to them. */
export async function viewPhonePayment(
  { db, deps }: Reading,
  { params, query }: Pick<HandlerRequest<typeof getPhonePayment>, 'params' | 'query'>,
): Promise<ResultOf<typeof getPhonePayment>> {
  const loan = await getPayableLoan(db, params.txId);
  if (loan.row.borrower_id !== params.id) throw new AppError('NOT_FOUND');
  const today = loanToday(loan, deps.clock);
  const all = await db.all(methodsOfBorrower, { borrowerId: params.id });
  const methods = all.filter((row) => isUsableOn(row, today));
  const { amount: amountCents, paymentMethodId, payOn, lang: language = 'en' } = query;
  const method = methods.find(({ id }) => id === paymentMethodId);
  const isChosen = amountCents !== undefined && method !== undefined && payOn !== undefined;
  return {
    methods: methods.map(({ id, kind, name, last_four }) => ({ _id: id, kind, name, lastFour: last_four })),
    due: dollarsFromCents(loanStanding(loan.events, today).dueCents),
    payoff: dollarsFromCents(loanPayoff(foldLoan(loan.events, { on: today }), today).totalCents),
    today,
    lastDay: addDays(today, LATER_DAYS_MAX),
    version: loanVersion(loan),
    authorization: isChosen
      ? phoneAuthorization(loan, { amountCents, method, today, payOn: civilDate(payOn), language }, deps.config)
      : null,
  };
}

/**
 * Our staff take a payment for a borrower on the phone, once they have read the authorization and heard a yes. It is the borrower's own
 * payment by the same rules. Effects: as of that one; the text that was read with who read it and when, the act in the file, and the
 * written notice of the same day that Nacha asks for.
 * @throws AppError NOT_FOUND for another person's loan or method, STALE also for another text than was read, STEP_ORDER also for a
 * payment that is planned already, and what `payAsAsked` throws.
 */
export const takePhonePayment = command(call)(async ({ params, body }, context) => {
  const { tx, deps, actor, now, send } = context;
  const loan = await payableLoanAsSeen(context, params.txId, body.version);
  const { row } = loan;
  const chosen = await tx.first(methodById, { id: body.paymentMethodId });
  if (row.borrower_id !== params.id || chosen?.borrower_id !== params.id) throw new AppError('NOT_FOUND');
  const { amount, lang: language } = body;
  const payOn = civilDate(body.payOn);
  const today = loanToday(loan, deps.clock);
  const wish = { amountCents: amount, method: chosen, today, payOn, language };
  const { text, sha256 } = phoneAuthorization(loan, wish, deps.config);
  if (sha256 !== body.authorizationHash) throw new AppError('STALE');
  await refusePlanned(context, loan, { amount, payOn });
  const { payment, method } = await payAsAsked(context, loan, body);
  const read = {
    payment_id: payment.id,
    borrower_id: params.id,
    language,
    text,
    staff_id: actor.staffId,
    read_at: now,
  };
  await tx.run(insertPhoneAuthorization, read);
  const told = { amount: formatUsdExact(cents(amount)), payOn, method: `${method.name} •••• ${method.last_four}` };
  await keepLoanAct(context, loan, { kind: 'PHONE_PAYMENT', told });
  await send('phone-payment-taken', {
    to: row.email,
    firstName: row.first_name,
    name: fullName(row.first_name, row.last_name),
    paymentId: payment.id,
    number: Number(row.number),
    practice: row.practice_name,
    amountCents: amount,
    calledOn: today,
    on: payOn,
    method: method.name,
    lastFour: method.last_four,
  });
  return { amount: dollarsFromCents(cents(amount)), payOn };
});

/** What waits for its day changes nothing of the loan, so its version does not tell that a colleague took it. */
async function refusePlanned(
  { tx }: Pick<Parameters<typeof payAsAsked>[0], 'tx'>,
  { row }: Loan,
  { amount, payOn }: { amount: Cents; payOn: string },
): Promise<void> {
  const planned = await tx.all(paymentsOfLoan, { transactionId: row.id });
  const isPlanned = planned.some(
    ({ status, amount_cents: cents, scheduled_on: on }) =>
      status === 'SCHEDULED' && Number(cents) === amount && on === payOn,
  );
  if (isPlanned) throw new AppError('STEP_ORDER', { userMessage: PLANNED });
}
