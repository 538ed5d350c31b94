/** Why a payment came back, by the code of the bank's return or of the card's answer. */
export const returnWords = {
  R01: "There wasn't enough money in the account.",
  R02: 'The account is closed.',
  R03: "The bank couldn't find the account.",
  R04: "The account number isn't valid.",
  R09: "The money in the account wasn't available yet.",
  R10: "The bank says the debit wasn't authorized.",
  R16: 'The account is frozen.',
  soft: 'The card’s bank declined the payment. It may go through later.',
  hard: 'The card’s bank declined the payment.',
  other: 'The bank returned the payment.',
};
