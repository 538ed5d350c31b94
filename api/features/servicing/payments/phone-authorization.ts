import { createHash } from 'node:crypto';
import type { Language } from '@contract/language';
import type { CivilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import { type Cents, cents } from '@domain/money/cents';
import { formatUsdExact } from '@domain/money/usd';
import { fullName } from '@domain/person-name';
import type { Config } from '../../../config/config';
import type { PaymentMethodRow } from '../../payment-method/index';
import type { Loan } from '../loan';
import { phoneWords as english } from './phone-words';
import { phoneWords as spanish } from './phone-words.es';

const WORDS = { en: english, es: spanish } as const;

export type PhoneWish = {
  amountCents: Cents | number;
  method: PaymentMethodRow;
  today: CivilDate;
  payOn: CivilDate;
  language: Language;
};

/** What is read aloud for one payment, and its hash: what is kept is what was read. */
export function phoneAuthorization(
  { row }: Pick<Loan, 'row'>,
  { amountCents, method, today, payOn, language }: PhoneWish,
  { brandFinancing }: Config,
): { text: string; sha256: string } {
  const day = longDates[language];
  const text = WORDS[language][method.kind === 'CARD' ? 'card' : 'account']({
    name: fullName(row.first_name, row.last_name),
    creditor: brandFinancing.name,
    amount: formatUsdExact(cents(amountCents)),
    method: method.name,
    lastFour: method.last_four,
    today: day(today),
    payOn: day(payOn),
    number: Number(row.number),
    phone: brandFinancing.supportPhone,
  });
  return { text, sha256: createHash('sha256').update(text).digest('hex') };
}
