import type { CallInput } from '@contract/endpoint';
import { applicationMessages } from '@contract/messages/staff/application';
import { calculatePayments, findBorrowers, sendPaymentEstimate } from '@contract/payment-calculator/calls';
import { centsFromDollars, dollarsFromCents } from '@domain/money/dollars';
import { call } from '@portals/client/call';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { clampAmount } from '@sdk/calculator/amount-scale';
import { type Calculation, calculator, type FoundBorrower, type SearchStatus, START_CENTS } from './calculator.store';

/** Remembers the amount. */
export function setAmount(amountCents: number): void {
  calculator.amountCents = amountCents;
}

/** Every choice of a status lets the chosen patient go; closing empties what was found too (provider-admin §4). */
export function setSearchStatus(status: SearchStatus): void {
  calculator.status = status;
  calculator.borrower = null;
  if (status === 'closed') resetResource(calculator.found);
}

/** Makes the plans those of a patient. */
export function chooseBorrower(borrower: FoundBorrower): void {
  setSearchStatus('borrower');
  calculator.borrower = borrower;
}

/** Begins anew for another practice; the amount stays. */
export function leavePractice(): void {
  setSearchStatus('closed');
  resetResource(calculator.calculation);
}

/** Looks for patients of a practice; without a text there is nothing to find. */
export async function searchBorrowers(practiceId: string, text: string): Promise<void> {
  if (text === '') return resetResource(calculator.found);
  const query = { practiceId, accountNumberOrName: text };
  await load(calculator.found, async (signal) => ({ text, ...(await call(findBorrowers, { query }, { signal })) }));
}

export type CalculationOf = { practiceId: string; amountCents: number; borrowerId: string | undefined };

/** Moves the amount that nobody entered to the nearest that the practice's plans are for. */
function beginWithin(limits: Calculation['limits']): void {
  if (!limits || calculator.amountCents !== START_CENTS) return;
  calculator.amountCents = clampAmount(START_CENTS, {
    minCents: centsFromDollars(limits.from),
    maxCents: centsFromDollars(limits.to),
  });
}

/**
 * Works the plans out. `isAuto` says that the screen asks by itself, because something on it changed; the first answer of a
 * practice also says where an amount begins.
 */
export async function loadCalculation(of: CalculationOf, { isAuto = false } = {}): Promise<boolean> {
  const body = {
    practiceId: of.practiceId,
    amount: dollarsFromCents(of.amountCents),
    ...(of.borrowerId !== undefined && { borrower: of.borrowerId }),
    ...(isAuto && { autoRefresh: true }),
  };
  const answer = await load(calculator.calculation, (signal) => call(calculatePayments, { body }, { signal }));
  if (answer && !isAuto) beginWithin(answer.limits);
  return answer !== undefined;
}

/** E-mails one plan and says so. Throws ApiError. */
export async function sendEstimate(body: CallInput<typeof sendPaymentEstimate>['body']): Promise<void> {
  await call(sendPaymentEstimate, { body });
  toast(applicationMessages.snackEmailSent);
}
