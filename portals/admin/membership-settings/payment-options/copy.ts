import { feeSplit } from '@domain/membership/membership-fee';
import { centsFromDollars } from '@domain/money/dollars';
import { formatUsd } from '@domain/money/usd';
import { civilDate } from '@portals/format/dates';
import { accountName } from '@portals/format/masked-number';
import { moneyWord } from '@portals/format/money-status';
import { ownToast } from '@portals/state/own-toast';
import { usd } from '../../words/amounts';
import type { Shown } from './options.store';
// What the payment options say; amounts are the server's.

export const overtaken = (changes: string) =>
  [
    'Someone updated the payment options since you opened them.',
    changes,
    'Your change wasn’t saved. Review the updates, then save again.',
  ]
    .filter(Boolean)
    .join(' ');

type PaymentOptions = Shown['paymentOptions'];

export const PAYERS = ['Members', 'Practice', 'Both'] as const;

/** Who pays the membership fee, in one line: "Members pay $2 and the practice $2.99 a month". */
export function feeWords({ membershipFeeType: type, membershipFee: fee }: PaymentOptions): string {
  const { memberCents, providerCents } = feeSplit(type, {
    paidByMemberCents: centsFromDollars(fee.paidByMember),
    paidByProviderCents: centsFromDollars(fee.paidByProvider),
  });
  if (type === 0) return `Members pay ${formatUsd(memberCents)} a month`;
  if (type === 1) return `The practice pays ${formatUsd(providerCents)} a month per member`;
  return `Members pay ${formatUsd(memberCents)} and the practice ${formatUsd(providerCents)} a month`;
}

export const bankWords = (bank: Shown['bankInfo']): string =>
  bank ? accountName(bank.bankName, bank.accountNumber) : 'None yet';
export const cardWords = (card: Shown['cardDetails']): string =>
  card ? accountName(card.cardBrand, card.cardLastFour) : 'None yet';

type Contract = NonNullable<Shown['standing']['contract']>;

/** When a practice is paid for a plan. */
export const PAYOUTS: Readonly<Record<Contract['payout'], string>> = {
  UPFRONT: 'For the whole year, up front',
  MONTHLY: 'Month by month',
};

/** At which price a cancellation counts what was given. */
export const BASES: Readonly<Record<Contract['cancellationBasis'], string>> = {
  MEMBER: 'At the price in the plan',
  LIST: 'At the list price',
};

export const installmentsWords = (most: number): string => (most > 1 ? `Up to ${most} payments` : 'In one payment');

/** What becomes of invoices that wait for an account. */
export function openWords({ count, total, debitOn }: Shown['standing']['open']): string | null {
  if (count === 0) return null;
  const what = count === 1 ? '1 invoice is' : `${count} invoices are`;
  return `${what} due, ${usd(total)} total. If you add an account or card now, we’ll debit it on ${civilDate(debitOn, 'table')}.`;
}

/** From what an enterprise pays for its practices. */
export function payingWords(
  method: 'BANK' | 'CARD',
  { bankInfo, cardDetails }: Pick<Shown, 'bankInfo' | 'cardDetails'>,
): string {
  const account = method === 'CARD' ? cardDetails && cardWords(cardDetails) : bankInfo && bankWords(bankInfo);
  return account
    ? `Pays its practices’ platform fees from ${account}.`
    : 'Pays its practices’ platform fees. Add a bank account or card so we can debit invoices.';
}

/** Whether an invoice is paid: "Paid, Apr 8, 2026". */
export function invoiceWords({
  status,
  debitOn,
  paidOn,
}: {
  readonly status: 'OPEN' | 'DEBITED' | 'PAID' | 'FAILED';
  readonly debitOn: string | null;
  readonly paidOn: string | null;
}): string {
  const day = status === 'PAID' ? paidOn : debitOn;
  const word = moneyWord(status);
  if (day === null) return word;
  return status === 'PAID' ? `${word}, ${civilDate(day, 'table')}` : `${word}, debit date ${civilDate(day, 'table')}`;
}

export const firstFeeTaken = ownToast('success', 'First platform fee submitted');

export const AUTHORIZE =
  'I’m authorized to use this account. You may debit membership invoices from it until we tell you otherwise.';
export const UNUSABLE = 'The bank no longer lets us debit this account. Enter it again or add another one.';
