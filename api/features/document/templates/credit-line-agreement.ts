import type { CivilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import type { Cents } from '@domain/money/cents';
import { formatUsd } from '@domain/money/usd';
import type { DocumentContent } from '../rendering/document-content';
import { filledText, type Written } from './filled-text';
import { limitWords as english } from './limit-agreement-words';
import { limitWords as spanish } from './limit-agreement-words.es';
import { allStateNotices, stateNotices } from './texts/state-notices';

export type CreditLineAgreementFacts = Written & {
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

type Sections = DocumentContent['sections'];

const documentKey = 'credit-line-agreement';
const WORDS = { en: english, es: spanish } as const;

/**
 * The spending limit agreement of an approved application. It opens no debt: each transaction that the borrower approves
 * becomes an installment loan with its own federal disclosures.
 * Source: borrower §6 (line, expiry), domain §2.3 (closed-end credit per transaction), 16 CFR 433, 15 USC 7001(c).
 */
export function creditLineAgreementContent(facts: CreditLineAgreementFacts): DocumentContent {
  const { creditor, language } = facts;
  return filledText(facts, {
    documentKey,
    title: WORDS[language].title,
    issuer: creditor,
    sections: [
      ...limitSections(facts),
      ...transactionSections(facts),
      ...generalSections(facts),
      ...stateNotices(facts.borrowerState, creditor, language),
    ],
  });
}

/** The text of the agreement before it is filled in, as anybody may read it. */
export function creditLineAgreementSample(facts: Written & { creditor: string }): DocumentContent {
  const { creditor, language } = facts;
  const words = WORDS[language];
  return filledText(facts, {
    documentKey,
    title: words.title,
    issuer: creditor,
    sections: [
      { heading: null, paragraphs: [words.sample] },
      { heading: words.parties, paragraphs: [words.sampleBetween(creditor)] },
      { heading: words.limit, paragraphs: words.limitTerms(words.sampleLimit, words.sampleExpiry) },
      { heading: words.costs, paragraphs: [words.noFees, words.eachLoan, words.fixedRate] },
      ...transactionSections({ creditor, language, practiceName: words.anyPractice }),
      ...generalSections(facts),
      allStateNotices(creditor, language),
    ],
  });
}

function limitSections(facts: CreditLineAgreementFacts): Sections {
  const { language, creditor, borrowerName: borrower, practiceName: practice, applicationNumber: number } = facts;
  const [words, day] = [WORDS[language], longDates[language]];
  const approvedOn = day(facts.approvedOn);
  return [
    { heading: words.parties, paragraphs: [words.between({ borrower, creditor, number, practice, approvedOn })] },
    {
      heading: words.limit,
      paragraphs: words.limitTerms(formatUsd(facts.approvedLineCents), day(facts.expiresOn)),
    },
    { heading: words.costs, paragraphs: [words.noFees, aprText(facts), words.fixedRate] },
  ];
}

function aprText({ aprRange, language }: CreditLineAgreementFacts): string {
  const words = WORDS[language];
  if (!aprRange) return words.eachLoan;
  const [lowest, highest] = [aprRange.lowestPercent.toFixed(2), aprRange.highestPercent.toFixed(2)];
  return `${lowest === highest ? words.oneRate(lowest) : words.rates(lowest, highest)} ${words.eachLoan}`;
}

function transactionSections({
  practiceName,
  creditor,
  language,
}: Pick<CreditLineAgreementFacts, 'practiceName' | 'creditor' | 'language'>): Sections {
  const words = WORDS[language];
  return [
    { heading: words.transaction, paragraphs: words.transactionTerms(practiceName) },
    { heading: words.stop, paragraphs: words.stopTerms(creditor) },
  ];
}

function generalSections({ creditor, language }: Pick<CreditLineAgreementFacts, 'creditor' | 'language'>): Sections {
  const words = WORDS[language];
  return [
    { heading: words.consents, paragraphs: words.consentTerms },
    { heading: words.privacy, paragraphs: [words.privacyTerms] },
    { heading: words.changes, paragraphs: words.changeTerms(creditor) },
    { heading: words.borrower, paragraphs: [words.beforeSigning] },
  ];
}
