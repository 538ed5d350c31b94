import type { CivilDate } from '@domain/calendar/civil-date';
import { formatLongDate } from '@domain/calendar/us-date';
import type { Cents } from '@domain/money/cents';
import { formatUsd } from '@domain/money/usd';
import type { DocumentContent } from './document-content';
import { allStateNotices, stateNotices } from './texts/state-notices';
import { TEXT_VERSION } from './texts/text-facts';

export type CreditLineAgreementFacts = {
  /** Brand name of the creditor, from the configuration. */
  creditor: string;
  borrowerName: string;
  /** State where the borrower lives: its notices are added. */
  borrowerState: string;
  practiceName: string;
  applicationNumber: number;
  /** The whole line that the decision allows: the text says that the balance comes off it. */
  approvedLineCents: Cents;
  approvedOn: CivilDate;
  /** Last day on which a transaction can be approved under the limit. */
  expiresOn: CivilDate;
  /** Lowest and highest APR of the plans on offer, in percent (9.99); null when no plan has a rate yet. */
  aprRange: { lowestPercent: number; highestPercent: number } | null;
};

/**
 * The spending limit agreement of an approved application. It opens no debt: each transaction that the borrower approves
 * becomes an installment loan with its own federal disclosures.
 * Source: borrower §6 (line, expiry), domain §2.3 (closed-end credit per transaction), 16 CFR 433, 15 USC 7001(c).
 */
export function creditLineAgreementContent(facts: CreditLineAgreementFacts): DocumentContent {
  return {
    documentKey: 'credit-line-agreement',
    title: 'Spending limit agreement',
    version: TEXT_VERSION,
    issuer: facts.creditor,
    box: null,
    sections: [
      ...limitSections(facts),
      ...transactionSections(facts),
      ...generalSections(facts.creditor),
      ...stateNotices(facts.borrowerState, facts.creditor),
    ],
  };
}

/** The text of the agreement before it is filled in, as anybody may read it. */
export function creditLineAgreementSample(creditor: string): DocumentContent {
  return {
    documentKey: 'credit-line-agreement',
    title: 'Spending limit agreement',
    version: TEXT_VERSION,
    issuer: creditor,
    box: null,
    sections: [
      {
        heading: null,
        paragraphs: [
          'This is the text of the agreement before it is filled in. Your own copy names you, your practice, your spending limit and its last day.',
        ],
      },
      {
        heading: 'The parties',
        paragraphs: [
          `This agreement is between the approved applicant (“you”) and ${creditor} (“we”, “us”). It follows an application at a practice.`,
        ],
      },
      { heading: 'Your spending limit', paragraphs: limitTerms('the approved amount', 'its last day') },
      { heading: 'What the limit costs', paragraphs: [NO_FEES, EACH_LOAN, FIXED_RATE] },
      ...transactionSections({ practiceName: 'Your practice', creditor }),
      ...generalSections(creditor),
      allStateNotices(creditor),
    ],
  };
}

const NO_FEES =
  'There is no fee for the limit: no application fee, no annual fee, no fee for not using it and no fee for closing it.';
const EACH_LOAN =
  'The plan that you choose for a transaction shows its annual percentage rate (APR), finance charge, payments and due dates before you approve it.';
const FIXED_RATE = 'The rate of a loan does not change during its term.';

function limitTerms(limit: string, expiry: string): string[] {
  return [
    `Your spending limit is ${limit}. You may use it until ${expiry}. After that day no further transaction can be approved under it, and loans that you already have are not affected.`,
    'The limit is not a loan. You owe nothing under this agreement until you approve a transaction. You do not have to use any part of the limit.',
    `The amount that you can still use is ${limit} less the unpaid principal of your loans under it and less transactions that wait for your approval. Principal that you repay becomes available again until ${expiry}.`,
  ];
}

