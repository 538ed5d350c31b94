import type { Language } from '@contract/language';
import { addDays, civilDate } from '@domain/calendar/civil-date';
import { foldLoan } from '@domain/loan/fold-loan';
import { aLoan } from '@domain/loan/testing/a-loan';
import { cents } from '@domain/money/cents';
import { REASONS } from '@domain/underwriting/reasons';
import { expect, test } from 'vitest';
import { readConfig } from '../../config/config';
import { given } from '../../test/papers/given';
import { endPaper } from '../membership/cancellation/end-paper';
import { paidInFull, payoffLetter } from '../servicing/payments/loan-letters';
import type { DocumentContent } from './rendering/document-content';
import { type AdverseActionFacts, adverseActionNoticeContent } from './templates/adverse-action-notice';
import { creditLineAgreementContent } from './templates/credit-line-agreement';
import { creditScoreDisclosureContent } from './templates/credit-score-disclosure';
import { incompleteNoticeContent } from './templates/incomplete-notice';
import { loanAgreementContent } from './templates/loan-agreement';
import { partnerLoanAgreementContent } from './templates/partner-loan-agreement';
import { expectTranslation } from './testing/translation';

const agency = { name: 'Sample Bureau', address: '1 Main Street, Dover, DE 19901', phone: '(800) 555-0199' };
const score = { value: 548, lowest: 300, highest: 850, asOf: civilDate('2026-03-15'), keyFactors: ['One.', 'Two'] };
const somebody = {
  creditor: 'Willow Pay',
  postalAddress: '1 Main Street, Austin, TX 78701',
  supportEmail: 'help@willow.test',
  writeTo: 'Willow (1 Main Street, Dover, DE 19901; help@willow.test)',
  supportPhone: '(855) 555-0100',
  borrowerName: 'Robin Sample',
  applicationNumber: 41_007,
  noticeOn: civilDate('2026-03-16'),
};
const values = [
  'Willow Pay',
  'help@willow.test',
  '(855) 555-0100',
  'Robin Sample',
  'Sample Bureau',
  'Bright Smile Dental',
  'Second Look Bank',
];
const same = [`${agency.name}, ${agency.address}, ${agency.phone}.`, '1. One.', '2. Two.', '1. Proof of income.'];

const adverse =
  (change: Partial<AdverseActionFacts> = {}) =>
  (language: Language) =>
    adverseActionNoticeContent({
      ...somebody,
      language,
      action: { kind: 'DENIED' },
      reasons: ['DELINQUENT_OTHERS', 'INQUIRIES'],
      agency,
      score,
      ...change,
    });
const disclosure = (given: typeof score | null, higherThanPercent: number | null) => (language: Language) =>
  creditScoreDisclosureContent({ ...somebody, language, agency, score: given && { ...given, higherThanPercent } });
const counterOffer = { kind: 'COUNTER_OFFER', requestedCents: cents(900_000), offeredCents: cents(400_000) } as const;

const loan =
  (practiceState: string, terms: Parameters<typeof aLoan>[0] = {}) =>
  (language: Language) =>
    loanAgreementContent({
      ...somebody,
      language,
      plan: aLoan(terms).plan,
      practiceName: 'Bright Smile Dental',
      practiceState,
      borrowerState: practiceState,
      transactionNumber: 7,
    });
const limit = (borrowerState: string, highestPercent: number | null) => (language: Language) =>
  creditLineAgreementContent({
    ...somebody,
    language,
    borrowerState,
    practiceName: 'Bright Smile Dental',
    approvedLineCents: cents(650_000),
    approvedOn: civilDate('2026-03-16'),
    expiresOn: civilDate('2026-07-14'),
    aprRange: highestPercent === null ? null : { lowestPercent: 9.99, highestPercent },
  });
const offer = {
  amountCents: cents(300_000),
  aprBps: 1_999,
  termMonths: 24,
  firstDueOn: civilDate('2026-04-16'),
  paymentCents: cents(15_267),
  lastPaymentCents: cents(15_261),
  financeChargeCents: cents(66_402),
  totalOfPaymentsCents: cents(366_402),
  offeredUntil: civilDate('2026-04-01'),
};
const partner = (language: Language, borrowerState = 'WI') =>
  partnerLoanAgreementContent({
    borrowerState,
    ...somebody,
    language,
    offer,
    signedOn: civilDate('2026-03-16'),
    lender: 'Second Look Bank',
    platform: 'Willow Pay',
    practiceName: 'Bright Smile Dental',
  });

