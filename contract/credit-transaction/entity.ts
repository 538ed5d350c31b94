import { federalBox } from '../document/entity';
import { dollars, named } from '../schema';
import { activeDutyDays } from '../servicing/active-duty-entity';
import * as z from '../z';
import { askedPayment } from './asked-payment-entity';
import { chargedOffLoan } from './charged-off-entity';

/** One payment plan offered for a transaction; names as in borrower §3. */
export const paymentPlan = named(
  'PaymentPlan',
  z.object({
    product: z.string(),
    name: z.string(),
    enabled: z.boolean(),
    interestRate: z.number(),
    apr: z.number(),
    fixedTerm: z.number(),
    promoTerm: z.nullable(z.number()),
    promoMethod: z.nullable(z.enum(['REBATE', 'DEFERRED_DECLINING', 'DEFERRED_ORIGINAL'])),
    promoEndDate: z.nullable(z.string()),
    promoMonthlyPayment: z.nullable(dollars()),
    minimumPayment: dollars(),
    lastPayment: dollars(),
    amountFinanced: dollars(),
    financeCharge: dollars(),
    totalOfPayments: dollars(),
    interestAtStake: z.nullable(dollars()),
    firstPaymentDate: z.string(),
    /** The plan with autopay on before its first statement; null where that changes no rate. */
    autopay: z.nullable(z.object({ interestRate: z.number(), minimumPayment: dollars(), saving: dollars() })),
    disclosureHash: z.string(),
    box: federalBox,
  }),
);

export const historyEntry = named(
  'HistoryEntry',
  z.object({
    action: z.string(),
    userName: z.string(),
    at: z.string(),
    note: z.nullable(z.string()),
    /** What it was about then: the transaction, or what was refunded of it; null of what happened before it was kept. */
    amount: z.nullable(dollars()),
  }),
);

export const borrowerTxStatuses = [
  'PENDING',
  'ACCEPTED',
  'REJECTED',
  'REFUNDED',
  'REQUESTED',
  'REVIEW',
  'VERIFICATION_REQUESTED',
] as const;

/** What the patient asks of the practice about a transaction, until it is answered. */
export const patientRequest = named(
  'PatientRequest',
  z.object({
    /** CREATE: the patient asked for the transaction itself, and the practice has not made it its own. */
    kind: z.enum(['REFUND', 'MODIFY', 'DISPUTE', 'CREATE']),
    /** The amount it should be. */
    txAmount: z.nullable(dollars()),
    reason: z.nullable(z.string()),
    at: z.string(),
    /** The day by which the practice answers a dispute; null for what has none. */
    answerBy: z.nullable(z.string()),
  }),
);

export const creditTransaction = named(
  'CreditTransaction',
  z.object({
    _id: z.string(),
    number: z.number(),
    txAmount: dollars(),
    /** Status as displayed: REQUESTED and VERIFICATION_REQUESTED read PENDING. */
    status: z.enum(borrowerTxStatuses),
    borrowerTxStatus: z.enum(borrowerTxStatuses),
    approved: z.boolean(),
    practicemanagement: z.object({ _id: z.string(), PracticeName: z.string(), StateCode: z.string() }),
    user: z.string(),
    creditprofile: z.string(),
    /** What is paid for, in the practice's words; none where it said nothing. */
    treatments: z.array(z.string()),
    firstTreatmentDate: z.nullable(z.string()),
    createdAt: z.string(),
    expiresAt: z.nullable(z.string()),
    genesis: z.boolean(),
    paymentPlans: z.array(paymentPlan),
    selectedPaymentPlan: z.nullable(paymentPlan),
    /** What became of each payment, from the loan's own events; null without a loan in force. */
    payments: z.nullable(z.array(z.enum(['paid', 'missed', 'next', 'to-come']))),
    /** Dates of the loan in force, which a change of its due date moves; null without one. The chosen plan stays as it was signed. */
    loanDates: z.nullable(z.object({ firstPaymentDate: z.nullable(z.string()), promoEndDate: z.nullable(z.string()) })),
    /** The payment a month as it is now; null before a plan is chosen, and once nothing is asked for. */
    monthlyPayment: z.nullable(dollars()),
    /** What its loan asks for now; null where it asks for nothing. */
    asked: z.nullable(askedPayment),
    /** Of a loan that was charged off: no payment a month is asked for anymore. Null of any other. */
    chargedOff: z.nullable(chargedOffLoan),
    /** Percent a year of the next payment: lower than agreed while autopay is on, or in military service; null without a loan in force. */
    rateInForce: z.nullable(z.number()),
    /** Military service that has lowered that rate; null where none has. */
    activeDuty: z.nullable(activeDutyDays),
    /** What we owe the borrower on it, after a refund for example, and what was sent of it. Null where nothing ever was. */
    credit: z.nullable(
      z.object({
        owed: dollars(),
        /** What the borrower owes us: it was sent before the payment that it came from was returned. */
        owedBack: dollars(),
        sent: z.array(
          z.object({
            amount: dollars(),
            state: z.enum(['on-its-way', 'arrived', 'came-back']),
            account: z.string(),
            lastFour: z.string(),
            /** The day on which it left. */
            sentOn: z.string(),
            /** The day on which it arrived, or came back; null while it is on its way. */
            endedOn: z.nullable(z.string()),
          }),
        ),
      }),
    ),
    autopayType: z.nullable(z.string()),
    request: z.nullable(patientRequest),
    /** Said not to be the borrower's own: held, and its payments paused. */
    isFlagged: z.boolean(),
    statusHistory: z.array(historyEntry),
    version: z.number(),
  }),
);

/** A row of a list: the transaction without its plans. */
export const creditTransactionRow = named(
  'CreditTransactionRow',
  z.object({
    _id: z.string(),
    number: z.number(),
    txAmount: dollars(),
    status: z.enum(borrowerTxStatuses),
    borrowerTxStatus: z.enum(borrowerTxStatuses),
    practicemanagement: z.object({ _id: z.string(), PracticeName: z.string(), StateCode: z.string() }),
    /** What is paid for, in the practice's words; none where it said nothing. */
    treatments: z.array(z.string()),
    firstTreatmentDate: z.nullable(z.string()),
    createdAt: z.string(),
    selectedProduct: z.nullable(z.string()),
    monthlyPayment: z.nullable(dollars()),
    /** Its practice took the request back, or it expired with the limit; both are REJECTED. */
    isWithdrawn: z.boolean(),
    isExpired: z.boolean(),
    /** Everything of its loan is paid. */
    isPaidOff: z.boolean(),
    /** Its loan was charged off; what is still owed of it can be paid. */
    isChargedOff: z.boolean(),
    /** What is still owed of a loan that was charged off; null of any other, and once it is paid. */
    chargedOffOwed: z.nullable(dollars()),
    /** What the borrower owes us on it: it was sent before the payment that it came from was returned. */
    owedBack: dollars(),
  }),
);
