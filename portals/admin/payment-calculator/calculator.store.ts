import type { ResultOf } from '@contract/endpoint';
import type { calculatePayments, findBorrowers } from '@contract/payment-calculator/calls';
import { persist } from '@portals/state/persist';
import { type Resource, resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type Calculation = ResultOf<typeof calculatePayments>;
export type FoundBorrower = ResultOf<typeof findBorrowers>['borrowers'][number];

/** What the search for a patient is at (provider-admin §4). */
export type SearchStatus = 'closed' | 'searching' | 'borrower';

type State = {
  amountCents: number;
  status: SearchStatus;
  /** Whom a search found; the text it was for tells a late answer from a current one. */
  found: Resource<{ text: string; borrowers: FoundBorrower[] }>;
  /** Whom the plans are for; null for anybody. */
  borrower: FoundBorrower | null;
  calculation: Resource<Calculation>;
};

/** What nobody entered yet. */
export const START_CENTS = 450_000;

export const calculator = proxy<State>({
  amountCents: START_CENTS,
  status: 'closed',
  found: resource(),
  borrower: null,
  calculation: resource(),
});

/** Forgets everything, the amount too. */
export function resetCalculator(): void {
  calculator.amountCents = START_CENTS;
  calculator.status = 'closed';
  calculator.borrower = null;
  resetResource(calculator.found);
  resetResource(calculator.calculation);
}

// The amount only: who the patient is does not stay on a computer of a front desk.
persist(calculator, {
  key: 'staff-calculator',
  version: 1,
  fields: { amountCents: (value) => typeof value === 'number' && Number.isSafeInteger(value) && value > 0 },
  reset: resetCalculator,
});
