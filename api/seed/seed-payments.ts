import { type AutopayType, autopayCents } from '@domain/autopay/autopay';
import { addBusinessDays, nextBusinessDay } from '@domain/calendar/business-day';
import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import { paymentSettled, paymentSubmitted } from '@domain/ledger/loan-templates';
import { foldLoan } from '@domain/loan/fold-loan';
import { autopayDebit } from '@domain/payment/autopay-debit';
import { fullName } from '@domain/person-name';
import type { Deps } from '../deps';
import { frozenPlan } from '../features/credit-transaction/index';
import { contentHash, keepDocument, unsignedText } from '../features/document/index';
import { keepPaymentMethod, payingMethodOf } from '../features/payment-method/index';
import { previewAutopay } from '../features/payment-method/set-autopay';
import { bookOnLoan, type Loan, post, takeLoan } from '../features/servicing/loan';
import { morningOf } from '../features/servicing/payments/ask-times';
import type { PaymentRow } from '../features/servicing/payments/payment.reads';
import { insertPayment } from '../features/servicing/payments/payment.writes';
import { receiptContent } from '../features/servicing/payments/receipt';
import { setAutopay } from '../features/servicing/payments/set-autopay';
import type { Random } from './random';
import { borrowerAsks } from './seed-transaction';
import type { Past, World } from './world';

/** One borrower in twelve pays by hand; the others by the minimum or by what keeps their promotion. */
const TYPES = [
  ['MINIMUM', 60],
  ['SUGGESTED', 32],
  ['NONE', 8],
] as const satisfies readonly (readonly [AutopayType, number])[];
/** Loans of which one payment in these weeks was missed. */
const MISSING_SHARE = 0.04;
const MISSING_WITHIN_DAYS = 50;
const DAY_MS = 86_400_000;
/** So far the west coast is behind, where a day begins last. */
const WEST_MS = 8 * 3_600_000;
const morning = (day: CivilDate): number => millisecondsOf(`${day}T13:00:00.000Z`);

/** Lets a loan of the demo world be paid: autopay from a bank account, due date by due date until now, hardly ever missed. */
export async function payUntilNow({ timeline, paying, refunded }: World, transactionId: string): Promise<void> {
  const { past, random, papers } = paying;
  const loan = await takeLoan(past.tx, transactionId);
  if (!loan) return;
  const type = random.weighted(TYPES);
  const method = await accountOf(past, loan, random);
  await chooseAutopay(papers, loan, { type, paymentMethodId: method.id });
  const isMissed = random.chance(MISSING_SHARE);
  const missedFrom = timeline.untilMs - MISSING_WITHIN_DAYS * DAY_MS;
  const { plan } = frozenPlan(loan.selectedPlan);
  const wished = autopayCents(type === 'NONE' ? 'MINIMUM' : type, plan, null);
  const untilOn = civilDate(instantAt(timeline.untilMs - WEST_MS).slice(0, 10));
  let paid: Loan | undefined;
  for (const [index, { dueOn }] of plan.schedule.entries()) {
    const debitMs = morning(nextBusinessDay(dueOn));
    const of = { number: index + 1, dueOn };
    const isSkipped = isMissed && debitMs > missedFrom;
    // Its interest falls due on its day, whether it is paid then, on the next business day, or not at all.
    if (isSkipped || morning(dueOn) < debitMs)
      timeline.add(morning(dueOn), async () => {
        if (refunded.delete(transactionId)) paid = undefined;
        paid ??= await takeLoan(past.tx, transactionId);
        paid = paid && (await bill(past, paid, of));
      });
    if (isSkipped) continue;
    timeline.add(debitMs, async () => {
      // Read once, after the practice was paid: from then on only this and a refund change it.
      if (refunded.delete(transactionId)) paid = undefined;
      paid ??= await takeLoan(past.tx, transactionId);
      paid = paid && (await pay(past, paid, { of, type, wished, method, untilOn, papers }));
    });
  }
}

/** Autopay as its person sets it: with what they read and authorize, and the rate that it gives the loan from its first payment on. */
async function chooseAutopay(
  deps: Deps,
  { row }: Loan,
  { type, paymentMethodId }: { type: (typeof TYPES)[number][0]; paymentMethodId: string },
): Promise<void> {
  const asks = borrowerAsks(row.borrower_id, deps);
  const params = { id: row.borrower_id, txId: row.id };
  const body = type === 'NONE' ? { type } : { type, paymentMethodId };
  const shown =
    type !== 'NONE' &&
    (await previewAutopay({ params, query: { type, paymentMethodId }, body: undefined, ...asks }, deps));
  const agreed = shown ? { authorizationHash: shown.sha256 } : {};
  await setAutopay.handle({ params, query: undefined, body: { ...body, ...agreed }, ...asks }, deps);
}