function limitSections(facts: CreditLineAgreementFacts): DocumentContent['sections'] {
  const limit = formatUsd(facts.approvedLineCents);
  const expiry = formatLongDate(facts.expiresOn);
  return [
    {
      heading: 'The parties',
      paragraphs: [
        `This agreement is between ${facts.borrowerName} (“you”) and ${facts.creditor} (“we”, “us”). It follows your application number ${facts.applicationNumber} at ${facts.practiceName}, which we approved on ${formatLongDate(facts.approvedOn)}.`,
      ],
    },
    { heading: 'Your spending limit', paragraphs: limitTerms(limit, expiry) },
    { heading: 'What the limit costs', paragraphs: [NO_FEES, aprText(facts.aprRange), FIXED_RATE] },
  ];
}

function aprText(range: CreditLineAgreementFacts['aprRange']): string {
  if (!range) return EACH_LOAN;
  const { lowestPercent, highestPercent } = range;
  const rates =
    lowestPercent === highestPercent
      ? `The plans offered to you have an APR of ${lowestPercent.toFixed(2)}%.`
      : `The plans offered to you have APRs from ${lowestPercent.toFixed(2)}% to ${highestPercent.toFixed(2)}%, depending on the plan and its term.`;
  return `${rates} ${EACH_LOAN}`;
}

function transactionSections({
  practiceName,
  creditor,
}: Pick<CreditLineAgreementFacts, 'practiceName' | 'creditor'>): DocumentContent['sections'] {
  return [
    {
      heading: 'How a transaction works',
      paragraphs: [
        `Your provider sends us the amount of your treatment. You see it in your account as a pending transaction with the payment plans that you can choose from. Nothing happens until you choose a plan and approve the transaction. ${practiceName} cannot approve for you.`,
        'You may reject a pending transaction. Rejecting costs nothing and does not change your limit.',
        'When you approve, an installment loan begins. We pay your provider, and you repay us under the installment loan agreement of that transaction, which you receive with its federal disclosures before you approve and keep as a copy afterwards.',
        'If you accept and pay several plans, each is a loan of its own with its own payments and due dates.',
        'If your provider cancels or reduces your treatment, it tells us and we reduce or refund the loan. Your provider’s own cancellation terms apply between you and your provider.',
      ],
    },
    {
      heading: 'When we may decline or stop',
      paragraphs: [
        'We may decline a transaction, lower the limit or end it when a loan under it is more than 30 days late, when information in your application was not true, when we must do so by law, or when we have reason to believe that somebody else is using your account. We tell you in writing and, where the law asks for it, why.',
        'You may end this agreement at any time by telling us. Loans that you already have continue until they are repaid.',
        `If we learn that you are covered by the Military Lending Act, the protections of that law apply to every loan under this agreement, whatever another term says, and ${creditor} charges no military annual percentage rate above 36 percent.`,
      ],
    },
  ];
}

function generalSections(creditor: string): DocumentContent['sections'] {
  return [
    {
      heading: 'Your consents',
      paragraphs: [
        'By signing you confirm that you received and accepted these documents, which are part of what you sign: the electronic records and signature consent, the consent and authorization to obtain credit information, the application notices and terms, and the financial privacy policy.',
        'You agree that we may send this agreement and the documents of your loans electronically. You may withdraw that consent or ask for paper copies at any time, without charge.',
        'You confirm that you apply for yourself, that the information that you gave is true, and that you use the limit for personal, family or household purposes only.',
      ],
    },
    {
      heading: 'Privacy and your health information',
      paragraphs: [
        'Your treatment is between you and your provider. We receive the amount and the kind of service from your provider and never use medical information to decide about credit.',
      ],
    },
    {
      heading: 'Changes, transfer and law',
      paragraphs: [
        'We may change the terms for future transactions after telling you at least 45 days before. A change never applies to a loan that already exists.',
        `We may transfer our rights under this agreement. Your rights against ${creditor} and against your provider stay the same.`,
        'Federal law applies and, where it does not, the law of the state where you live. If a term is not valid, the other terms stay valid.',
      ],
    },
    {
      heading: 'Notice to the borrower',
      paragraphs: [
        'Do not sign this agreement before you have read it. You are entitled to a copy of it. You may repay any loan early, in full or in part, without a penalty.',
      ],
    },
  ];
}
