import { feeSplit } from '@domain/membership/membership-fee';
import { centsFromDollars } from '@domain/money/dollars';
import { civilDate } from '@portals/format/dates';
import { ownToast } from '@portals/state/own-toast';
import { usd } from '../../words/amounts';
import type { Shown } from './options.store';
// What the payment options say; amounts are the server's.

export const overtaken = (changes: string) =>
  [
    'Somebody changed the payment options meanwhile.',
    changes,
    'Your change was not made; save again to make it on top.',
  ]
    .filter(Boolean)
    .join(' ');

type PaymentOptions = Shown['paymentOptions'];

export const PAYERS = ['Members', 'The practice', 'Both'] as const;

/** Who pays the membership fee, in one line: "Members pay $2 and the practice $2.99 a month". */
export function feeWords({ membershipFeeType: type, membershipFee: fee }: PaymentOptions): string {
  const { memberCents, providerCents } = feeSplit(type, {
    paidByMemberCents: centsFromDollars(fee.paidByMember),
    paidByProviderCents: centsFromDollars(fee.paidByProvider),
  });
  if (type === 0) return `Members pay ${usd(memberCents / 100)} a month`;
  if (type === 1) return `The practice pays ${usd(providerCents / 100)} a month for each member`;
  return `Members pay ${usd(memberCents / 100)} and the practice ${usd(providerCents / 100)} a month`;
}

export const bankWords = (bank: Shown['bankInfo']): string =>
  bank ? `${bank.bankName}, account ending in ${bank.accountNumber}` : 'None yet';
export const cardWords = (card: Shown['cardDetails']): string =>
  card ? `${card.cardBrand} ending in ${card.cardLastFour}` : 'None yet';

/** What becomes of invoices that wait for an account. */
export function openWords({ count, total, debitOn }: Shown['standing']['open']): string | null {
  if (count === 0) return null;
  const what = count === 1 ? '1 invoice is' : `${count} invoices are`;
  return `${what} open, ${usd(total)} in all. From an account or card that you enter now it is debited on ${civilDate(debitOn, 'table')}.`;
}

/** From what an enterprise pays for its practices. */
export function payingWords(
  method: 'BANK' | 'CARD',
  { bankInfo, cardDetails }: Pick<Shown, 'bankInfo' | 'cardDetails'>,
): string {
  const account = method === 'CARD' ? cardDetails && cardWords(cardDetails) : bankInfo && bankWords(bankInfo);
  return account
    ? `Pays the platform fee of its practices from ${account}.`
    : 'Pays the platform fee of its practices. Enter a bank account or a card, so that invoices can be debited.';
}

const INVOICE_WORDS = { OPEN: 'Open', DEBITED: 'On its way', PAID: 'Paid', FAILED: 'Failed' } as const;

/** Whether an invoice is paid: "Paid, Apr 8, 2026". */
export function invoiceWords({
  status,
  debitOn,
  paidOn,
}: {
  readonly status: keyof typeof INVOICE_WORDS;
  readonly debitOn: string | null;
  readonly paidOn: string | null;
}): string {
  const day = status === 'PAID' ? paidOn : debitOn;
  const word = INVOICE_WORDS[status];
  if (day === null) return word;
  return status === 'PAID' ? `${word}, ${civilDate(day, 'table')}` : `${word}, debit on ${civilDate(day, 'table')}`;
}

export const firstFeeTaken = ownToast('success', 'The first platform fee is on its way');

export const AUTHORIZE =
  'I may decide for this account. Invoices for memberships may be debited from it until we are told otherwise.';
export const UNUSABLE = 'Its bank no longer lets us debit it. Enter it again, or another one.';