const config = readConfig({ NODE_ENV: 'test', PF_SEED_DEMO: 'false', SANDBOX_URL: 'http://127.0.0.1:9' });
const today = civilDate('2026-03-16');
const named = { first_name: 'Ana', last_name: 'Reyes', number: 7, practice_name: 'Bright Smile Dental' };
function lent(terms: Parameters<typeof aLoan>[0] = {}) {
  const { events, plan } = aLoan(terms);
  return given<Parameters<typeof payoffLetter>[0]>({ row: named, events, selectedPlan: JSON.stringify({ plan }) });
}
const payoff = (terms: Parameters<typeof aLoan>[0]) => (language: Language) =>
  payoffLetter(lent(terms), { today, through: addDays(today, 10), language }, config);
const paid = (language: Language) => paidInFull(lent(), { today, state: foldLoan(lent().events), language }, config);
const refund = (waits: boolean) => ({ amountCents: 4_200, name: 'Visa', lastFour: '4242', waits });
const canceled = (isYearEnd: boolean) => (language: Language) =>
  endPaper(
    given({ treatments: [], visits: [] }),
    given({
      ...{ on: today, isYearEnd, earlierCents: 500 },
      quoted: {
        quote: { chargedCents: 1_000, paidCents: 500, membershipFeesKeptCents: 499, totalUnpaidCents: 900 },
        ...{ feesBackCents: 100, refunds: [refund(false), refund(true)], creditsReturnedCents: 0 },
      },
      open: isYearEnd ? [] : [{ due_on: '2026-04-16', treatments_cents: 900, fee_cents: 0 }],
    }),
    { parties: given(named), config, language },
  );

const papers: readonly (readonly [string, (language: Language) => DocumentContent])[] = [
  ['a denial', adverse()],
  ['a denial without a score', adverse({ score: null })],
  ['a denial without a report', adverse({ agency: null })],
  ['a smaller limit', adverse({ action: counterOffer })],
  ['a limit that is not raised', adverse({ action: { kind: 'INCREASE_DENIED' } })],
  ['a limit that ended', adverse({ action: { kind: 'LIMIT_ENDED' } })],
  [
    'an incomplete application',
    (language) =>
      incompleteNoticeContent({
        ...somebody,
        language,
        answerBy: civilDate('2026-03-30'),
        photoPage: 'https://app.example.test/v2/bright-smile/apply',
        needs: ['Proof of income'],
      }),
  ],
  ['a score', disclosure(score, 41)],
  ['a score without a comparison', disclosure(score, null)],
  ['no score', disclosure(null, null)],
  ['a loan', loan('TX')],
  ['a loan without attorneys’ fees', loan('WI')],
  ['a loan with a promotion that rebates', loan('CA', { promoTermMonths: 12, promoMethod: 'REBATE' })],
  ['a loan with a promotion that defers', loan('CA', { promoTermMonths: 12, promoMethod: 'DEFERRED_DECLINING' })],
  ['a limit', limit('TX', 21.99)],
  ['a limit of one rate', limit('OH', 9.99)],
  ['a limit without rates', limit('WI', null)],
  ['a loan of the partner lender', partner],
  ['a payoff', payoff({})],
  ['a payoff that keeps a promotion', payoff({ promoTermMonths: 12, promoMethod: 'REBATE' })],
  ['a loan that is paid in full', paid],
  ['a canceled membership', canceled(false)],
  ['a membership whose year has ended', canceled(true)],
];

test.each(papers)('the paper of %s says in Spanish what it says in English', (_, make) => {
  expectTranslation([make('en'), make('es')], { values, same });
  expect(JSON.stringify(make('es'))).not.toMatch(/\b(?:January|February|March)\b/);
});

test.each(Object.keys(REASONS))('the reason %s is told in Spanish', (reason) => {
  const [english, spanish] = [adverse({ reasons: [reason] })('en'), adverse({ reasons: [reason] })('es')];
  const told = ({ sections }: DocumentContent) => sections[2]?.paragraphs[0];
  expect(told(spanish)).toMatch(/^1\. \S/);
  expect(told(spanish)).not.toBe(told(english));
});

test("a partner's agreement has the marital-property notice where the borrower lives in Wisconsin, and the lender is its creditor", () => {
  const said = (of: DocumentContent) => of.sections.flatMap(({ paragraphs }) => paragraphs).join('\n');
  expect(said(partner('en'))).toContain(
    'section 766.70 adversely affects the interest of Second Look Bank unless Second Look Bank,',
  );
  expect(said(partner('es'))).toContain('766.70');
  expect(said(partner('en', 'TX'))).not.toContain('766.70');
});
