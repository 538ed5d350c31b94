import { createHash, randomBytes } from 'node:crypto';
import { CappedMap } from '../capped-map';

const CARDS_MAX = 500;

export type CaptureSession = { readonly referenceId: string; readonly parentOrigin: string };
export type Card = {
  readonly token: string;
  readonly reference_id: string;
  readonly cardholder_name: string;
  readonly card_brand: string;
  readonly card_last_four: string;
  readonly expires_in: string;
  readonly funding: 'debit' | 'credit' | 'prepaid';
  readonly fingerprint: string;
};

/** Card numbers with a meaning; every other valid number is a debit card. The last four choose what becomes of charges. */
export const cardNumbers = [
  { number: '4000056655665556', what: 'debit card' },
  { number: '4242424242424242', what: 'debit card, every charge succeeds' },
  { number: '4000000000000002', what: 'debit card, every charge is declined for good' },
  { number: '4000000000009995', what: 'debit card, charges are declined for now' },
  { number: '5105105105105100', what: 'prepaid card, refused' },
  { number: '4111111111111111', what: 'credit card, refused' },
] as const;

const BRANDS: readonly [RegExp, string][] = [
  [/^4/, 'Visa'],
  [/^5[1-5]/, 'Mastercard'],
  [/^6/, 'Discover'],
];

/** True for 13 to 19 digits with a right check digit (Luhn). */
export function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The sandbox's vault: it keeps what a token tells, and of the number a fingerprint and four digits. */
export function createCards() {
  const sessions = new CappedMap<string, CaptureSession>(CARDS_MAX);
  const cards = new CappedMap<string, Card>(CARDS_MAX);
  return {
    open(session: CaptureSession): string {
      const id = `cap_${randomBytes(16).toString('hex')}`;
      sessions.set(id, session);
      return id;
    },
    findSession: (id: string) => sessions.get(id),
    keep(session: CaptureSession, given: { number: string; holder: string; expiresIn: string }): Card {
      const { number, holder, expiresIn } = given;
      const lastFour = number.slice(-4);
      const card: Card = {
        token: `tok_${randomBytes(12).toString('hex')}_${lastFour}`,
        reference_id: session.referenceId,
        cardholder_name: holder,
        card_brand: BRANDS.find(([pattern]) => pattern.test(number))?.[1] ?? 'Card',
        card_last_four: lastFour,
        expires_in: expiresIn,
        funding: number.startsWith('5105') ? 'prepaid' : number.startsWith('4111') ? 'credit' : 'debit',
        fingerprint: createHash('sha256').update(`sandbox-vault:${number}`).digest('hex').slice(0, 24),
      };
      cards.set(card.token, card);
      return card;
    },
    find: (token: string) => cards.get(token),
    clear() {
      sessions.clear();
      cards.clear();
    },
  };
}
