import type { CivilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import type { RightToCure } from '@domain/loan/right-to-cure';
import { formatUsdExact as usd } from '@domain/money/usd';
import { fullName } from '@domain/person-name';
import type { Config } from '../../../config/config';
import { type DocumentContent, reachOf } from '../../document/index';
import { paper } from '../billing/paper';
import type { LoanRow } from '../loan.reads';
import { cureWords as english } from './cure-words';
import { cureWords as spanish } from './cure-words.es';

/** The notice of the right to cure, in the borrower's language: what is late, until when it may be paid, and what follows otherwise. */
export function cureNoticeContent(
  { cure, on }: { cure: RightToCure; on: CivilDate },
  row: LoanRow,
  config: Config,
): DocumentContent {
  const words = row.language === 'es' ? spanish : english;
  const day = longDates[row.language];
  const { name, postalAddress, supportPhone } = config.brandFinancing;
  const { missedCents, feesCents, amountCents, cureBy } = cure;
  const sections = [
    {
      heading: null,
      paragraphs: [
        words.date(day(on)),
        words.who(fullName(row.first_name, row.last_name), row.number, row.practice_name),
        words.creditor(name, postalAddress),
      ],
    },
    {
      heading: words.now,
      paragraphs: [
        words.amount(usd(amountCents)),
        ...(feesCents > 0 ? [words.parts(usd(missedCents), usd(feesCents))] : []),
        words.lastDay(day(cureBy)),
      ],
    },
    { heading: words.right, paragraphs: [words.late, words.cured(day(cureBy)), words.otherwise] },
    { heading: words.help, paragraphs: [words.ask(supportPhone, reachOf(config.brandFinancing).writeTo)] },
  ];
  return paper(
    row.language,
    { documentKey: 'right-to-cure-notice', title: words.title, version: '4', sections },
    config,
  );
}
