import type { Language } from '@contract/language';
import type { CivilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import { type Cents, cents } from '@domain/money/cents';
import { formatUsdExact } from '@domain/money/usd';
import type { PaymentMethodRow } from '../../payment-method/index';
import { consentWords as english } from './consent-words';
import { consentWords as spanish } from './consent-words.es';

const CONSENT_WORDS = { en: english, es: spanish } as const;

/** Of the section in English papers. */
export const consentHeading = english.heading;

type Payment = { readonly on: CivilDate; readonly amountCents: Cents };

/** What is authorized with a signature: the payments by day and amount, and from what. */
export type Charges = {
  practice: string;
  /** Null where nothing is chosen yet. */
  way: Pick<PaymentMethodRow, 'name' | 'last_four'> | undefined;
  /** Automatic payment is off: nothing may be charged. */
  isByHand: boolean;
  payments: readonly Payment[];
  /** The day of the signature: a payment of that day is one of today. */
  on: CivilDate;
  /** Credits could pay some of it on those days. */
  hasCredit: boolean;
};

/** To what the signature agrees beside the charges: a plan, a change of it, or another year from a day on. */
export type Agreed = 'PLAN' | 'CHANGE' | { renewsOn: CivilDate };

/** Payments as a sentence says them: "$494.14 today, …, and $194.14 monthly starting …"; null where nothing is charged. */
export function chargesText(payments: readonly Payment[], on: CivilDate, language: Language): string | null {
  const words = CONSENT_WORDS[language];
  const day = longDates[language];
  const usd = (amount: number) => formatUsdExact(cents(amount));
  const [first, ...others] = payments.filter(({ amountCents }) => amountCents > 0);
  if (!first) return null;
  const runs = (from: Payment, all: readonly Payment[]): string => {
    const until = all.at(-1) ?? from;
    if (all.length <= 1) return words.onDay(usd(from.amountCents), day(from.on));
    const last = until.amountCents === from.amountCents ? null : usd(until.amountCents);
    return words.monthly({ amount: usd(from.amountCents), last, from: day(from.on), until: day(until.on) });
  };
  const [second] = others;
  const alone = first.on === on ? words.today(usd(first.amountCents), day(on)) : null;
  if (alone === null && second && second.amountCents === first.amountCents) return runs(first, [first, ...others]);
  const begins = alone ?? words.onDay(usd(first.amountCents), day(first.on));
  return second ? words.both(begins, runs(second, others)) : begins;
}

/** The heading and the sentences that are ticked and signed. */
export function consentSection(agreed: Agreed, of: Charges, language: Language) {
  const words = CONSENT_WORDS[language];
  const accepted =
    agreed === 'PLAN'
      ? words.read
      : agreed === 'CHANGE'
        ? words.changed(of.practice)
        : words.renewed(of.practice, longDates[language](agreed.renewsOn));
  const charges = chargesText(of.payments, of.on, language);
  const way = of.way ? `${of.way.name} •••• ${of.way.last_four}` : null;
  const sentences = [
    accepted,
    ...(charges === null ? [] : [of.isByHand ? words.byHand(charges) : words.charge(of.practice, way, charges)]),
    ...(charges !== null && !of.isByHand && of.hasCredit ? [words.credit] : []),
  ];
  return { heading: words.heading, paragraphs: [sentences.join(' ')] };
}
