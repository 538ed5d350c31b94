import { askedPayment } from '../credit-transaction/asked-payment-entity';
import { chargedOffLoan } from '../credit-transaction/charged-off-entity';
import { endpoint } from '../endpoint';
import { languages } from '../language';
import { civilDateText, dollars, done, id, money } from '../schema';
import * as z from '../z';
import { loanForward, loanPayment, scheduledInstallment } from './payment-entity';
import { promoGuardian } from './promo-guardian-entity';

const own = { at: 'params.id', is: 'borrower' } as const;
const ownLoan = { at: 'params.txId', is: 'transaction' } as const;
const access = [{ kind: 'borrower', owns: [own, ownLoan] }] as const;
const ids = z.object({ id: id(), txId: id() });
const paymentIds = z.object({ id: id(), txId: id(), paymentId: id() });
const at = '/borrower/{id}/credittransactions/{txId}' as const;

export const listLoanPayments = endpoint({
  id: 'listLoanPayments',
  method: 'GET',
  path: `${at}/payments`,
  summary:
    'The schedule of a loan, what is owed on it, and every payment with its receipt; of a refunded one what is owed back',
  source: 'borrower §2 payments; domain §4.4; only its borrower sees it (decision 40)',
  access,
  params: ids,
  result: z.object({
    payments: z.array(loanPayment),
    schedule: z.array(scheduledInstallment),
    owed: z.object({
      principal: dollars(),
      fees: dollars(),
      pastDue: dollars(),
      /** What is past due, and fees: paid, nothing is late. */
      toCatchUp: dollars(),
      /** Still owed of a loan that was charged off. */
      chargedOff: dollars(),
      /** Of a credit that was sent before the payment it came from was returned: paid by what is paid above the loan. */
      owedBack: dollars(),
      daysLate: z.number(),
      /** Everything that was paid and not returned: fees, and what came after the loan was charged off, included. */
      paidSoFar: dollars(),
      interestSoFar: dollars(),
    }),
    next: z.nullable(
      z.extend(askedPayment, {
        number: z.number(),
        /** The day from which money pays it, while that is ahead: until then money lowers what is owed, and it is still asked for. */
        opensOn: z.nullable(z.string()),
      }),
    ),
    /** Null for a loan without a promotion, and for one that was charged off. */
    promo: z.nullable(promoGuardian),
    /** Null of a loan that was not charged off. */
    chargedOff: z.nullable(chargedOffLoan),
    isPaused: z.boolean(),
    version: z.number(),
  }),
  errors: ['STEP_ORDER'],
  afterClosing: true,
});

export const quoteLoanPayoff = endpoint({
  id: 'quoteLoanPayoff',
  method: 'GET',
  path: `${at}/payoff`,
  summary: 'What pays a loan off today, and what each further day adds',
  source: 'domain §2.5, §4.4',
  access,
  params: ids,
  result: z.object({
    /** The day it holds for. */
    payOn: z.string(),
    total: dollars(),
    /** Less paid interest that closing gives back. */
    principal: dollars(),
    interest: dollars(),
    /** Less what of it finds no principal. The three add up to the total, and none is ever below zero. */
    fees: dollars(),
    perDiem: dollars(),
    /** True while paying this much cancels the interest of a promotion. */
    cancelsInterest: z.boolean(),
  }),
  errors: ['STEP_ORDER'],
  afterClosing: true,
});

/** A letter for a bank or a new lender; nothing of it is kept. The practice's people don't get it: how a loan is repaid is not theirs to know. */
export const getPayoffLetter = endpoint({
  id: 'getPayoffLetter',
  method: 'GET',
  path: `${at}/payoff-letter`,
  summary: 'The payoff letter of a loan: the amount, per diem, the day through which it holds, and how to pay',
  source: 'own call; 12 CFR 1026.36(c)(3) for the form of it',
  access: [
    { kind: 'borrower', owns: [own, ownLoan] },
    { kind: 'staff', roles: ['Admin'], permission: 'repayment.view', brand: 'financing', owns: [own, ownLoan] },
  ],
  params: ids,
  query: z.strictObject({
    /** The last day for which it holds, up to 30 days ahead; in ten days where none is named. */
    goodThrough: z.optional(civilDateText()),
    lang: z.optional(z.enum(languages)),
  }),
  download: { file: 'payoff-letter.pdf', media: 'application/pdf' },
  errors: ['STEP_ORDER'],
  afterClosing: true,
});

