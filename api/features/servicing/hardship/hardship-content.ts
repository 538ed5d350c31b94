import { longDates } from '@domain/calendar/us-date';
import { HARDSHIP_RULE } from '@domain/loan/hardship-plan';
import { DEFAULT_LATE_FEE_RULE } from '@domain/loan/late-fee';
import { formatUsdExact as usd } from '@domain/money/usd';
import { fullName } from '@domain/person-name';
import type { Config } from '../../../config/config';
import type { DocumentContent } from '../../document/index';
import { paper } from '../billing/paper';
import type { LoanRow } from '../loan.reads';
import type { ToldHardship } from './hardship-plan.view';
import { hardshipWords as english } from './hardship-words';
import { hardshipWords as spanish } from './hardship-words.es';

/** What a person gets who took a hardship plan, in their language: what changes of the loan, and what it costs. */
export function hardshipContent(told: ToldHardship, row: LoanRow, config: Config): DocumentContent {
  const words = row.language === 'es' ? spanish : english;
  const day = longDates[row.language];
  const { change, from, to, agreedFrom, lastFrom, lastTo, payments, paymentsBefore } = told;
  const changed = [
    words.lower(change.months, day(from), day(to)),
    words.payment(usd(told.paymentCents), usd(told.paymentBeforeCents)),
    ...(told.firstCents === told.paymentCents ? [] : [words.first(usd(told.firstCents))]),
    words.after(day(agreedFrom)),
    ...(told.lateSince ? [words.late(usd(told.lateCents), day(told.lateSince))] : []),
    words.last(day(lastFrom), day(lastTo)),
    words.count(paymentsBefore, payments),
  ];
  const costs = [
    words.interest(usd(told.interestCents)),
    ...(told.feesCents > 0 ? [words.fees(usd(told.feesCents))] : []),
    ...(told.openFeesCents > told.feesCents ? [words.openFees(usd(told.openFeesCents))] : []),
    words.rate,
  ];
  const follows = [words.autopay, words.fee, words.missed(DEFAULT_LATE_FEE_RULE.graceDays), words.more];
  const who = words.who(fullName(row.first_name, row.last_name), row.number, row.practice_name);
  const sections = [
    { heading: null, paragraphs: [who] },
    { heading: words.changed, paragraphs: changed },
    { heading: words.costs, paragraphs: costs },
    { heading: words.follows, paragraphs: [...follows, words.again(HARDSHIP_RULE.monthsBetween)] },
  ];
  return paper(row.language, { documentKey: 'hardship-plan', title: words.title, version: '2', sections }, config);
}
