import type { CivilDate } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import type { LoanTerms } from './loan-event';

/** Accounts a loan's events move money between; each event's movements sum to zero. */
export const LOAN_LINES = [
  'principal',
  'interest',
  'fee',
  'unapplied',
  'creditBalance',
  'providerPayable',
  'providerReceivable',
  'mdf',
  'interestIncome',
  'lateFeeIncome',
  'returnFeeIncome',
  'promoWaived',
  'goodwill',
  'chargeOff',
] as const;
export type LoanLine = (typeof LOAN_LINES)[number];

/** Debits positive, credits negative. */
export type LoanLines = Record<LoanLine, number>;

/** An installment that has fallen due, or was opened early by a payment. */
export type BilledInstallment = {
  readonly number: number;
  readonly dueOn: CivilDate;
  /** Its new due date, where it fell due while it could not be taken: until then it is not late. */
  newDueOn?: CivilDate;
  /** What is left of it is less than $5 that no statement named: it is not late before this day, on which the next one asks for it. */
  unnamedUntil?: CivilDate;
  /** Principal that was not yet due when it was billed. */
  readonly openingCents: number;
  /** Part of the interest that principal paid before the bill had earned by then. */
  readonly aheadCents: number;
  /** Principal of it that was paid between the bill and its due date: how much, and for how many days each cent was owed. */
  paidAhead?: { readonly cents: number; readonly centDays: number };
  interestCents: number;
  principalCents: number;
  interestPaidCents: number;
  principalPaidCents: number;
  /** What a hardship plan took out of it, because it was late, to the end of the loan. */
  movedCents?: number;
};

export type Charge = {
  readonly eventId: string;
  readonly fee: 'LATE' | 'RETURN';
  readonly number: number;
  readonly amountCents: Cents;
  /** Part that is settled, by payment or by waiver. */
  settledCents: number;
  /** Part that payments settled. */
  paidCents: number;
};

export type LoanStatus = 'NONE' | 'OPEN' | 'PAID' | 'REFUNDED' | 'CHARGED_OFF';

/** A loan after some of its events. Money is whole cents throughout. */
export type LoanState = {
  status: LoanStatus;
  terms: LoanTerms | null;
  acceptedOn: CivilDate | null;
  fundedOn: CivilDate | null;
  /** Amount of the purchase after modifications. */
  amountCents: number;
  feeCents: number;
  installmentCents: number;
  /** Principal that no installment has asked for yet. */
  notYetDueCents: number;
  /** Interest of the running period on principal that was paid before its installment was billed; the next bill asks for it. */
  accruedAheadCents: number;
  /** What was late when a hardship plan began: asked for after everything else, without interest on it. */
  movedInterestCents: number;
  movedPrincipalCents: number;
  billed: BilledInstallment[];
  charges: Charge[];
  /** Payments and goodwill as they arrived, whatever they were used for. */
  arrived: { readonly on: CivilDate; readonly amountCents: number }[];
  /** Payments and goodwill that went to interest and principal. */
  paidCents: number;
  interestBilledCents: number;
  /** Interest a DEFERRED_ promotion keeps aside. */
  deferredCents: number;
  deferredIsCapitalised: boolean;
  promoWaivedOn: CivilDate | null;
  chargedOffCents: number;
  /** Paid since the loan was charged off. */
  recoveredCents: number;
  pausedOn: CivilDate | null;
  pauses: { readonly from: CivilDate; readonly to: CivilDate }[];
  /** New due dates of installments that payments which came back had paid. */
  movedByReturns: ReadonlyMap<number, CivilDate>;
  lines: LoanLines;
};

/** A loan before its first event. */
export function emptyLoan(): LoanState {
  const lines = Object.fromEntries(LOAN_LINES.map((line) => [line, 0])) as LoanLines;
  return {
    status: 'NONE',
    terms: null,
    acceptedOn: null,
    fundedOn: null,
    amountCents: 0,
    feeCents: 0,
    installmentCents: 0,
    notYetDueCents: 0,
    accruedAheadCents: 0,
    movedInterestCents: 0,
    movedPrincipalCents: 0,
    billed: [],
    charges: [],
    arrived: [],
    paidCents: 0,
    interestBilledCents: 0,
    deferredCents: 0,
    deferredIsCapitalised: false,
    promoWaivedOn: null,
    chargedOffCents: 0,
    recoveredCents: 0,
    pausedOn: null,
    pauses: [],
    movedByReturns: new Map(),
    lines,
  };
}

