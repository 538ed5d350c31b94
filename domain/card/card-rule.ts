import { addDays, addMonths, type CivilDate, civilDate } from '../calendar/civil-date';

export const CARD_FUNDINGS = ['debit', 'credit', 'prepaid', 'unknown'] as const;
export type CardFunding = (typeof CARD_FUNDINGS)[number];

/** What a person reads when their card is refused. */
export const CARD_WORDS = {
  prepaid: 'You can’t use a prepaid card here. Use a debit card from your bank.',
  credit: 'You can’t use a credit card here. Use a debit card from your bank.',
  expired: 'This card has expired. Use another one.',
  unread: 'We couldn’t read that card. Enter it again.',
} as const;

/** The last day of a card's last month. @throws DomainRefusal for text that is no month. */
export function lastDayOfCard(expiresIn: string): CivilDate {
  return addDays(addMonths(civilDate(`${expiresIn}-01`, 'expiresIn'), 1), -1);
}

/** Cards have their last day everywhere at once; the latest state's day is the kind one. */
export const DAY_OF_CARDS = 'HI';
/** Days before the end of a card on which its owner is told that it will pay no more. */
export const CARD_NOTICE_DAYS = 30;

/** Whether a card is past its last day; what has none never is. */
export const isExpired = ({ expires_on: last }: { expires_on: string | null }, on: CivilDate): boolean =>
  last !== null && last < on;

/**
 * Why a card cannot pay; null when it can.
 * @NOTE choice: the specification says debit card everywhere, so credit and prepaid cards are refused; a bank that does not
 * tell is believed.
 */
export function cardFault(card: { funding: CardFunding; expiresIn: string }, today: CivilDate): string | null {
  if (card.funding === 'prepaid' || card.funding === 'credit') return CARD_WORDS[card.funding];
  return lastDayOfCard(card.expiresIn) < today ? CARD_WORDS.expired : null;
}
