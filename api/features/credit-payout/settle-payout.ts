import type { AuditAction } from '@contract/audit-log/actions';
import { civilDate } from '@domain/calendar/civil-date';
import { creditBalanceReturned, creditBalanceSettled } from '@domain/ledger/refund-templates';
import { cents } from '@domain/money/cents';
import { mayBecome } from '@domain/payment/payment-status';
import { type Context, carryOut, changeOne } from '../../command/command';
import type { Deps } from '../../deps';
import type { SystemActor } from '../../http/actor';
import type { PaymentOutcome } from '../../vendors/payments/port';
import { VendorError } from '../../vendors/vendor-error';
import { submitToSource } from '../payment-method/index';
import {
  askAfterSilence,
  askOn,
  businessDayOf,
  endMethod,
  type Loan,
  owe,
  post,
  sendNotice,
  takeAnyLoan,
} from '../servicing/index';
import { listPayoutsToAsk, type PayoutRow, payoutById } from './credit-payout.reads';
import { movePayout } from './credit-payout.writes';

const actor: SystemActor = { kind: 'system', name: 'Payments' };
const BATCH = 100;

/** Hands a payout to the processor. Its id is the processor's key, so however often this runs the money leaves once. */
async function submit(deps: Deps, payout: PayoutRow): Promise<PaymentOutcome> {
  const order = {
    paymentId: payout.id,
    direction: 'CREDIT' as const,
    amountCents: cents(Number(payout.amount_cents)),
    submittedOn: civilDate(payout.submitted_on),
  };
  return submitToSource(deps, { methodId: payout.method_id, on: businessDayOf(deps), order });
}

/** What the outbox does for a payout. */
export async function submitPayout(deps: Deps, payoutId: string): Promise<void> {
  const payout = await deps.database.read.first(payoutById, { id: payoutId });
  if (payout?.status === 'SUBMITTED') await orUnknown(deps, payout, () => submit(deps, payout));
}

/** Asks the processor about every payout that it owes an answer on; one that it has never heard of is submitted. */
export async function askAboutPayouts(deps: Deps): Promise<void> {
  for (;;) {
    const found = await listPayoutsToAsk(deps.database.read, deps.clock.now(), BATCH);
    for (const { id } of found) {
      const payout = await deps.database.read.first(payoutById, { id });
      if (payout?.ask_at)
        await orUnknown(deps, payout, async () => {
          const told = await deps.vendors.payments.find(payout.id, businessDayOf(deps));
          return told ?? submit(deps, payout);
        });
    }
    if (found.length < BATCH) return;
  }
}

/** A technical failure says nothing of the money: the payout is asked about again, later each time. */
async function orUnknown(deps: Deps, seen: PayoutRow, outcome: () => Promise<PaymentOutcome>): Promise<void> {
  const told = await outcome().catch((thrown: unknown) => {
    if (thrown instanceof VendorError) return undefined;
    throw thrown;
  });
  await carryOut({ actor }, deps, async (context) => {
    const { tx, leaveNoRow } = context;
    const loan = await takeAnyLoan(tx, seen.transaction_id);
    // Read again under the loan's lock.
    const payout = await tx.first(payoutById, { id: seen.id });
    if (!loan || !payout || payout.ask_at === null) return leaveNoRow('Known by now.');
    if (!told) return markUnknown(context, payout);
    await apply(context, loan, { payout, outcome: told });
  });
}

async function markUnknown({ tx, deps, record }: Context, payout: PayoutRow): Promise<void> {
  await changeOne(tx, movePayout, {
    ...payout,
    status: payout.status === 'SUBMITTED' ? 'UNKNOWN' : payout.status,
    ask_at: askAfterSilence(deps.clock, payout.asks),
    asks: payout.asks + 1,
  });
  await note({ record }, 'credit_payout.unanswered', payout);
}

const STATUS_OF = { pending: 'PENDING', settled: 'SETTLED', returned: 'RETURNED', declined: 'DECLINED' } as const;

/** Takes over what the processor says, with everything that follows. What is told twice changes nothing. */
async function apply(
  context: Context,
  loan: Loan,
  { payout, outcome }: { payout: PayoutRow; outcome: PaymentOutcome },
): Promise<void> {
  const { tx } = context;
  const to = STATUS_OF[outcome.status];
  const askAt = outcome.status === 'pending' ? askOn(context.deps.clock, outcome.settlesOn) : null;
  if (!mayBecome(payout.status, to)) {
    context.leaveNoRow('Told again.');
    return changeOne(tx, movePayout, { ...payout, ask_at: askAt });
  }
  const moved = { ...payout, status: to, ask_at: askAt, asks: 0 };
  if (outcome.status === 'pending') {
    await changeOne(tx, movePayout, { ...moved, settles_on: outcome.settlesOn });
    return note(context, 'credit_payout.pending', payout);
  }
  if (outcome.status === 'settled') {
    const draft = creditBalanceSettled({ amount: cents(Number(payout.amount_cents)) });
    await post(context, loan, { ...keyed(payout, 'settled'), draft, on: outcome.on });
    await changeOne(tx, movePayout, { ...moved, settled_on: outcome.on });
    return note(context, 'credit_payout.settled', payout);
  }
  await giveBack(context, loan, { ...moved, returned_on: outcome.on, return_code: outcome.code });
}

/** It is owed again, and its owner is told; where they have another account or card it leaves again with the next day's work. */
async function giveBack(context: Context, loan: Loan, payout: PayoutRow): Promise<void> {
  const amount = cents(Number(payout.amount_cents));
  const draft = creditBalanceReturned({
    userId: payout.borrower_id,
    amount,
    wasSettled: payout.settled_on !== null,
  });
  await post(context, loan, {
    ...keyed(payout, 'returned'),
    draft,
    on: civilDate(payout.returned_on ?? payout.submitted_on),
  });
  await owe(context, loan, amount);
  await changeOne(context.tx, movePayout, payout);
  await note(context, 'credit_payout.returned', payout);
  await endMethod(context, { methodId: payout.method_id, code: payout.return_code ?? '' });
  await sendNotice(context, loan.row, {
    kind: 'CREDIT_RETURNED',
    about: payout.id,
    amountCents: amount,
    account: payout.method_name,
    lastFour: payout.method_last_four,
  });
}

const keyed = ({ id }: PayoutRow, what: 'settled' | 'returned') => ({
  naturalKey: `credit-payout:${id}:${what}`,
  actor: `credit-payout:${id}`,
});

const note = (
  { record }: Pick<Context, 'record'>,
  action: Extract<AuditAction, `credit_payout.${string}`>,
  payout: PayoutRow,
): Promise<void> =>
  // Not in a practice's chain: how a loan is repaid is not its business (decision 40).
  record(action, {
    practiceId: null,
    id: payout.id,
    detail: { transactionId: payout.transaction_id, amountCents: Number(payout.amount_cents) },
  });
