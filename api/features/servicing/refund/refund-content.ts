import type { CivilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import type { EqualPayments, PurchaseRefund } from '@domain/loan/purchase-refund';
import { cents } from '@domain/money/cents';
import { formatUsdExact as usd } from '@domain/money/usd';
import type { PromoGuardian } from '@domain/payment/promo-guardian';
import { fullName } from '@domain/person-name';
import type { Config } from '../../../config/config';
import type { DocumentContent } from '../../document/index';
import { paper } from '../billing/paper';
import type { LoanRow } from '../loan.reads';
import { refundWords as english } from './refund-words';
import { refundWords as spanish } from './refund-words.es';

type RefundPaper = {
  told: PurchaseRefund;
  /** As it stands after the refund; null without one. */
  promo: PromoGuardian | null;
  row: LoanRow;
};

/** What a person gets whose purchase was refunded in part: the new schedule, in their language. */
export function refundContent({ told, promo, row }: RefundPaper, config: Config): DocumentContent {
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
    ...promoLine(promo, { words, day }),
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
  return paper(row.language, { documentKey: 'purchase-refund', title: words.title, version: '4', sections }, config);
}

/** What keeps the promotion now, or that the refund has met it. */
function promoLine(
  promo: PromoGuardian | null,
  { words, day }: { words: typeof english; day: (on: CivilDate) => string },
): string[] {
  if (promo?.status === 'OPEN') return [words.promo(usd(promo.payoffCents), day(promo.endsOn))];
  return promo?.status === 'KEPT' ? [words.promoKept(usd(promo.interestCents))] : [];
}
