import type { creditTransaction, creditTransactionRow, paymentPlan } from '@contract/credit-transaction/entity';
import type { Language } from '@contract/language';
import { addDays, civilDate } from '@domain/calendar/civil-date';
import { afterVerify, groupTransactions, type TransactionGroup } from '@domain/credit-transaction/display';
import { isExpiry } from '@domain/credit-transaction/history';
import { disputeAnswerBy } from '@domain/credit-transaction/patient-request';
import { federalBox } from '@domain/disclosure/federal-box';
import { owedBackOf } from '@domain/loan/owed-back';
import type { LoanStanding } from '@domain/loan/standing';
import { type Cents, cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { percentNumber } from '@domain/money/rate';
import type { PaymentStatus } from '@domain/payment/payment-status';
import { autopayOffer } from '@domain/payment-plan/autopay-offer';
import type { PaymentPlan } from '@domain/payment-plan/plan';
import type * as z from 'zod/mini';
import { BOX_TEXTS, boxView } from '../document/index';
import { askedPaymentView } from './asked-payment.view';
import { chargedOffView } from './charged-off.view';
import type { CreditPayoutRow } from './credit.reads';
import { frozenPlan } from './frozen-plan';
import type { QuotedPlan } from './quote-transaction-plans';
import type { HistoryRow, TransactionDetail, TransactionListRow } from './transaction.reads';

type PlanView = z.input<typeof paymentPlan>;
type RowView = z.input<typeof creditTransactionRow>;
type DetailView = z.input<typeof creditTransaction>;

/** One plan in the words of the wire. */
export function planView({ plan, disclosureHash }: QuotedPlan, language: Language, paidTo?: string): PlanView {
  return { ...planTermsView(plan, language, paidTo), disclosureHash };
}

/** A plan that nobody has been offered yet: its terms without the hash that they are approved by. */
export function planTermsView(
  plan: PaymentPlan,
  language: Language,
  paidTo?: string,
): Omit<PlanView, 'disclosureHash'> {
  return {
    product: plan.product,
    name: plan.name,
    enabled: plan.enabled,
    interestRate: plan.ratePercent,
    apr: plan.aprPercent,
    fixedTerm: plan.fixedTermMonths,
    promoTerm: plan.promoTermMonths,
    promoMethod: plan.promo?.method ?? null,
    promoEndDate: plan.promo?.endsOn ?? null,
    promoMonthlyPayment: dollarsFromCents(plan.promoMonthlyPaymentCents),
    minimumPayment: dollarsFromCents(plan.minimumPaymentCents),
    lastPayment: dollarsFromCents(plan.lastPaymentCents),
    amountFinanced: dollarsFromCents(plan.amountFinancedCents),
    financeCharge: dollarsFromCents(plan.financeChargeCents),
    totalOfPayments: dollarsFromCents(plan.totalOfPaymentsCents),
    interestAtStake: dollarsFromCents(plan.promo?.interestAtStakeCents ?? null),
    firstPaymentDate: plan.firstDueOn,
    autopay: autopayView(plan),
    box: boxView(federalBox(plan, '', { ...BOX_TEXTS[language], ...(paidTo !== undefined && { paidTo }) }), language),
  };
}

function autopayView(plan: PaymentPlan): PlanView['autopay'] {
  const offer = autopayOffer(plan);
  if (!offer) return null;
  const { ratePercent: interestRate, minimumPaymentCents, savingCents } = offer;
  return {
    interestRate,
    minimumPayment: dollarsFromCents(minimumPaymentCents),
    saving: dollarsFromCents(savingCents),
  };
}

const ENDED = new Set<string>(['REJECTED', 'REFUNDED']);

/** The work of the day writes it when a loan is charged off: from then on nothing is asked for each month. */
export const isChargedOff = (row: { status: string; asked_monthly_cents: number | null }): boolean =>
  row.status === 'ACCEPTED' && row.asked_monthly_cents === 0;

type Asking = { status: string; monthly_cents: number | null; asked_monthly_cents: number | null };

/** What a borrower is asked for each month now; null where nothing is. */
export const askedPaymentOf = (row: Asking) =>
  isChargedOff(row)
    ? null
    : monthlyPaymentOf({ status: row.status, monthly_cents: row.asked_monthly_cents ?? row.monthly_cents });

/** The payment a month in dollars, as it was agreed: practices read this one. What was answered with no, or given back, asks for nothing. */
export function monthlyPaymentOf(row: { status: string; monthly_cents: number | null }): number | null {
  return ENDED.has(row.status) || row.monthly_cents === null ? null : dollarsFromCents(row.monthly_cents);
}

/** The treatments as the practice named them. */
export function treatmentsOf(products: string): string[] {
  const named: unknown = JSON.parse(products);
  return Array.isArray(named) ? named.map(String) : [];
}

type PracticeColumns = { practice_id: string; practice_name: string; practice_state: string };

const practiceView = (row: PracticeColumns) => ({
  _id: row.practice_id,
  PracticeName: row.practice_name,
  StateCode: row.practice_state,
});

/** What staff see of a row as patients do. */
export function baseView(row: TransactionListRow) {
  return {
    _id: row.id,
    number: row.number,
    txAmount: dollarsFromCents(row.amount_cents),
    practicemanagement: practiceView(row),
    treatments: treatmentsOf(row.products),
    firstTreatmentDate: row.first_treatment_on,
    createdAt: row.created_at,
    selectedProduct: row.selected_product,
    monthlyPayment: monthlyPaymentOf(row),
  };
}

export function historyView(history: readonly HistoryRow[]) {
  return history.map(({ action, user_name: userName, at, note, amount_cents: amount }) => ({
    action,
    userName,
    at,
    note,
    amount: amount === null ? null : dollarsFromCents(amount),
  }));
}

/** By transaction: what is owed of loans that were charged off, and the last that happened to what was rejected. */
type Known = { owedOf: ReadonlyMap<string, Cents>; endings: ReadonlyMap<string, string> };

/** Field by field: a spread of `baseView` with more behind it takes four times as long, a quarter of the whole request. */
function rowView(row: TransactionListRow, { owedOf, endings }: Known): RowView {
  const ending = endings.get(row.id);
  return {
    _id: row.id,
    number: row.number,
    txAmount: dollarsFromCents(row.amount_cents),
    practicemanagement: practiceView(row),
    treatments: treatmentsOf(row.products),
    firstTreatmentDate: row.first_treatment_on,
    createdAt: row.created_at,
    selectedProduct: row.selected_product,
    monthlyPayment: askedPaymentOf(row),
    ...afterVerify(row.status),
    isWithdrawn: ending === 'WITHDRAWN',
    isExpired: isExpiry(ending),
    isPaidOff: row.status === 'ACCEPTED' && row.paid_off_on !== null,
    isChargedOff: isChargedOff(row),
    chargedOffOwed: dollarsFromCents(owedOf.get(row.id) ?? null),
    owedBack: dollarsFromCents(owedBackOf(Number(row.owed_cents ?? 0))),
  };
}

/** A borrower's transactions in the five groups of the specification. */
export function groupsView(rows: readonly TransactionListRow[], known: Known): Record<TransactionGroup, RowView[]> {
  const groups = groupTransactions(rows);
  const view = (row: TransactionListRow) => rowView(row, known);
  return {
    pending: groups.pending.map(view),
    accepted: groups.accepted.map(view),
    rejected: groups.rejected.map(view),
    refunded: groups.refunded.map(view),
    review: groups.review.map(view),
  };
}

type Asked = Pick<TransactionDetail, 'request_kind' | 'request_cents' | 'request_note' | 'request_at'>;

/** What the patient asks and nobody has answered. */
export function requestView(row: Asked): DetailView['request'] {
  if (row.request_kind === null || row.request_at === null) return null;
  const txAmount = row.request_cents === null ? null : dollarsFromCents(Number(row.request_cents));
  const openedOn = civilDate(row.request_at.slice(0, 10));
  const answerBy = row.request_kind === 'DISPUTE' ? disputeAnswerBy(openedOn) : null;
  return { kind: row.request_kind, txAmount, reason: row.request_note, at: row.request_at, answerBy };
}

function loanDatesOf({ selected_plan }: TransactionDetail, loan: LoanStanding): DetailView['loanDates'] {
  const end = selected_plan && frozenPlan(selected_plan).plan.promo?.endsOn;
  return { firstPaymentDate: loan.firstDueOn, promoEndDate: end ? addDays(end, loan.promoMovedDays) : null };
}

const STATE_OF: Readonly<Record<PaymentStatus, 'arrived' | 'came-back' | 'on-its-way'>> = {
  SCHEDULED: 'on-its-way',
  SUBMITTED: 'on-its-way',
  UNKNOWN: 'on-its-way',
  PENDING: 'on-its-way',
  CANCELLED: 'on-its-way',
  SETTLED: 'arrived',
  RETURNED: 'came-back',
  DECLINED: 'came-back',
};

/** What is owed to the borrower on a loan, or by them, and what was sent back of it. */
export function creditView(owedCents: number, sent: readonly CreditPayoutRow[]): DetailView['credit'] {
  if (owedCents === 0 && sent.length === 0) return null;
  return {
    owed: dollarsFromCents(cents(Math.max(0, owedCents))),
    owedBack: dollarsFromCents(owedBackOf(owedCents)),
    sent: sent.map((row) => ({
      amount: dollarsFromCents(cents(Number(row.amount_cents))),
      state: STATE_OF[row.status],
      account: row.method_name,
      lastFour: row.method_last_four,
      sentOn: row.submitted_on,
      endedOn: row.returned_on ?? row.settled_on,
    })),
  };
}

/** A transaction with its plans; a chosen plan is the frozen one, not a fresh quotation. */
export function detailView(
  row: TransactionDetail,
  of: {
    plans: readonly QuotedPlan[];
    history: readonly HistoryRow[];
    loan: LoanStanding | null;
    credit: DetailView['credit'];
    language: Language;
  },
): DetailView {
  const { plans, history, loan, credit, language } = of;
  return {
    _id: row.id,
    number: row.number,
    txAmount: dollarsFromCents(row.amount_cents),
    ...afterVerify(row.status),
    approved: row.approved === 1,
    practicemanagement: practiceView(row),
    user: row.borrower_id,
    creditprofile: row.credit_profile_id,
    treatments: treatmentsOf(row.products),
    firstTreatmentDate: row.first_treatment_on,
    createdAt: row.created_at,
    expiresAt: row.status === 'PENDING' || row.status === 'REQUESTED' ? row.expires_on : null,
    genesis: row.genesis === 1,
    paymentPlans: plans.map((plan) => planView(plan, language, row.practice_name)),
    selectedPaymentPlan:
      row.selected_plan === null ? null : planView(frozenPlan(row.selected_plan), language, row.practice_name),
    payments: loan && [...loan.payments],
    loanDates: loan && loanDatesOf(row, loan),
    monthlyPayment: askedPaymentOf(row),
    asked: loan && askedPaymentView(loan),
    chargedOff: loan && chargedOffView(loan.chargedOff),
    rateInForce: loan?.rate === undefined || loan.rate === null ? null : percentNumber(loan.rate),
    activeDuty: loan?.duty ? { from: loan.duty.from, until: loan.duty.until } : null,
    credit,
    autopayType: row.autopay_type,
    request: requestView(row),
    isFlagged: row.flagged_at !== null,
    statusHistory: historyView(history),
    version: row.version,
  };
}
