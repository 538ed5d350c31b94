import { longDates } from '@domain/calendar/us-date';
import type { EqualPayments, PurchaseRefund } from '@domain/loan/purchase-refund';
import { cents } from '@domain/money/cents';
import { formatUsdExact as usd } from '@domain/money/usd';
import { fullName } from '@domain/person-name';
import type { Config } from '../../../config/config';
import type { DocumentContent } from '../../document/index';
import { paper } from '../billing/paper';
import type { LoanRow } from '../loan.reads';
import { refundWords as english } from './refund-words';
import { refundWords as spanish } from './refund-words.es';

/** What a person gets whose purchase was refunded in part: the new schedule, in their language. */
export function refundContent(told: PurchaseRefund, row: LoanRow, config: Config): DocumentContent {
  const words = row.language === 'es' ? spanish : english;
  const day = longDates[row.language];
  const {
    amountBeforeCents: before,
    amountAfterCents: left,
    paymentsBefore,
    paymentsAfter,
    feesCents,
    lateAfterCents,
    toPatientCents,
    chargedOff,
  } = told;
  const isAsIfLower = told.change.type === 'MODIFIED' && told.change.installmentCents !== undefined;
  const who = words.who(fullName(row.first_name, row.last_name), row.number, row.practice_name);
  const changed = [
    words.refunded(usd(cents(before - left)), usd(before), usd(left)),
    isAsIfLower ? words.asIfLower : words.offPrincipal,
  ];
  const line = ({ count, amountCents, fromOn, toOn }: EqualPayments) =>
    words.run({ count, amount: usd(amountCents), from: day(fromOn), to: day(toOn) });
  const nothingLeft = chargedOff
    ? words.chargedOff(usd(chargedOff.beforeCents), usd(chargedOff.afterCents))
    : words.nothingLeft;
  const payments = [
    ...(paymentsBefore.length > 0 ? [words.before(paymentsBefore.map(line))] : []),
    paymentsAfter.length > 0 ? words.after(paymentsAfter.map(line)) : nothingLeft,
    ...(lateAfterCents > 0 ? [words.late(usd(lateAfterCents))] : []),
    ...(feesCents > 0 ? [words.fees(usd(feesCents))] : []),
    ...(toPatientCents > 0 ? [words.goesBack(usd(toPatientCents))] : []),
    words.rest,
  ];
  const sections = [
    { heading: null, paragraphs: [who] },
    { heading: words.changed, paragraphs: changed },
    { heading: words.payments, paragraphs: payments },
  ];
  return paper(row.language, { documentKey: 'purchase-refund', title: words.title, version: '3', sections }, config);
}
