import { addBusinessDays } from '../calendar/business-day';
import type { CivilDate } from '../calendar/civil-date';
import { notNegative } from '../ledger/entry';
import { type Cents, cents } from '../money/cents';

/** Why a deposit waits: the platform suspended a practice's funds, or nobody knows where to send them. */
export const DEFERRALS = ['SUSPENDED', 'NO_BANK'] as const;
export type Deferral = (typeof DEFERRALS)[number];

/**
 * DEFERRED waits for its reason to end. From SUBMITTED on the money is on its way. UNKNOWN: the processor did not answer, so it is asked
 * before anything else is done. RETURNED: the practice's bank gave it back, and it is owed again.
 */
export const DEPOSIT_STATUSES = ['DEFERRED', 'SUBMITTED', 'UNKNOWN', 'PENDING', 'SETTLED', 'RETURNED'] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

const NEXT: Readonly<Record<DepositStatus, readonly DepositStatus[]>> = {
  DEFERRED: ['SUBMITTED', 'SETTLED'],
  SUBMITTED: ['UNKNOWN', 'PENDING', 'SETTLED', 'RETURNED'],
  UNKNOWN: ['PENDING', 'SETTLED', 'RETURNED'],
  PENDING: ['SETTLED', 'RETURNED'],
  SETTLED: [],
  RETURNED: ['SUBMITTED'],
};

/** Whether a deposit may go from one status to another. What is told twice, or out of order, changes nothing. */
export const depositMayBecome = (from: DepositStatus, to: DepositStatus): boolean => NEXT[from].includes(to);

/**
 * The day on which a purchase's money leaves for the practice: the business day after its acceptance. A bank transfer takes two more, so
 * it is there within the three business days that practices are promised.
 */
export const fundingDueOn = (acceptedOn: CivilDate): CivilDate => addBusinessDays(acceptedOn, 1);

/** What a practice owes for a purchase that was refunded after it had been paid. */
export type Recovery = { readonly id: string; readonly leftCents: Cents };

export type DepositSums = {
  /** What the purchases come to after their fees. */
  readonly purchasesCents: Cents;
  /** What is kept back for refunds, by recovery. */
  readonly offsets: readonly { readonly id: string; readonly amountCents: Cents }[];
  readonly offsetCents: Cents;
  /** What is sent: the purchases less what is kept back; 0 when all of it is. */
  readonly amountCents: Cents;
};

/**
 * Adds up a deposit. Refunds are taken out of it, the oldest first, as far as it goes; what is left of them waits for the next one.
 * @param nets what each purchase comes to after its fee, in cents, 0 or more.
 * @example purchases 1,000.00 and 500.00, refunds 1,200.00 and 600.00: offsets 1,200.00 and 300.00, nothing is sent.
 * @throws DomainRefusal for a negative amount.
 */
export function addUpDeposit(nets: readonly Cents[], recoveries: readonly Recovery[]): DepositSums {
  const purchasesCents = cents(nets.reduce((sum, net) => sum + notNegative('net', net), 0));
  let left: number = purchasesCents;
  const offsets = recoveries.flatMap(({ id, leftCents }) => {
    const amountCents = cents(Math.min(left, notNegative('left', leftCents)));
    left -= amountCents;
    return amountCents > 0 ? [{ id, amountCents }] : [];
  });
  return { purchasesCents, offsets, offsetCents: cents(purchasesCents - left), amountCents: cents(left) };
}