/**
 * Moves money between a loan's accounts.
 * @throws Error when the movements do not sum to zero: a fault of the fold, never of its input.
 */
export function post(state: LoanState, movements: Partial<LoanLines>): void {
  let sum = 0;
  for (const line of LOAN_LINES) {
    const amount = movements[line] ?? 0;
    sum += amount;
    state.lines[line] += amount;
  }
  if (sum !== 0) throw new Error(`A loan posting is off by ${sum} cents.`);
}

export const unpaidInterest = (row: BilledInstallment) => row.interestCents - row.interestPaidCents;
export const unpaidPrincipal = (row: BilledInstallment) => row.principalCents - row.principalPaidCents;
/** What is missing of one installment. */
export const unpaidOf = (row: BilledInstallment): Cents => cents(unpaidInterest(row) + unpaidPrincipal(row));
export const unpaidCharge = (charge: Charge) => charge.amountCents - charge.settledCents;

/** Principal still owed, due or not. */
export function outstandingPrincipal(
  state: Pick<LoanState, 'billed' | 'notYetDueCents' | 'movedPrincipalCents'>,
): Cents {
  const ahead = state.notYetDueCents + state.movedPrincipalCents;
  return cents(state.billed.reduce((sum, row) => sum + unpaidPrincipal(row), ahead));
}

/** What a loan takes from the limit: its principal, and all that is still owed of one that was charged off. */
export function takenFromLimit(
  state: Pick<LoanState, 'billed' | 'notYetDueCents' | 'movedPrincipalCents' | 'chargedOffCents'>,
): Cents {
  return cents(outstandingPrincipal(state) + state.chargedOffCents);
}

/** Interest that has been billed and not paid. */
export function outstandingInterest(state: Pick<LoanState, 'billed' | 'movedInterestCents'>): Cents {
  return cents(state.billed.reduce((sum, row) => sum + unpaidInterest(row), state.movedInterestCents));
}

/** The day by which an installment has to be paid: its due date, or the new one that it was given. */
export const askedOn = ({ dueOn, newDueOn }: Pick<BilledInstallment, 'dueOn' | 'newDueOn'>): CivilDate =>
  newDueOn ?? dueOn;

/** What is missing of the installments that have to be paid by a day. */
export function unpaidBy(state: Pick<LoanState, 'billed'>, day: CivilDate): Cents {
  return cents(state.billed.reduce((sum, row) => (askedOn(row) <= day ? sum + unpaidOf(row) : sum), 0));
}

/** Paid to the end, whether it was charged off meanwhile or not. */
export const owesNothing = ({ status, chargedOffCents }: Pick<LoanState, 'status' | 'chargedOffCents'>): boolean =>
  status === 'PAID' || (status === 'CHARGED_OFF' && chargedOffCents === 0);

/** Fees that are neither paid nor waived. */
export function outstandingFees(state: Pick<LoanState, 'charges'>): Cents {
  return cents(state.charges.reduce((sum, charge) => sum + unpaidCharge(charge), 0));
}

/** Everything that was paid on a loan and not returned: what went to fees, and what came after it was charged off, included. */
export function paidInAll({ paidCents, recoveredCents, charges }: Readonly<LoanState>): Cents {
  return cents(charges.reduce((sum, charge) => sum + charge.paidCents, paidCents + recoveredCents));
}

/**
 * What payments must still add up to for a promotion to cancel the interest. Money that went to a fee counts: the agreement names
 * what is paid, not what it is used for.
 */
export function promoLeft(state: Readonly<LoanState>): Cents {
  return cents(Math.max(0, state.amountCents - paidInAll(state)));
}

/**
 * What must still be paid to interest and principal for an open promotion to close the loan; null without a promotion, or once it is
 * settled. Fees that are open come on top.
 * @example $3,000 after twelve payments of 108.44: 1,698.72.
 */
export function promoPayoff(
  state: Pick<LoanState, 'terms' | 'amountCents' | 'paidCents' | 'promoWaivedOn'>,
): Cents | null {
  if (!state.terms?.promo || state.promoWaivedOn) return null;
  return cents(Math.max(0, state.amountCents - state.paidCents));
}
