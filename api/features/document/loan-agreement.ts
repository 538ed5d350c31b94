import { formatLongDate } from '@domain/calendar/us-date';
import { federalBox } from '@domain/disclosure/federal-box';
import { formatUsdExact } from '@domain/money/usd';
import type { PaymentPlan } from '@domain/payment-plan/plan';
import type { DocumentContent } from './document-content';

const ATTORNEY_FEES =
  'If we refer your loan to an attorney who is not our employee, you agree to pay reasonable attorneys’ fees and court costs where the law allows it.';

/** States that allow no attorneys’ fees in this agreement (Wis. Stat. 422.411). */
const WITHOUT_ATTORNEY_FEES = new Set(['WI']);

export type LoanAgreementFacts = {
  plan: PaymentPlan;
  creditor: string;
  lateFeeText: string;
  practiceName: string;
  practiceState: string;
  borrowerName: string;
  transactionNumber: number;
};

/**
 * The instalment loan agreement (document 503) of one credit transaction, with the federal box.
 * Source: membership §2 Legal document pages (the Wisconsin sentence), 12 CFR 1026.17–.18, 16 CFR 433 (holder notice).
 */
export function loanAgreementContent(facts: LoanAgreementFacts): DocumentContent {
  const { plan, creditor, practiceName, borrowerName } = facts;
  const defaultTerms = [
    'You are in default if a payment is more than 30 days late or if you gave us false information when you applied.',
    'After default we may ask for the whole balance, once we have sent any notice of the right to cure that the law of your state requires.',
  ];
  if (!WITHOUT_ATTORNEY_FEES.has(facts.practiceState)) defaultTerms.push(ATTORNEY_FEES);
  return {
    documentKey: 'installment-loan-agreement',
    title: 'Instalment loan agreement',
    version: '2026-01',
    box: federalBox(plan, creditor, facts.lateFeeText),
    sections: [
      {
        heading: 'The parties',
        paragraphs: [
          `This agreement is between ${borrowerName} (“you”) and ${creditor} (“we”). It covers transaction ${facts.transactionNumber} at ${practiceName} under your spending limit.`,
        ],
      },
      {
        heading: 'Promise to pay',
        paragraphs: [
          `You promise to pay us ${formatUsdExact(plan.amountCents)} with interest at ${plan.ratePercent}% a year. We pay ${practiceName} for you on ${formatLongDate(plan.fundedOn)}.`,
          `Your first payment is due on ${formatLongDate(plan.firstDueOn)}, and the later ones on the same day of each month, or on the last day of a shorter month.`,
        ],
      },
      ...promotion(plan),
      {
        heading: 'How payments are used',
        paragraphs: [
          'Each payment goes first to interest that is due, then to principal, then to late fees. A late fee is never charged only because an earlier late fee is unpaid.',
          'You may pay all or part early at any time without a charge.',
        ],
      },
      { heading: 'Default', paragraphs: defaultTerms },
      {
        heading: 'Notice',
        paragraphs: [
          'ANY HOLDER OF THIS CONSUMER CREDIT CONTRACT IS SUBJECT TO ALL CLAIMS AND DEFENSES WHICH THE DEBTOR COULD ASSERT AGAINST THE SELLER OF GOODS OR SERVICES OBTAINED WITH THE PROCEEDS HEREOF. RECOVERY HEREUNDER BY THE DEBTOR SHALL NOT EXCEED AMOUNTS PAID BY THE DEBTOR HEREUNDER.',
        ],
      },
    ],
  };
}

function promotion(plan: PaymentPlan): DocumentContent['sections'] {
  if (!plan.promo) return [];
  const ends = formatLongDate(plan.promo.endsOn);
  return [
    {
      heading: 'Promotion',
      paragraphs: [
        `If your payments add up to ${formatUsdExact(plan.amountCents)} on or before ${ends}, all interest is cancelled. Paying ${formatUsdExact(plan.promo.monthlyPaymentCents)} a month does that. Otherwise interest from the first day stays due, and your monthly payment stays the same.`,
      ],
    },
  ];
}
