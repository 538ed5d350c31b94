import { reprocessDeferredPayment, reprocessFailedPayment } from '@contract/funding/calls';
import { nextBusinessDay } from '@domain/calendar/business-day';
import type { DepositStatus } from '@domain/funding/deposit';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { type Context, command } from '../../command/command';
import { AppError } from '../../http/app-error';
import { businessDayOf } from '../servicing/index';
import { type DepositRow, depositById, depositByRef, type FundedPractice, takenPractice } from './funding.reads';
import { deferralOf } from './make-deposits';
import { sendDeposit, sendDepositAgain } from './send-deposit';

const REASONS = {
  SUSPENDED: "This practice's deposits are suspended. Resume them first.",
  NO_BANK: 'This practice has no bank account. Add one first.',
} as const;

/** Money moves on days on which banks settle: what is sent on a weekend leaves on the next of them. */
const bankDayOf = (deps: Context['deps']) => nextBusinessDay(businessDayOf(deps));

/**
 * The deposit and its practice, taken.
 * @throws AppError NOT_FOUND; NOT_PENDING where it stands otherwise, told twice for example; STEP_ORDER while it cannot be paid.
 */
async function takenDeposit(
  context: Context,
  ref: string,
  status: DepositStatus,
): Promise<{ deposit: DepositRow; practice: FundedPractice }> {
  const { tx } = context;
  const seen = await tx.first(depositByRef, { ref });
  const practice = seen && (await tx.first(takenPractice, { id: seen.practice_id }));
  // Read again under the practice's lock.
  const deposit = seen && (await tx.first(depositById, { id: seen.id }));
  if (!deposit || !practice) throw new AppError('NOT_FOUND');
  if (deposit.status !== status) throw new AppError('NOT_PENDING');
  const deferral = await deferralOf(context, practice);
  if (deferral) throw new AppError('STEP_ORDER', { userMessage: REASONS[deferral] });
  return { deposit, practice };
}

async function viewOf({ tx }: Context, id: string) {
  const row = await tx.first(depositById, { id });
  if (!row) throw new Error(`Deposit ${id} is gone`);
  const amount = dollarsFromCents(cents(Number(row.amount_cents)));
  return { pmtRef: row.ref, status: row.status, amount, reprocessedFailed: row.attempt > 1 };
}

/** Sends a deposit again that came back, to the bank that the practice has now. */
export const reprocessFailed = command(reprocessFailedPayment)(async ({ body: { pmtRef } }, context) => {
  const { deposit, practice } = await takenDeposit(context, pmtRef, 'RETURNED');
  await sendDepositAgain(context, practice, { deposit, day: bankDayOf(context.deps) });
  return viewOf(context, deposit.id);
});

/** Sends a deposit that waited for a reason that has ended. */
export const reprocessDeferred = command(reprocessDeferredPayment)(async ({ body: { pmtRef } }, context) => {
  const { deposit, practice } = await takenDeposit(context, pmtRef, 'DEFERRED');
  await sendDeposit(context, practice, { deposit, day: bankDayOf(context.deps) });
  return viewOf(context, deposit.id);
});
