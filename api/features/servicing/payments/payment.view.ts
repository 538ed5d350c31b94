import type { ResultOf } from '@contract/endpoint';
import type { Language } from '@contract/language';
import type { listLoanPayments, quoteLoanPayoff } from '@contract/servicing/payment-calls';
import type { loanForward, loanPayment } from '@contract/servicing/payment-entity';
import type { CivilDate } from '@domain/calendar/civil-date';
import { opensOn } from '@domain/loan/billing';
import { foldLoan } from '@domain/loan/fold-loan';
import { outstandingFees, outstandingPrincipal, paidInAll, unpaidOf } from '@domain/loan/loan-state';
import { loanPayoff } from '@domain/loan/payoff';
import { loanStanding } from '@domain/loan/standing';
import { type Cents, cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { type Forward, playForward } from '@domain/payment/play-forward';
import type * as z from 'zod/mini';
import { askedPaymentView, chargedOffView } from '../../credit-transaction/index';
import { isPaused, type Loan } from '../loan';
import { loanVersion } from '../loan-seen';
import { type Guarded, guardianView } from '../promotions/guard-promo';
import type { PaymentRow } from './payment.reads';
import { returnWords as english } from './return-words';
import { returnWords as spanish } from './return-words.es';

const RETURNS = { en: english, es: spanish } as const;

/** Why a payment came back, in words; null for one that did not. */
export function returnReasonOf(
  { return_code: code }: Pick<PaymentRow, 'return_code'>,
  language: Language,
): string | null {
  const words: Readonly<Record<string, string>> & { other: string } = RETURNS[language];
  return code === null ? null : (words[code] ?? words.other);
}

export function paymentView(row: PaymentRow, language: Language): z.input<typeof loanPayment> {
  return {
    _id: row.id,
    kind: row.kind,
    status: row.status,
    amount: dollarsFromCents(cents(Number(row.amount_cents))),
    method: { kind: row.method_kind, name: row.method_name, lastFour: row.method_last_four },
    dueOn: row.due_on,
    payOn: row.scheduled_on,
    countsFrom: row.status === 'RETURNED' || row.status === 'DECLINED' ? null : row.submitted_on,
    settledOn: row.settled_on,
    returnedOn: row.returned_on,
    returnReason: returnReasonOf(row, language),
    attempt: row.attempt,
    hasReceipt: row.receipt_id !== null && row.status === 'SETTLED',
    canCancel: row.status === 'SCHEDULED',
  };
}

/** A loan as its payments screen shows it: every figure from the one fold of its events. */
export function loanView(
  loan: Loan,
  today: CivilDate,
  of: { rows: readonly PaymentRow[]; guarded: Guarded | null; owedBackCents: Cents; language: Language },
): ResultOf<typeof listLoanPayments> {
  const { rows, guarded, owedBackCents, language } = of;
  const state = foldLoan(loan.events, { on: today });
  const standing = loanStanding(loan.events, today);
  const { next } = standing;
  const asked = askedPaymentView(standing);
  return {
    payments: rows.map((row) => paymentView(row, language)),
    schedule: state.status === 'REFUNDED' ? [] : scheduleOf(loan, today),
    owed: {
      principal: dollarsFromCents(outstandingPrincipal(state)),
      fees: dollarsFromCents(outstandingFees(state)),
      pastDue: dollarsFromCents(standing.pastDueCents),
      toCatchUp: dollarsFromCents(cents(standing.pastDueCents + standing.feesCents)),
      chargedOff: dollarsFromCents(cents(state.chargedOffCents)),
      owedBack: dollarsFromCents(owedBackCents),
      daysLate: standing.daysLate,
      paidSoFar: dollarsFromCents(paidInAll(state)),
      interestSoFar: dollarsFromCents(cents(state.interestBilledCents)),
    },
    next: next && asked && { ...asked, number: next.number, opensOn: opensOn(state, next, today) },
    promo: guarded && guardianView(guarded),
    chargedOff: chargedOffView(standing.chargedOff),
    isPaused: isPaused(loan),
    version: loanVersion(loan),
  };
}

function scheduleOf({ events }: Loan, today: CivilDate): ResultOf<typeof listLoanPayments>['schedule'] {
  const state = foldLoan(events, { on: today });
  const { payments: states, next } = loanStanding(events, today);
  const billed = new Map(state.billed.map((row) => [row.number, row]));
  // What was missed stands on its own days.
  const { payments } = playForward(events, today);
  const ahead = new Map(payments.map((one) => [one.number, cents(one.amountCents - one.missedCents)]));
  return (state.terms?.dueOn ?? []).flatMap((dueOn, index) => {
    const number = index + 1;
    const row = billed.get(number);
    const stateOfIt = states[index] ?? 'to-come';
    // Whoever pays more ends sooner: what is not asked for anymore is not on the list.
    if (!row && !ahead.has(number) && stateOfIt !== 'paid') return [];
    if (!row && stateOfIt === 'paid') return [];
    // A hardship plan took it to the end: it is asked for there.
    if (row?.movedCents && unpaidOf(row) === 0) return [];
    const missing = row ? unpaidOf(row) : (ahead.get(number) ?? cents(0));
    const amount = row ? cents(row.interestCents + row.principalCents) : missing;
    const isNext = next?.number === number && stateOfIt === 'to-come';
    return [
      {
        number,
        dueOn: row?.newDueOn ?? dueOn,
        amount: dollarsFromCents(amount),
        missing: dollarsFromCents(missing),
        state: isNext ? ('next' as const) : stateOfIt,
      },
    ];
  });
}

export function payoffView({ events }: Loan, today: CivilDate): ResultOf<typeof quoteLoanPayoff> {
  const owed = loanPayoff(foldLoan(events, { on: today }), today);
  return {
    payOn: today,
    total: dollarsFromCents(owed.totalCents),
    principal: dollarsFromCents(owed.principalCents),
    interest: dollarsFromCents(cents(owed.interestCents)),
    fees: dollarsFromCents(owed.feesCents),
    perDiem: dollarsFromCents(cents(owed.perDiemCents)),
    cancelsInterest: owed.promoPayoffCents !== null,
  };
}

export function forwardView(forward: Forward): z.input<typeof loanForward> {
  return {
    paymentsLeft: forward.payments.length,
    paidOffOn: forward.paidOffOn,
    lastPayment: dollarsFromCents(forward.payments.at(-1)?.amountCents ?? cents(0)),
    totalLeft: dollarsFromCents(forward.totalLeftCents),
    interest: dollarsFromCents(forward.interestCents),
    keepsPromo: forward.keepsPromo,
  };
}
