import { federalBox } from '@domain/disclosure/federal-box';
import { DEFAULT_LATE_FEE_RULE } from '@domain/loan/late-fee';
import { formatUsdExact } from '@domain/money/usd';
import type { PaymentPlan } from '@domain/payment-plan/plan';
import type { DocumentContent } from '../rendering/document-content';
import { filledText, type Written } from './filled-text';
import { loanWords as english } from './loan-agreement-words';
import { loanWords as spanish } from './loan-agreement-words.es';
import { BOX_TEXTS, LATE_PAYMENT_TEXTS } from './texts/late-payment';
import { stateNotices } from './texts/state-notices';

type Sections = DocumentContent['sections'];

export const LOAN_WORDS = { en: english, es: spanish } as const;

/** States that allow no attorneys’ fees in this agreement (Wis. Stat. 422.411). */
const WITHOUT_ATTORNEY_FEES = new Set(['WI']);

export type LoanAgreementFacts = Written & {
  plan: PaymentPlan;
  creditor: string;
  practiceName: string;
  practiceState: string;
  /** Where the borrower lives, whose law the agreement follows; null while it is not known. */
  borrowerState: string | null;
  borrowerName: string;
  transactionNumber: number;
};

/** States that are not known, null, keep the sentences that some states leave out. */
export type LoanSampleFacts = Written & {
  creditor: string;
  practiceState: string | null;
  borrowerState: string | null;
  /** Absent keeps the sentence for a state that is not known. */
  lateFee?: PaymentPlan['lateFee'];
};

/**
 * The installment loan agreement (document 503) of one credit transaction, with the federal box.
 * Source: membership §2 Legal document pages (the Wisconsin sentence), 12 CFR 1026.17–.18, 16 CFR 433 (holder notice);
 * 12 CFR 1026.27 for one in Spanish, whose English is there on request.
 */
export function loanAgreementContent(facts: LoanAgreementFacts): DocumentContent {
  const { plan, creditor, practiceName: practice, borrowerName, transactionNumber: number, language } = facts;
  const [words, box] = [LOAN_WORDS[language], BOX_TEXTS[language]];
  const { day } = box.words;
  const loan = {
    amount: formatUsdExact(plan.amountCents),
    rate: plan.ratePercent,
    begins: day(plan.fundedOn),
    practice,
  };
  return filledText(facts, {
    documentKey: 'installment-loan-agreement',
    title: words.title,
    issuer: creditor,
    box: federalBox(plan, creditor, { ...box, paidTo: practice }),
    sections: [
      { heading: words.parties, paragraphs: [words.between(borrowerName, creditor, { number, practice })] },
      { heading: words.promise, paragraphs: [words.toPay(loan), words.firstDue(day(plan.firstDueOn))] },
      ...promotion(facts),
      ...(plan.promo === null && plan.rate > 0 ? [{ heading: words.autopay, paragraphs: words.autopayTerms }] : []),
      ...commonSections({ ...facts, ...(plan.lateFee && { lateFee: plan.lateFee }) }),
    ],
  });
}

/** The unsigned text of document 503, as anybody may read it. */
export function loanAgreementSample(facts: LoanSampleFacts): DocumentContent {
  const { creditor, language } = facts;
  const words = LOAN_WORDS[language];
  return filledText(facts, {
    documentKey: '503',
    title: words.title,
    issuer: creditor,
    sections: [
      { heading: null, paragraphs: [words.sample] },
      { heading: words.parties, paragraphs: [words.sampleBetween(creditor)] },
      { heading: words.promise, paragraphs: [words.sampleToPay, words.sampleFirstDue] },
      { heading: words.promotion, paragraphs: [words.samplePromotion] },
      { heading: words.autopay, paragraphs: [words.sampleAutopay, ...words.autopayTerms] },
      ...commonSections(facts),
    ],
  });
}

/**
 * The terms of every loan. What the law of a state forbids or asks for follows the borrower's state and the practice's: the one because
 * its law governs the agreement and a consumer act protects its residents (Wis. Stat. 421.201), the other as the specification says.
 */
function commonSections({
  practiceState,
  borrowerState,
  creditor,
  language,
  lateFee,
  writeTo,
}: LoanSampleFacts): Sections {
  const words = LOAN_WORDS[language];
  const states = [...new Set([borrowerState, practiceState])].filter((state) => state !== null);
  const withAttorneys = !states.some((state) => WITHOUT_ATTORNEY_FEES.has(state));
  const defaultTerms = [words.inDefault, words.afterDefault, ...(withAttorneys ? [words.attorneys] : [])];
  return [
    { heading: words.used, paragraphs: [words.order, words.early] },
    { heading: words.interest, paragraphs: [words.counted, words.partEarly] },
    { heading: words.late, paragraphs: lateTerms(lateFee, language) },
    { heading: words.changes, paragraphs: [words.changed] },
    { heading: words.default, paragraphs: defaultTerms },
    { heading: words.reporting, paragraphs: [words.mayReport, words.disputes(writeTo)] },
    { heading: words.military, paragraphs: [words.militaryTerms] },
    { heading: words.general, paragraphs: words.generalTerms },
    ...stateNotices(states, creditor, language),
    { heading: words.holderTitle, paragraphs: words.holder, isBold: true },
  ];
}

/** Where no late fee is charged, nothing is said of how it is counted. */
function lateTerms(lateFee: PaymentPlan['lateFee'], language: LoanSampleFacts['language']): string[] {
  const { lateCounted, noReturnFee } = LOAN_WORDS[language];
  return [
    LATE_PAYMENT_TEXTS[language](lateFee),
    ...(lateFee?.capCents === 0 ? [] : [lateCounted(DEFAULT_LATE_FEE_RULE.graceDays)]),
    noReturnFee,
  ];
}

function promotion({ plan, language }: LoanAgreementFacts): Sections {
  if (!plan.promo) return [];
  const words = LOAN_WORDS[language];
  const terms = words.promotionTerms({
    amount: formatUsdExact(plan.amountCents),
    ends: BOX_TEXTS[language].words.day(plan.promo.endsOn),
    monthly: formatUsdExact(plan.promo.monthlyPaymentCents),
    isLevel: plan.promo.method === 'REBATE',
  });
  return [{ heading: words.promotion, paragraphs: [terms] }];
}
