import { type Language, languages } from '@contract/language';
import type { CivilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import { hasEarlierPrice } from '@domain/membership/treatment-row';
import { type Cents, cents } from '@domain/money/cents';
import { formatUsdExact } from '@domain/money/usd';
import { fullName } from '@domain/person-name';
import type { Config } from '../../../config/config';
import { boxView, contentHash, type DocumentContent, unsignedText } from '../../document/index';
import type { Parties, PlanRow, PlanTreatmentRow } from '../membership.reads';
import type { YearDifference } from '../plan/next-year';
import { discountsOfPlan, type Given, rowOfKept } from '../plan/plan-content';
import { firstBills, monthsOf } from './activation-figures';
import { type AgreementWords, agreementWords as english } from './agreement-words';
import { agreementWords as spanish } from './agreement-words.es';
import { type Agreed, type Charges, consentSection } from './consent';
import { boxOf, type Installment } from './installment-box';

const WORDS = { en: english, es: spanish } as const;
const usd = (amount: number) => formatUsdExact(cents(amount));

/** What a year that is paid at once asks for on its first day, before credits. */
function dueInOne(plan: PlanRow): number {
  const { upfrontCents, treatmentsCents, feeCents } = firstBills(plan, true);
  return upfrontCents + treatmentsCents + feeCents;
}

export type AgreementFacts = {
  plan: PlanRow;
  treatments: readonly PlanTreatmentRow[];
  parties: Parties;
  payAtOnce: boolean;
  on: CivilDate;
  /** The treatments of each payment, for the federal box. */
  installments: readonly Installment[];
  /** Of a change of a plan that runs: what was given of it so far, which keeps its price. */
  given?: Given;
  /** Of a change of a plan that runs: what is left to pay of the year, so that a bill in between makes it another text. */
  change?: ChangedPayments;
  /** Of another year of the plan: the day on which it begins. */
  renewsOn?: CivilDate;
  /** Of another year: what is another than in the year before. */
  difference?: YearDifference;
};

/** What a change leaves to be paid, as it is signed. */
export type ChangedPayments = {
  billedCents: Cents;
  /** Treatments of each payment that is left, without the fee. */
  monthsCents: readonly Cents[];
  firstOn: CivilDate | null;
  creditCents: Cents;
};

/**
 * The agreement of a plan: the federal box apart from the rest (12 CFR 1026.17(a)(1)), its own figures, then the terms that hold for every
 * membership.
 */
export function planAgreement(
  { plan, treatments, parties, payAtOnce, installments, given, change, renewsOn, difference }: AgreementFacts,
  config: Config,
  language: Language,
): DocumentContent {
  const words = WORDS[language];
  const terms = unsignedText('membership-agreement', config, {
    state: parties.borrower_state,
    practiceState: parties.practice_state,
    language,
  });
  const months = monthsOf(plan);
  const [month, last] = [months[0] ?? 0, months.at(-1) ?? 0];
  const fee = Number(plan.member_fee_cents);
  const money = {
    total: usd(Number(plan.total_cents)),
    // Of a year in one sum nothing is apart from it.
    upfront: !payAtOnce && Number(plan.upfront_cents) > 0 ? usd(Number(plan.upfront_cents)) : null,
    month: usd(month),
    last: last === month ? null : usd(last),
    fee: fee > 0 ? usd(fee) : null,
    months: String(months.length),
    inOne: usd(dueInOne(plan)),
  };
  return {
    ...terms,
    title: change ? words.changeTitle : renewsOn ? words.renewalTitle : words.title,
    box: boxOf(
      installments,
      {
        practice: parties.practice_name,
        paidBeside: change ? 'BILLED' : 'DOWNPAYMENT',
        paidBesideCents: change ? change.billedCents : cents(Number(plan.upfront_cents)),
      },
      language,
    ),
    sections: [
      {
        heading: words.parties,
        paragraphs: [
          words.between({
            member: fullName(parties.first_name, parties.last_name),
            practice: parties.practice_name,
            brand: config.brandMembership.name,
          }),
        ],
      },
      {
        heading: words.treatments,
        paragraphs: [
          ...treatments.map((kept) => treatmentWords(words, kept, given)),
          ...discountsOfPlan(plan).map(({ issuer, amountCents, product }) =>
            words.discount(issuer, usd(amountCents), product ?? null),
          ),
        ],
      },
      {
        heading: words.money,
        paragraphs: change
          ? changeParagraphs(change, plan, language)
          : renewsOn
            ? [
                ...renewalParagraphs(words, money, { payAtOnce, first: longDates[language](renewsOn) }),
                ...(difference ? differenceParagraphs(words, difference) : []),
              ]
            : [words.year(money), payAtOnce ? words.atOnce(money) : words.monthly(money)],
      },
      {
        heading: words.cancelling,
        paragraphs: [words.basis(plan.basis), words.installments(Number(plan.installments_max))],
      },
      ...terms.sections,
    ],
  };
}

/** A treatment in its year; what was given at another price than what is left stands apart from it. */
function treatmentWords(words: AgreementWords, kept: PlanTreatmentRow, given: Given | undefined): string {
  const row = rowOfKept(kept, given?.get(kept.thread_id));
  const told = {
    name: kept.name,
    area: kept.area,
    units: row.units,
    unitType: kept.unit_type,
    times: row.times,
    each: usd(row.totalCents),
    year: usd(row.annualCents),
  };
  if (!hasEarlierPrice(row)) return words.treatment(told);
  const { times = 0, totalCents = 0 } = row.given ?? {};
  return words.partlyGiven({ ...told, given: times, givenFor: usd(totalCents), left: row.left });
}

/** What a signature is given for: an agreement with the charges that it authorizes. */
export type SignedFacts = AgreementFacts & { charges: Omit<Charges, 'practice'> };

/**
 * The agreement as it is shown and signed, whole: with the sentences that are ticked, so that box, terms and authorization are one text with
 * one hash.
 */
export function signedAgreement(facts: SignedFacts, config: Config, language: Language): DocumentContent {
  const text = planAgreement(facts, config, language);
  return { ...text, sections: [...text.sections, consentOf(facts, language)] };
}

const agreedIn = ({ change, renewsOn }: AgreementFacts): Agreed =>
  change ? 'CHANGE' : renewsOn ? { renewsOn } : 'PLAN';
const consentOf = (facts: SignedFacts, language: Language) =>
  consentSection(agreedIn(facts), { ...facts.charges, practice: facts.parties.practice_name }, language);

/** What is signed, as the screens show it: the box first, the terms, and the sentences beside the tick. */
export function agreementView(facts: SignedFacts, config: Config, language: Language) {
  const text = planAgreement(facts, config, language);
  return {
    federalBox: text.box && boxView(text.box, language),
    agreement: {
      title: text.title,
      sections: text.sections.map(({ heading, paragraphs }) => ({
        heading: heading ?? '',
        paragraphs: [...paragraphs],
      })),
      consent: consentOf(facts, language).paragraphs.join(' '),
    },
    disclosureHash: contentHash(signedAgreement(facts, config, language)),
  };
}

/** The hashes of a text in both languages without what is authorized: a payment from another card takes no signature of it back. */
export const termsHashes = (facts: AgreementFacts, config: Config): string[] =>
  languages.map((language) => contentHash(planAgreement(facts, config, language)));

/** The text that was shown, in whichever language, with the English one; undefined for a text that is none of today's. */
export function shownAgreement(facts: SignedFacts, config: Config, hash: string | undefined) {
  const english = signedAgreement(facts, config, 'en');
  const content = languages
    .map((language) => (language === 'en' ? english : signedAgreement(facts, config, language)))
    .find((text) => contentHash(text) === hash);
  return content && { content, english, termsHashes: termsHashes(facts, config) };
}

const renewalParagraphs = (
  words: AgreementWords,
  money: Parameters<AgreementWords['renewed']>[0],
  { payAtOnce, first }: { payAtOnce: boolean; first: string },
): string[] => [
  words.renewed(money, first),
  payAtOnce ? words.renewedAtOnce(money, first) : words.renewedMonthly(money, first),
];

/** What is another than in the year before, in sentences. */
export function differenceParagraphs(
  words: Pick<AgreementWords, 'renewedPrices' | 'renewedWithout'>,
  { prices, removed, discounts }: YearDifference,
): string[] {
  const changed = prices.map(({ treatment, beforeCents, afterCents }) => ({
    treatment,
    before: usd(beforeCents),
    after: usd(afterCents),
  }));
  const ended = discounts.map(({ issuer, amountCents }) => ({ issuer, amount: usd(amountCents) }));
  return [words.renewedPrices(changed), words.renewedWithout({ removed, discounts: ended })].filter(
    (text) => text !== null,
  );
}

function changeParagraphs(change: ChangedPayments, plan: PlanRow, language: Language): string[] {
  const words = WORDS[language];
  const { billedCents, monthsCents, firstOn, creditCents } = change;
  const [month, last] = [monthsCents[0] ?? 0, monthsCents.at(-1) ?? 0];
  const rest = monthsCents.reduce((sum: number, one) => sum + one, 0);
  const fee = Number(plan.member_fee_cents);
  const money = {
    total: usd(Number(plan.total_cents)),
    billed: usd(billedCents),
    rest: rest > 0 ? usd(rest) : null,
    count: monthsCents.length,
    month: usd(month),
    last: last === month ? null : usd(last),
    fee: fee > 0 ? usd(fee) : null,
    first: firstOn === null ? '' : longDates[language](firstOn),
  };
  const told = { ...money, credit: creditCents > 0 ? usd(creditCents) : null };
  return [words.changed(told), words.changedRest(told), ...(told.credit ? [words.changedCredit(told.credit)] : [])];
}