export const makeLoanPayment = endpoint({
  id: 'makeLoanPayment',
  method: 'POST',
  path: `${at}/payments`,
  summary: 'Pay now, pay off, schedule a payment, or pay back a credit owed back',
  source: 'borrower §2 payments; domain §4.5',
  access: [{ kind: 'borrower', owns: [own, ownLoan, { at: 'body.paymentMethodId', is: 'paymentMethod' }] }],
  params: ids,
  body: z.strictObject({
    /**
     * From a dollar up; less where no more is asked for. Of a pay-off the quoted total: another figure by now is refused with STALE.
     */
    amount: money(0.01, 1_000_000),
    kind: z.optional(z.enum(['ONCE', 'PAYOFF'])),
    /** What the loan is paid from by default where none is named. */
    paymentMethodId: z.optional(id()),
    /** A later day within 60; today where none is named. */
    payOn: z.optional(civilDateText()),
    /** Of the loan as it was shown: a payment that was made meanwhile, in another tab for example, makes this one STALE. */
    version: z.optional(z.number().check(z.int(), z.minimum(0))),
  }),
  result: z.object({ payment: loanPayment }),
  errors: ['STEP_ORDER', 'STALE', 'ACCOUNT_BLOCKED', 'OVER_PAYOFF'],
  afterClosing: true,
  idempotent: true,
});

export const cancelLoanPayment = endpoint({
  id: 'cancelLoanPayment',
  method: 'PATCH',
  path: `${at}/payments/{paymentId}/cancel`,
  summary: 'Cancel a scheduled payment',
  source: 'domain §4.5 CANCELLED (before cutoff)',
  access,
  params: paymentIds,
  result: z.object({ payment: loanPayment }),
  errors: ['NOT_FOUND', 'NOT_CANCELLABLE'],
  afterClosing: true,
  idempotent: true,
});

export const getPaymentReceipt = endpoint({
  id: 'getPaymentReceipt',
  method: 'GET',
  path: `${at}/payments/{paymentId}/receipt`,
  summary: 'The receipt of a settled payment',
  source: 'borrower §2 payments',
  access,
  params: paymentIds,
  download: { file: 'payment-receipt.pdf', media: 'application/pdf' },
  errors: ['NOT_FOUND'],
  afterClosing: true,
});

export const getDueDatesFile = endpoint({
  id: 'getDueDatesFile',
  method: 'GET',
  path: `${at}/due-dates`,
  summary: 'The due dates that are left as a calendar file',
  source: 'borrower §2 payments; own call',
  access,
  params: ids,
  download: { file: 'due-dates.ics', media: 'text/calendar' },
  errors: ['STEP_ORDER'],
  afterClosing: true,
});

export const whatIfIPay = endpoint({
  id: 'whatIfIPay',
  method: 'POST',
  path: `${at}/what-if`,
  summary: 'The effect of paying a different amount: last payment, interest, and promotion',
  source: 'borrower §2 payments; domain §1.3',
  access,
  params: ids,
  body: z.strictObject({
    /** Paid every month; what is asked for where it is less. */
    monthly: z.optional(money(0, 1_000_000)),
    /** Paid today, beside it. */
    once: z.optional(money(0, 1_000_000)),
  }),
  result: z.object({ usual: loanForward, chosen: loanForward, interestSaved: dollars(), monthsSaved: z.number() }),
  errors: ['STEP_ORDER'],
});

export const hearOfPayment = endpoint({
  id: 'hearOfPayment',
  method: 'POST',
  path: '/payments/webhook',
  summary:
    'Processor webhook: a payment has an update; the update itself is fetched from the processor, never trusted from here',
  source: 'domain §4.5',
  access: [{ kind: 'public' }],
  body: z.object({ paymentId: id() }),
  result: done(),
  errors: [],
});
