import type { ResultOf } from '@contract/endpoint';
import type { getDueDate } from '@contract/servicing/due-date-calls';
import type { getHardshipPlan } from '@contract/servicing/hardship-plan-calls';
import type { listLoanPayments, quoteLoanPayoff, whatIfIPay } from '@contract/servicing/payment-calls';
import { persist } from '@portals/state/persist';
import { type Resource, resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type LoanPayments = ResultOf<typeof listLoanPayments>;
export type LoanPayment = LoanPayments['payments'][number];
export type Payoff = ResultOf<typeof quoteLoanPayoff>;
export type DueDate = ResultOf<typeof getDueDate>;
export type HardshipPlan = ResultOf<typeof getHardshipPlan>;
export type WhatIf = ResultOf<typeof whatIfIPay>;

/** The loan that is paid. Only in memory. */
export const loan = proxy<{
  txId: string | null;
  payments: Resource<LoanPayments>;
  payoff: Resource<Payoff>;
  dueDate: Resource<DueDate>;
  hardship: Resource<HardshipPlan>;
}>({
  txId: null,
  payments: resource(),
  payoff: resource(),
  dueDate: resource(),
  hardship: resource(),
});

function forget(): void {
  loan.txId = null;
  resetResource(loan.payments);
  resetResource(loan.payoff);
  resetResource(loan.dueDate);
  resetResource(loan.hardship);
}

export function forgetOther(txId: string): void {
  if (loan.txId === txId) return;
  forget();
  loan.txId = txId;
}

// Nothing is kept in browser storage; the end of a session forgets whose loan it is.
persist(loan, { key: 'loan', version: 1, fields: {}, reset: forget });