async function accountOf(past: Past, { row }: Loan, random: Random) {
  const known = await payingMethodOf(past.tx, { borrowerId: row.borrower_id });
  if (known) return known;
  const accountNumber = `${random.between(10_000_000, 99_999_999)}77`;
  const text = unsignedText('ach-authorization', past.deps.config);
  const evidence = { disclosureHash: contentHash(text) };
  const signed = { borrowerId: row.borrower_id, signedName: fullName(row.first_name, row.last_name), evidence };
  const authorizationId = await keepDocument(signed, past.deps, { tx: past.tx, content: text });
  const { method } = await keepPaymentMethod(past, row.borrower_id, {
    secret: { kind: 'BANK', routingNumber: '110000000', accountNumber },
    shown: {
      source: 'MANUAL',
      name: 'Sample Bank',
      holder_name: null,
      account_type: 'checking',
      last_four: accountNumber.slice(-4),
      expires_on: null,
      authorization_document_id: authorizationId,
    },
  });
  return method;
}

type Installment = {
  of: { number: number; dueOn: CivilDate };
  type: AutopayType;
  wished: ReturnType<typeof autopayCents>;
  method: Awaited<ReturnType<typeof accountOf>>;
  /** The day on which the demo world is made: what arrives later is on its way. */
  untilOn: CivilDate;
  /** Dependencies for rendering the receipt as a document. */
  papers: Deps;
};

/** The interest of an installment falls due, once; of a loan that a refund has paid off nothing does. */
async function bill(past: Past, taken: Loan, { number, dueOn }: Installment['of']): Promise<Loan> {
  if (taken.events.some((event) => event.type === 'INTEREST' && event.number === number)) return taken;
  if ((taken.folded ?? foldLoan(taken.events)).status !== 'OPEN') return taken;
  const { loan } = await bookOnLoan(past, taken, {
    change: { type: 'INTEREST', number },
    on: dueOn,
    entryKind: 'INTEREST_ACCRUED',
    naturalKey: `interest:${taken.row.id}:${number}:${dueOn}`,
    actor: 'system:servicing',
  });
  return loan;
}

/** One installment: its interest falls due, it is taken, and it arrives two business days later. */
async function pay(past: Past, taken: Loan, { of, type, wished, method, untilOn, papers }: Installment): Promise<Loan> {
  const { deps } = past;
  const { id: transactionId } = taken.row;
  const actor = 'system:servicing';
  const { dueOn } = of;
  const loan = await bill(past, taken, of);
  const debit = autopayDebit(loan.events, { type: type === 'NONE' ? 'MINIMUM' : type, cents: wished }, of);
  if (!debit) return loan;
  const id = deps.newId();
  const amount = debit.amountCents;
  const keyed = (step: string) => ({ on: dueOn, actor, naturalKey: `payment:${id}:${step}` });
  const userId = loan.row.borrower_id;
  await post(past, loan, { ...keyed('submitted'), draft: paymentSubmitted({ userId, channel: 'ach_in', amount }) });
  const change = { type: 'PAYMENT' as const, amountCents: amount };
  const booked = await bookOnLoan(past, loan, { ...keyed('allocated'), change, entryKind: 'PAYMENT_ALLOCATED' });
  const arrivesOn = addBusinessDays(debit.debitOn, 2);
  const isThere = arrivesOn <= untilOn;
  if (isThere) await post(past, loan, { ...keyed('settled'), draft: paymentSettled({ channel: 'ach_in', amount }) });
  await keepPayment({ tx: past.tx, deps: papers }, booked.loan, {
    id,
    transaction_id: transactionId,
    borrower_id: userId,
    kind: type === 'NONE' ? 'ONCE' : 'AUTOPAY',
    status: isThere ? 'SETTLED' : 'PENDING',
    amount_cents: amount,
    natural_key: `autopay:${transactionId}:${dueOn}`,
    method_id: method.id,
    method_kind: 'BANK',
    method_name: method.name,
    method_last_four: method.last_four,
    series_id: id,
    attempt: 1,
    due_on: dueOn,
    scheduled_on: debit.debitOn,
    submitted_on: dueOn,
    settles_on: arrivesOn,
    settled_on: isThere ? arrivesOn : null,
    returned_on: null,
    return_code: null,
    event_id: booked.eventId,
    // Of what is on its way the processor is asked on the day on which it arrives.
    ask_at: isThere ? null : morningOf(arrivesOn),
    asks: 0,
    created_at: deps.clock.now(),
    version: 1,
  });
  return booked.loan;
}

/** A payment, with its receipt once it has arrived. */
async function keepPayment({ tx, deps }: Past, loan: Loan, arrived: Omit<PaymentRow, 'receipt_id'>): Promise<void> {
  const payment = { ...arrived, receipt_id: null };
  if (arrived.settled_on === null) return void (await tx.run(insertPayment, payment));
  const of = { borrowerId: arrived.borrower_id, transactionId: loan.row.id, evidence: { paymentId: arrived.id } };
  // On the day on which it arrived, where a day begins last.
  const clock = { ...deps.clock, now: () => instantAt(millisecondsOf(`${arrived.settled_on}T08:00:00.000Z`)) };
  const receiptId = await keepDocument(
    of,
    { newId: deps.newId, clock },
    { tx, content: receiptContent(payment, loan, deps.config) },
  );
  await tx.run(insertPayment, { ...payment, receipt_id: receiptId });
}
