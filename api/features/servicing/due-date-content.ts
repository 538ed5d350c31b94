import { formatLongDate } from '@domain/calendar/us-date';
import { DUE_DATE_RULE, type DueDateChange } from '@domain/loan/due-date-change';
import { formatUsdExact } from '@domain/money/usd';
import { fullName } from '@domain/person-name';
import type { Config } from '../../config/config';
import type { DocumentContent } from '../document/index';
import type { LoanRow } from './loan.reads';

/** What a person gets who moved the due dates of a loan. */
export function dueDateContent(told: DueDateChange, row: LoanRow, { brandFinancing }: Config): DocumentContent {
  const day = formatLongDate;
  const usd = formatUsdExact;
  const isAsked = told.paymentCents > told.paymentBeforeCents;
  const cost = `The payment of ${day(told.to)} is ${usd(told.paymentCents)}${isAsked ? `, of which ${usd(told.interestCents)} is interest for the days that are added` : ''}. Every later payment stays as it is.`;
  const promo = `Your promotion ends as many days later. The added days earn ${usd(told.interestCents)} of interest, which is cancelled with the rest when you pay in time.`;
  return {
    documentKey: 'due-date-change',
    title: 'Your new due dates',
    version: '2026-11',
    issuer: brandFinancing.name,
    sections: [
      {
        heading: null,
        paragraphs: [`${fullName(row.first_name, row.last_name)}, transaction ${row.number} at ${row.practice_name}.`],
      },
      {
        heading: 'What you changed',
        paragraphs: [
          `The payment that was due on ${day(told.from)} is due on ${day(told.to)}, and each later one on the same day of its month.`,
          `The last payment is due on ${day(told.lastTo)} in place of ${day(told.lastFrom)}. There are as many payments as before.`,
          cost,
          ...(told.movesPromo ? [promo] : []),
        ],
      },
      {
        heading: 'What follows',
        paragraphs: [
          'Autopay, where you use it, takes each payment on its new day. Everything else in your loan agreement stays as it is.',
          `You can move your due date again in ${DUE_DATE_RULE.monthsBetween} months.`,
        ],
      },
    ],
    box: null,
  };
}
