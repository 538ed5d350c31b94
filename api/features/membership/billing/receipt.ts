import type { Language } from '@contract/language';
import { civilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import { cents } from '@domain/money/cents';
import { formatUsdExact } from '@domain/money/usd';
import { fullName } from '@domain/person-name';
import type { Config } from '../../../config/config';
import { type DocumentContent, englishCopy, keepDocument, reachOf } from '../../document/index';
import type { MembershipRow } from '../../member-record/index';
import type { MemberPaymentRow, Parties } from '../membership.reads';
import { getParties } from '../plan/tell-of-plan';
import type { Booking } from './books';
import { usesLeft } from './credits';
import { billsOfPayment, type PaidBillRow, usesOf } from './money.reads';
import { receiptWords as english } from './receipt-words';
import { receiptWords as spanish } from './receipt-words.es';

const WORDS = { en: english, es: spanish };
const usd = (amount: number | string) => formatUsdExact(cents(Number(amount)));

/** What a payment pays of a bill, and the credit that paid another part of it. */
type PaidBill = PaidBillRow & { creditCents: number };

/** What a member gets for a payment that has arrived: what it paid, bill by bill, adds up to it. */
export function memberReceiptContent(
  payment: MemberPaymentRow,
  { parties, bills }: { parties: Parties; bills: readonly PaidBill[] },
  { config, language }: { config: Config; language: Language },
): DocumentContent {
  const words = WORDS[language];
  const day = longDates[language](civilDate(payment.submitted_on ?? payment.scheduled_on));
  const paragraphs = [
    words.received(
      config.brandMembership.name,
      usd(payment.amount_cents),
      fullName(parties.first_name, parties.last_name),
    ),
    [
      words.counts(day),
      words.takenFrom(payment.method_name, payment.method_last_four),
      words.at(parties.practice_name),
    ].join(' '),
    ...bills.map(({ kind, number, treatments_cents: treatments, fee_cents: fee, creditCents }) =>
      [
        words.paid(words.kinds[kind](Number(number)), usd(treatments), Number(fee) > 0 ? usd(fee) : null),
        ...(creditCents > 0 ? [words.credit(usd(creditCents))] : []),
      ].join(' '),
    ),
    words.number(payment.id),
  ];
  const written = {
    documentKey: 'payment-receipt' as const,
    title: words.title(parties.practice_name),
    version: '3',
    issuer: config.brandMembership.name,
    box: null,
    sections: [{ heading: null, paragraphs }],
  };
  if (language === 'en') return written;
  return { ...written, language, sections: [...written.sections, englishCopy(reachOf(config.brandMembership))] };
}

/** Keeps the receipt of a payment that has arrived, in the language of its member. @returns the document's id */
export async function keepReceipt(context: Booking, row: MembershipRow, payment: MemberPaymentRow): Promise<string> {
  const { tx, deps } = context;
  const uses = usesLeft(await tx.all(usesOf, { membershipId: row.id }));
  const bills = (await tx.all(billsOfPayment, { paymentId: payment.id })).map((bill) => {
    const ofBill = uses.filter((use) => use.bill_id === bill.id);
    return { ...bill, creditCents: ofBill.reduce((sum, { leftCents }) => sum + leftCents, 0) };
  });
  const of = { parties: await getParties(context, row.id), bills };
  const inLanguage = (language: Language) => memberReceiptContent(payment, of, { config: deps.config, language });
  const language: Language = of.parties.language === 'es' ? 'es' : 'en';
  const evidence = { membershipId: row.id, paymentId: payment.id };
  return keepDocument({ borrowerId: row.borrower_id, evidence }, deps, {
    tx,
    content: inLanguage(language),
    ...(language === 'es' && { english: inLanguage('en') }),
  });
}
