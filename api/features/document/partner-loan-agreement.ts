import { addMonths } from '@domain/calendar/civil-date';
import { formatLongDate } from '@domain/calendar/us-date';
import { CONTRACT_REFERENCE, type FederalBox, paymentGroups, paymentLines } from '@domain/disclosure/federal-box';
import { ZERO_CENTS } from '@domain/money/cents';
import { percentFromBps } from '@domain/money/rate';
import { formatUsdExact } from '@domain/money/usd';
import type { PartnerOffer } from '../../vendors/partner-lender/port';
import type { DocumentContent } from './document-content';
import { TEXT_VERSION } from './texts/text-facts';

export type PartnerLoanFacts = {
  offer: PartnerOffer;
  lender: string;
  /** Whose application it was. */
  platform: string;
  practiceName: string;
  borrowerName: string;
  applicationNumber: number;
};

const documentKey = 'partner-loan-agreement';
const title = 'Partner loan agreement';
const PREPAYMENT = 'If you pay off early, you will not have to pay a penalty.';
const LATE = 'There is no late fee under this agreement.';

/** The loan agreement of a partner lender's offer, with its federal box (12 CFR 1026.17–.18, 16 CFR 433.2). */
export function partnerLoanAgreementContent(facts: PartnerLoanFacts): DocumentContent {
  const { offer, lender, platform, practiceName, borrowerName } = facts;
  return {
    documentKey,
    title,
    version: TEXT_VERSION,
    issuer: lender,
    box: boxOf(offer, lender),
    sections: [
      {
        heading: 'The parties',
        paragraphs: [
          `This agreement is between ${borrowerName} (“you”) and ${lender} (“we”). ${platform} made it available after your application number ${facts.applicationNumber} at ${practiceName} and is not the lender.`,
        ],
      },
      {
        heading: 'Promise to pay',
        paragraphs: [
          `You promise to pay us ${formatUsdExact(offer.amountCents)} with interest at ${percentFromBps(offer.aprBps)}% a year, in ${offer.termMonths} monthly payments. The first is due on ${formatLongDate(offer.firstDueOn)}, and the later ones on the same day of each month, or on the last day of a shorter month.`,
          `We pay the amount to ${practiceName} for your treatment.`,
        ],
      },
      ...terms(lender),
    ],
  };
}

/** The text before it is filled in, as anybody may read it. */
export function partnerLoanAgreementSample(lender: string, platform: string): DocumentContent {
  return {
    documentKey,
    title,
    version: TEXT_VERSION,
    issuer: lender,
    box: null,
    sections: [
      {
        heading: null,
        paragraphs: [
          `${platform} may ask this lender for you and is not the lender. This is the text of the agreement before it is filled in. Your own copy shows the federal disclosures of your offer: the annual percentage rate, the finance charge, the amount financed, the total of payments and the payment schedule.`,
        ],
      },
      ...terms(lender),
    ],
  };
}

function boxOf(offer: PartnerOffer, lender: string): FederalBox {
  const payments = paymentGroups(
    Array.from({ length: offer.termMonths }, (_, month) => ({
      dueOn: addMonths(offer.firstDueOn, month),
      paymentCents: month === offer.termMonths - 1 ? offer.lastPaymentCents : offer.paymentCents,
    })),
  );
  return {
    creditor: lender,
    aprPercent: percentFromBps(offer.aprBps),
    financeChargeCents: offer.financeChargeCents,
    amountFinancedCents: offer.amountCents,
    totalOfPaymentsCents: offer.totalOfPaymentsCents,
    payments,
    paymentLines: paymentLines(payments),
    itemization: {
      amountCents: offer.amountCents,
      paidToProviderCents: offer.amountCents,
      prepaidFinanceChargeCents: ZERO_CENTS,
    },
    prepayment: PREPAYMENT,
    latePayment: LATE,
    promotion: null,
    contractReference: CONTRACT_REFERENCE,
  };
}

function terms(lender: string): DocumentContent['sections'] {
  return [
    {
      heading: 'Paying early or late',
      paragraphs: [
        PREPAYMENT,
        `${LATE} If a payment is more than 30 days late, we may ask for the whole unpaid amount, after a notice and where the law of your state allows it.`,
      ],
    },
    {
      heading: 'Notice',
      isBold: true,
      paragraphs: [
        'ANY HOLDER OF THIS CONSUMER CREDIT CONTRACT IS SUBJECT TO ALL CLAIMS AND DEFENSES WHICH THE DEBTOR COULD ASSERT AGAINST THE SELLER OF GOODS OR SERVICES OBTAINED WITH THE PROCEEDS HEREOF. RECOVERY HEREUNDER BY THE DEBTOR SHALL NOT EXCEED AMOUNTS PAID BY THE DEBTOR HEREUNDER.',
      ],
    },
    {
      heading: 'Notice to the borrower',
      paragraphs: [
        `Do not sign this agreement before you have read it. You are entitled to a copy of it. Your payments go to ${lender}, which tells you how to pay before the first is due.`,
      ],
    },
  ];
}
