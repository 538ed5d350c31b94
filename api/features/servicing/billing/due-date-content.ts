import { longDates } from '@domain/calendar/us-date';
import { DUE_DATE_RULE } from '@domain/loan/due-date-change';
import { formatUsdExact as usd } from '@domain/money/usd';
import type { PromoGuardian } from '@domain/payment/promo-guardian';
import { fullName } from '@domain/person-name';
import type { Config } from '../../../config/config';
import type { DocumentContent } from '../../document/index';
import type { LoanRow } from '../loan.reads';
import type { ToldDueDate } from './due-date.view';
import { dueDateWords as english } from './due-date-words';
import { dueDateWords as spanish } from './due-date-words.es';
import { paper } from './paper';

type MovedPaper = {
  told: ToldDueDate;
  /** As it stands after the change; null without one. */
  promo: PromoGuardian | null;
  row: LoanRow;
};

/** What a person gets who moved the due dates of a loan, in their language. */
export function dueDateContent({ told, promo, row }: MovedPaper, config: Config): DocumentContent {
  const words = row.language === 'es' ? spanish : english;
  const day = longDates[row.language];
  const [to, amount, interest] = [day(told.to), usd(told.paymentCents), usd(told.interestCents)];
  const isAsked = told.paymentCents > told.paymentBeforeCents;
  const changed = [
    words.first(day(told.from), to),
    words.last(day(told.lastFrom), day(told.lastTo)),
    isAsked ? words.paymentWithInterest(to, amount, interest) : words.payment(to, amount),
    ...(told.feesCents > 0 ? [words.fees(usd(told.feesCents))] : []),
    ...(told.movesPromo ? [words.promo(interest)] : []),
    ...(promo?.status === 'OPEN' ? [words.promoKeeps(usd(promo.payoffCents), day(promo.endsOn))] : []),
  ];
  const who = words.who(fullName(row.first_name, row.last_name), row.number, row.practice_name);
  const sections = [
    { heading: null, paragraphs: [who] },
    { heading: words.changed, paragraphs: changed },
    { heading: words.follows, paragraphs: [words.autopay, words.again(DUE_DATE_RULE.monthsBetween)] },
  ];
  return paper(row.language, { documentKey: 'due-date-change', title: words.title, version: '3', sections }, config);
}
