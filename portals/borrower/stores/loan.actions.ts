import type { CallInput } from '@contract/endpoint';
import { getDueDate } from '@contract/servicing/due-date-calls';
import { getHardshipPlan } from '@contract/servicing/hardship-plan-calls';
import {
  cancelLoanPayment,
  getDueDatesFile,
  getPaymentReceipt,
  getPayoffLetter,
  listLoanPayments,
  makeLoanPayment,
  quoteLoanPayoff,
  whatIfIPay,
} from '@contract/servicing/payment-calls';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { download } from '@portals/client/download';
import { load } from '@portals/state/resource';
import { ensureBorrower, loadCredit } from './borrower.actions';
import { forgetOther, type LoanPayment, loan, type WhatIf } from './loan.store';
import { loadMethods, tellOfGone } from './pay.actions';

/** The ids of a loan of whoever is logged in. */
export const paramsOf = async (txId: string) => ({ id: (await ensureBorrower()).id, txId });

/** Reads what is owed, the payments, today's pay-off, the due date and the hardship plan of a loan, and the payment methods. Failures are in the resources. */
export async function openLoan(txId: string): Promise<void> {
  forgetOther(txId);
  const params = await paramsOf(txId);
  await Promise.all([
    load(loan.payments, (signal) => call(listLoanPayments, { params }, { signal })),
    load(loan.payoff, (signal) => call(quoteLoanPayoff, { params }, { signal })),
    load(loan.dueDate, (signal) => call(getDueDate, { params, query: {} }, { signal })),
    load(loan.hardship, (signal) => call(getHardshipPlan, { params, query: {} }, { signal })),
    loadMethods(),
  ]);
}

export type PaymentChoice = CallInput<typeof makeLoanPayment>['body'];

/** Pays. What changed meanwhile is read again, and the refusal thrown. */
export async function payLoan(txId: string, choice: PaymentChoice): Promise<LoanPayment> {
  try {
    const { payment } = await call(makeLoanPayment, { params: await paramsOf(txId), body: choice });
    await openLoan(txId);
    void loadCredit();
    return payment;
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'STALE') await openLoan(txId);
    throw await tellOfGone(cause, { id: choice.paymentMethodId, field: 'from' });
  }
}

/** What another pace would change; nothing is paid. Throws ApiError. */
export async function askWhatIf(txId: string, body: CallInput<typeof whatIfIPay>['body']): Promise<WhatIf> {
  return call(whatIfIPay, { params: await paramsOf(txId), body });
}

/** Takes back a payment that waits for its day. Throws ApiError. */
export async function cancelPayment(txId: string, paymentId: string): Promise<void> {
  await call(cancelLoanPayment, { params: { ...(await paramsOf(txId)), paymentId } });
  await openLoan(txId);
}

/** Saves the due dates that are left as a calendar file. Throws ApiError. */
export async function saveDueDates(txId: string): Promise<void> {
  await download(getDueDatesFile, { params: await paramsOf(txId) });
}

/** Saves the payoff letter of a loan as a PDF, of today and the ten days after it. Throws ApiError. */
export async function savePayoffLetter(txId: string): Promise<void> {
  await download(getPayoffLetter, { params: await paramsOf(txId) });
}

/** Saves the receipt of a payment as a PDF. Throws ApiError. */
export async function saveReceipt(txId: string, paymentId: string): Promise<void> {
  await download(getPaymentReceipt, { params: { ...(await paramsOf(txId)), paymentId } });
}
