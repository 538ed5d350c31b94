import { CappedMap } from '../capped-map';
import { plusBankDays, plusDays } from './bank-days';

const PAYMENTS_MAX = 200_000;

type Source =
  | { kind: 'bank'; routing_number: string; account_number: string }
  | { kind: 'card'; token: string; last_four: string };
export type Payment = {
  readonly direction: 'debit' | 'credit';
  readonly amountCents: number;
  readonly submittedOn: string;
  readonly source: Source;
  /** Which try of its account this is, from 1. */
  readonly attempt: number;
};

/** What becomes of a payment, by the last digits of its account or card. */
export const paymentScripts = [
  { ending: '01', what: 'Bank: returned R01 (not enough money), every time' },
  { ending: '91', what: 'Bank: returned R01 the first time, paid on retry' },
  { ending: '02', what: 'Bank: returned R02 (account closed)' },
  { ending: '03', what: 'Bank: returned R03 (no account)' },
  { ending: '10', what: 'Bank: paid, then returned R10 (not authorized) twenty days later' },
  { ending: '0002', what: 'Card: declined permanently' },
  { ending: '9995', what: 'Card: soft decline, paid on the third try' },
  { ending: '9996', what: 'Card: soft decline, every time' },
] as const;

/** How a payment stands on a day. The sandbox has no clock of its own here: whoever asks says which day it is. */
export function outcomeOn({ direction, source, submittedOn, attempt }: Payment, on: string) {
  const settlesOn = plusBankDays(submittedOn, source.kind === 'bank' ? 2 : 1);
  if (source.kind === 'card') {
    // What goes back to a card is taken by its bank, whatever it says to charges.
    if (direction === 'credit')
      return on >= settlesOn ? { status: 'settled', on: settlesOn } : { status: 'pending', settles_on: settlesOn };
    if (source.last_four === '0002') return { status: 'declined', code: 'hard', on: submittedOn };
    if (source.last_four === '9996') return { status: 'declined', code: 'soft', on: submittedOn };
    if (source.last_four === '9995' && attempt < 3) return { status: 'declined', code: 'soft', on: submittedOn };
    return on >= settlesOn ? { status: 'settled', on: settlesOn } : { status: 'pending', settles_on: settlesOn };
  }
  const ending = source.account_number.slice(-2);
  const code = ending === '91' && attempt === 1 ? 'R01' : { '01': 'R01', '02': 'R02', '03': 'R03' }[ending];
  if (on < settlesOn) return { status: 'pending', settles_on: settlesOn };
  if (code !== undefined) return { status: 'returned', code, on: settlesOn };
  const disputedOn = plusDays(settlesOn, 20);
  if (ending === '10' && on >= disputedOn) return { status: 'returned', code: 'R10', on: disputedOn };
  return { status: 'settled', on: settlesOn };
}

/** The payments that the sandbox's processor was asked for, one for each idempotency key. */
export function createPayments() {
  const byKey = new CappedMap<string, Payment>(PAYMENTS_MAX);
  const tries = new CappedMap<string, number>(PAYMENTS_MAX);
  const accountOf = (source: Source) => (source.kind === 'bank' ? source.account_number : source.token);
  return {
    find: (key: string) => byKey.get(key),
    all: () => [...byKey.entries()],
    submitOnce(key: string, order: Omit<Payment, 'attempt'>): Payment {
      const known = byKey.get(key);
      if (known) return known;
      const account = accountOf(order.source);
      const attempt = (tries.get(account) ?? 0) + 1;
      tries.set(account, attempt);
      const payment = { ...order, attempt };
      byKey.set(key, payment);
      return payment;
    },
    clear() {
      byKey.clear();
      tries.clear();
    },
  };
}
