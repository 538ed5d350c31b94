import { formatLongDate } from '@domain/calendar/us-date';
import { federalBox } from '@domain/disclosure/federal-box';
import { formatUsdExact } from '@domain/money/usd';
import type { PaymentPlan } from '@domain/payment-plan/plan';
import type { DocumentContent } from './document-content';
import { stateNotices } from './texts/state-notices';
import { TEXT_VERSION } from './texts/text-facts';

type Sections = DocumentContent['sections'];

const ATTORNEY_FEES =
  'If we refer your loan to an attorney who is not our employee, you agree to pay reasonable attorneys’ fees and court costs where the law allows it.';

/** States that allow no attorneys’ fees in this agreement (Wis. Stat. 422.411). */
const WITHOUT_ATTORNEY_FEES = new Set(['WI']);

/** For a loan that pays the seller, letter for letter (16 CFR 433.2(b)). */
const HOLDER_NOTICE =
  'ANY HOLDER OF THIS CONSUMER CREDIT CONTRACT IS SUBJECT TO ALL CLAIMS AND DEFENSES WHICH THE DEBTOR COULD ASSERT AGAINST THE SELLER OF GOODS OR SERVICES OBTAINED WITH THE PROCEEDS HEREOF. RECOVERY HEREUNDER BY THE DEBTOR SHALL NOT EXCEED AMOUNTS PAID BY THE DEBTOR HEREUNDER.';

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
 * The installment loan agreement (document 503) of one credit transaction, with the federal box.
 * Source: membership §2 Legal document pages (the Wisconsin sentence), 12 CFR 1026.17–.18, 16 CFR 433 (holder notice).
 */
export function loanAgreementContent(facts: LoanAgreementFacts): DocumentContent {
  const { plan, creditor, practiceName, borrowerName } = facts;
  return {
    documentKey: 'installment-loan-agreement',
    title: 'Installment loan agreement',
    version: TEXT_VERSION,
    issuer: creditor,
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
          `You promise to pay us ${formatUsdExact(plan.amountCents)} with interest at ${plan.ratePercent}% a year. Your loan begins on ${formatLongDate(plan.fundedOn)}, the day on which you approve it, and interest counts from that day. We send ${practiceName} the money for you in the days that follow.`,
          `Your first payment is due on ${formatLongDate(plan.firstDueOn)}, and the later ones on the same day of each month, or on the last day of a shorter month.`,
        ],
      },
      ...promotion(plan),
      ...commonSections(facts.lateFeeText, facts.practiceState, creditor),
    ],
  };
}

/**
 * The unsigned text of document 503, as anybody may read it. `practiceState` null keeps the sentences that some states
 * leave out.
 */
export function loanAgreementSample(
  creditor: string,
  lateFeeText: string,
  practiceState: string | null,
): DocumentContent {
  return {
    documentKey: '503',
    title: 'Installment loan agreement',
    version: TEXT_VERSION,
    issuer: creditor,
    box: null,
    sections: [
      {
        heading: null,
        paragraphs: [
          'This is the text of the agreement before it is filled in. The agreement of your own transaction shows your federal disclosures: the annual percentage rate, the finance charge, the amount financed, the total of payments and the payment schedule.',
        ],
      },
      {
        heading: 'The parties',
        paragraphs: [
          `This agreement is between the borrower who approves the transaction (“you”) and ${creditor} (“we”). It covers one transaction at your practice under your spending limit.`,
        ],
      },
      {
        heading: 'Promise to pay',
        paragraphs: [
          'You promise to pay us the amount financed with interest at the yearly rate shown in the federal disclosures. Your loan begins on the day on which you approve the transaction, and interest counts from that day. We send your practice the money for you in the days that follow.',
          'Your first payment is due one month later, and the later ones on the same day of each month, or on the last day of a shorter month.',
        ],
      },
      {
        heading: 'Promotion',
        paragraphs: [
          'If your plan has a promotion and your payments add up to the amount of the transaction on or before its end date, all interest is canceled. Otherwise interest from the first day stays due. The payment schedule shows whether your monthly payment stays the same or is worked out again with that interest.',
        ],
      },
      ...commonSections(lateFeeText, practiceState, creditor),
    ],
  };
}

function commonSections(lateFeeText: string, practiceState: string | null, creditor: string): Sections {
  const defaultTerms = [
    'You are in default if a payment is more than 30 days late or if you gave us false information when you applied.',
    'After default we may ask for the whole balance, once we have sent any notice of the right to cure that the law of your state requires.',
  ];
  if (practiceState === null || !WITHOUT_ATTORNEY_FEES.has(practiceState)) defaultTerms.push(ATTORNEY_FEES);
  return [
    {
      heading: 'How payments are used',
      paragraphs: [
        'Each payment goes first to interest that is due, then to principal, then to late fees. A late fee is never charged only because an earlier late fee is unpaid.',
        'You may pay all or part early at any time without a charge. There is no penalty, and interest ends with the day on which you pay.',
      ],
    },
    { heading: 'Late payments', paragraphs: [lateFeeText, 'There is no fee for a returned payment.'] },
    {
      heading: 'Changes of the treatment',
      paragraphs: [
        'If your practice reduces or cancels the treatment, we reduce or refund the loan to the same extent and send you the new schedule before it applies.',
      ],
    },
    { heading: 'Default', paragraphs: defaultTerms },
    {
      heading: 'Credit reporting and disputes',
      paragraphs: [
        'We may report information about your loan to consumer reporting agencies. Late payments, missed payments or other defaults may be reflected in your credit report.',
        'Write to us if you think that a statement or a report is wrong. We look into it and answer within 30 days, and do not report the amount as late meanwhile.',
      ],
    },
    {
      heading: 'Members of the armed forces',
      paragraphs: [
        'If you are covered by the Military Lending Act when this loan begins, its cost may not exceed an annual percentage rate of 36 percent, and no term applies that this law forbids. If you enter active duty later, tell us, and we lower the rate as the Servicemembers Civil Relief Act requires.',
      ],
    },
    {
      heading: 'General',
      paragraphs: [
        'The loan is unsecured. You give no security interest, no assignment of wages and no confession of judgment, and you waive no exemption that the law gives your property.',
        'Federal law applies and, where it does not, the law of the state where you live. If a term is not valid, the other terms stay valid. We may transfer this agreement; your rights stay the same.',
        'Do not sign before you have read the agreement. You are entitled to a copy, which stays in your account.',
      ],
    },
    ...(practiceState === null ? [] : stateNotices(practiceState, creditor)),
    { heading: 'NOTICE', paragraphs: [HOLDER_NOTICE], isBold: true },
  ];
}

function promotion(plan: PaymentPlan): Sections {
  if (!plan.promo) return [];
  const ends = formatLongDate(plan.promo.endsOn);
  const otherwise =
    plan.promo.method === 'REBATE'
      ? 'Otherwise interest from the first day stays due, and your monthly payment stays the same.'
      : 'Otherwise interest from the first day is added to what you owe after that day, and the payments that are left are worked out again: the payment schedule above shows them for minimum payments.';
  return [
    {
      heading: 'Promotion',
      paragraphs: [
        `If your payments add up to ${formatUsdExact(plan.amountCents)} on or before ${ends}, all interest is canceled. Paying ${formatUsdExact(plan.promo.monthlyPaymentCents)} a month does that. ${otherwise}`,
      ],
    },
  ];
}
