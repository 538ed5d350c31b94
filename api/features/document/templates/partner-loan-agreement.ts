import { partnerAprPercent } from '@domain/application/partner-loan';
import { addMonths, type CivilDate } from '@domain/calendar/civil-date';
import { type FederalBox, type PaymentGroup, paymentGroups, paymentLines } from '@domain/disclosure/federal-box';
import { ZERO_CENTS } from '@domain/money/cents';
import { percentFromBps } from '@domain/money/rate';
import { formatUsdExact } from '@domain/money/usd';
import type { PartnerOffer } from '../../../vendors/partner-lender/port';
import type { DocumentContent } from '../rendering/document-content';
import { filledText, type Written } from './filled-text';
import { partnerWords as english } from './partner-agreement-words';
import { partnerWords as spanish } from './partner-agreement-words.es';
import { BOX_TEXTS } from './texts/late-payment';
import { allStateNotices, stateNotices } from './texts/state-notices';

export type PartnerLoanFacts = Written & {
  offer: PartnerOffer;
  /** The day of the signature, for which its rate is computed. */
  signedOn: CivilDate;
  lender: string;
  /** Whose application it was. */
  platform: string;
  practiceName: string;
  borrowerName: string;
  applicationNumber: number;
  /** Where the borrower lives: its law asks for notices at the signature. */
  borrowerState: string | null;
};

const documentKey = 'partner-loan-agreement';
const WORDS = { en: english, es: spanish } as const;

/** The loan agreement of a partner lender's offer, with its federal box (12 CFR 1026.17–.18, 16 CFR 433.2). */
export function partnerLoanAgreementContent(facts: PartnerLoanFacts): DocumentContent {
  const { offer, lender, platform, practiceName: practice, borrowerName: borrower, language } = facts;
  const words = WORDS[language];
  const loan = {
    amount: formatUsdExact(offer.amountCents),
    rate: percentFromBps(offer.aprBps),
    months: offer.termMonths,
    firstDue: BOX_TEXTS[language].words.day(offer.firstDueOn),
  };
  const number = facts.applicationNumber;
  return filledText(facts, {
    documentKey,
    title: words.title,
    issuer: lender,
    box: boxOf(facts),
    sections: [
      { heading: words.parties, paragraphs: [words.between({ borrower, lender, platform, number, practice })] },
      { heading: words.promise, paragraphs: [words.toPay(loan), words.paidTo(practice)] },
      ...terms(facts, borrowerNotices(facts)),
    ],
  });
}

const borrowerNotices = ({ borrowerState, lender, language }: PartnerLoanFacts) =>
  borrowerState === null ? [] : stateNotices(borrowerState, lender, language);

/** The text before it is filled in, as anybody may read it. */
export function partnerLoanAgreementSample(
  facts: Written & Pick<PartnerLoanFacts, 'lender' | 'platform'>,
): DocumentContent {
  const words = WORDS[facts.language];
  return filledText(facts, {
    documentKey,
    title: words.title,
    issuer: facts.lender,
    sections: [
      { heading: null, paragraphs: [words.sample(facts.platform)] },
      ...terms(facts, [allStateNotices(facts.lender, facts.language)]),
    ],
  });
}

/** The payments of an offer, equal ones together. */
export const partnerPayments = (offer: PartnerOffer): PaymentGroup[] =>
  paymentGroups(
    Array.from({ length: offer.termMonths }, (_, month) => ({
      dueOn: addMonths(offer.firstDueOn, month),
      paymentCents: month === offer.termMonths - 1 ? offer.lastPaymentCents : offer.paymentCents,
    })),
  );

function boxOf({ offer, signedOn, practiceName, lender, language }: PartnerLoanFacts): FederalBox {
  const { words } = BOX_TEXTS[language];
  const payments = partnerPayments(offer);
  return {
    creditor: lender,
    aprPercent: partnerAprPercent(offer, signedOn),
    financeChargeCents: offer.financeChargeCents,
    amountFinancedCents: offer.amountCents,
    totalOfPaymentsCents: offer.totalOfPaymentsCents,
    payments,
    paymentLines: paymentLines(payments, words),
    itemization: {
      amountCents: offer.amountCents,
      paidToProviderCents: offer.amountCents,
      prepaidFinanceChargeCents: ZERO_CENTS,
      paidTo: practiceName,
    },
    prepayment: words.noPenalty,
    latePayment: WORDS[language].noLateFee,
    promotion: null,
    contractReference: words.contractReference,
  };
}

function terms(
  { lender, language }: Written & Pick<PartnerLoanFacts, 'lender'>,
  notices: DocumentContent['sections'],
): DocumentContent['sections'] {
  const words = WORDS[language];
  return [
    { heading: words.times, paragraphs: [BOX_TEXTS[language].words.noPenalty, `${words.noLateFee} ${words.whole}`] },
    ...notices,
    { heading: words.holderTitle, isBold: true, paragraphs: words.holder },
    { heading: words.borrowerTitle, paragraphs: [words.beforeSigning(lender)] },
  ];
}
