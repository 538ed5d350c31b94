import { formatLongDate } from '@domain/calendar/us-date';
import { type Cents, cents } from '@domain/money/cents';
import { formatUsdExact } from '@domain/money/usd';
import type { LoanStatement } from '@domain/payment/loan-statement';
import type { PromoGuardian } from '@domain/payment/promo-guardian';
import { fullName } from '@domain/person-name';
import type { Config } from '../../config/config';
import type { DocumentContent } from '../document/index';
import type { LoanRow } from './loan.reads';

export type StatementFacts = {
  statement: LoanStatement;
  row: LoanRow;
  promo: PromoGuardian | null;
  /** What autopay takes for this payment, and when; null without it. */
  debit: { amountCents: Cents; debitOn: LoanStatement['dueOn'] } | null;
};

/** A statement as the borrower gets it. */
export function statementContent(facts: StatementFacts, { brandFinancing }: Config): DocumentContent {
  const { statement, row, promo, debit } = facts;
  const { dueOn, minimumDueCents, pastDueCents, on } = statement;
  const usd = formatUsdExact;
  const day = formatLongDate;
  const pay = [
    `Payment due: ${usd(minimumDueCents)} on ${day(dueOn)}.`,
    ...(pastDueCents > 0 ? [`${usd(pastDueCents)} of it is past due. Pay that part now.`] : []),
    debit
      ? `Autopay takes ${usd(debit.amountCents)} on ${day(debit.debitOn)}.${debit.amountCents < minimumDueCents ? ' Pay the rest in your account.' : ' You do not need to do anything.'}`
      : 'Autopay is off. Pay in your account, or turn it on there.',
  ];
  return {
    documentKey: 'account-statement',
    title: `Statement of ${day(on)}`,
    version: '2026-11',
    issuer: brandFinancing.name,
    sections: [
      {
        heading: null,
        paragraphs: [`${fullName(row.first_name, row.last_name)}, transaction ${row.number} at ${row.practice_name}.`],
      },
      { heading: 'What to pay', paragraphs: pay },
      { heading: `From ${day(statement.from)} to ${day(on)}`, paragraphs: changesOf(statement) },
      ...(promo?.status === 'OPEN' ? [{ heading: 'Your promotion', paragraphs: promoLines(promo) }] : []),
      ...(statement.payMore ? [{ heading: 'Paying more', paragraphs: [payMoreLine(statement.payMore)] }] : []),
      {
        heading: `In ${on.slice(0, 4)}`,
        paragraphs: [
          `Interest charged: ${usd(statement.yearInterestCents)}. Fees charged: ${usd(statement.yearFeesCents)}.`,
        ],
      },
      {
        heading: 'Questions',
        paragraphs: [
          `Something looks wrong? Write to ${brandFinancing.supportEmail} or call ${brandFinancing.supportPhone}.`,
        ],
      },
    ],
    box: null,
  };
}

/** The lines that add up, without those that are zero. */
function changesOf(of: LoanStatement): string[] {
  const line = (label: string, amount: number, sign = '') =>
    amount === 0 ? [] : [`${label}: ${sign}${formatUsdExact(cents(Math.abs(amount)))}`];
  return [
    ...(of.purchaseCents > 0 ? [] : [`Balance of the last statement: ${formatUsdExact(of.previousCents)}`]),
    ...line('Purchase', of.purchaseCents),
    ...line('Interest', of.interestCents),
    ...line('Fees', of.feesCents),
    ...line('Payments', of.paymentsCents, '−'),
    ...line('Returned payments, refunds and credits', of.otherCents, of.otherCents < 0 ? '−' : '+'),
    `Balance: ${formatUsdExact(of.balanceCents)}`,
  ];
}

function promoLines({ endsOn, payoffCents, neededCents, paymentsLeft, interestCents }: PromoGuardian): string[] {
  return [
    `Pay ${formatUsdExact(payoffCents)} by ${formatLongDate(endsOn)}, and no interest is owed.`,
    ...(neededCents !== null && paymentsLeft > 1
      ? [`${formatUsdExact(neededCents)} on each of the ${paymentsLeft} due dates until then is enough.`]
      : []),
    ...(interestCents > 0
      ? [`If less is paid by then, interest from the day of the purchase is owed: ${formatUsdExact(interestCents)}.`]
      : []),
  ];
}

const payMoreLine = ({ extraCents, interestSavedCents, monthsSaved }: NonNullable<LoanStatement['payMore']>) =>
  `${formatUsdExact(extraCents)} more each month saves ${formatUsdExact(interestSavedCents)} of interest${
    monthsSaved > 0 ? `, and the loan ends ${monthsSaved} ${monthsSaved === 1 ? 'month' : 'months'} sooner` : ''
  }.`;
