import { addMonths, type CivilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import { needsFederalBox } from '@domain/disclosure/federal-box';
import { type Cents, cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { formatUsdExact } from '@domain/money/usd';

import { installmentWords as english } from './installment-words';
import { installmentWords as spanish } from './installment-words.es';

const usd = (amount: number) => dollarsFromCents(cents(amount));

/** A payment of treatments, without the membership fee that is taken with it. */
export type Installment = { on: CivilDate; amountCents: Cents };
type Language = 'en' | 'es';

/** Payments of the same amount that follow each other. */
type Group = { amountCents: Cents; dates: CivilDate[] };

function groupsOf(payments: readonly Installment[]): Group[] {
  const groups: Group[] = [];
  for (const { on, amountCents } of payments) {
    const last = groups.at(-1);
    if (last?.amountCents === amountCents) last.dates.push(on);
    else groups.push({ amountCents, dates: [on] });
  }
  return groups;
}

/** Whether days are the same one of consecutive months, so that "monthly from" says all of them (12 CFR 1026.18(g)). */
const isMonthly = ([first, ...others]: readonly CivilDate[]): boolean =>
  first !== undefined && others.every((date, index) => date === addMonths(first, index + 1));

/** What of installments has to be disclosed; null where there are four or fewer. */
function disclosed(installments: readonly Installment[]): { groups: Group[]; totalCents: Cents } | null {
  const payments = installments.filter(({ amountCents }) => amountCents > 0);
  if (payments.length === 0) return null;
  if (!needsFederalBox({ installments: payments.length, financeChargeCents: cents(0) })) return null;
  return {
    groups: groupsOf(payments),
    totalCents: cents(payments.reduce((sum, { amountCents }) => sum + amountCents, 0)),
  };
}

/**
 * What of a plan the federal box says where there are more than four payments; nothing is charged for them. The membership fee is neither
 * a finance charge nor part of what is financed (decision 63), and credits pay installments without making them fewer.
 */
export function boxOf(installments: readonly Installment[]) {
  const of = disclosed(installments);
  if (!of) return null;
  const total = usd(of.totalCents);
  return {
    apr: 0,
    financeCharge: 0,
    amountFinanced: total,
    totalOfPayments: total,
    payments: of.groups.map(({ amountCents, dates }) => ({
      count: dates.length,
      amount: usd(amountCents),
      from: dates[0] ?? '',
      dates: isMonthly(dates) ? null : dates,
    })),
  };
}

export const INSTALLMENT_WORDS = { en: english, es: spanish };

/** The same in a paper, as a section of its own (12 CFR 1026.17(a)(1)); null where nothing has to be disclosed. */
export function disclosureSection(installments: readonly Installment[], language: Language) {
  const of = disclosed(installments);
  if (!of) return null;
  const words = INSTALLMENT_WORDS[language];
  const day = (date: CivilDate) => longDates[language](date);
  return {
    heading: words.heading,
    paragraphs: [
      words.apr,
      words.charge(formatUsdExact(cents(0))),
      words.financed(formatUsdExact(of.totalCents)),
      words.total(formatUsdExact(of.totalCents)),
      ...of.groups.map(({ amountCents, dates: [first, ...others], dates }) => {
        const amount = formatUsdExact(amountCents);
        if (first === undefined || others.length === 0) return words.once(amount, first ? day(first) : '');
        return isMonthly(dates)
          ? words.monthly(dates.length, amount, day(first))
          : words.listed(dates.length, amount, dates.map(day).join('; '));
      }),
    ],
  };
}
