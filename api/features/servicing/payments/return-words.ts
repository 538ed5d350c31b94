/** Why a payment came back, by the code of the bank's return or of the card's answer. */
export const returnWords = {
  R01: 'There was not enough money in the account.',
  R02: 'The account is closed.',
  R03: 'The bank does not find the account.',
  R04: 'The account number is not valid.',
  R09: 'The money in the account was not yet collected.',
  R10: 'The bank says that the debit was not authorized.',
  R16: 'The account is frozen.',
  soft: 'The card’s bank said no for now.',
  hard: 'The card’s bank said no.',
  other: 'The bank gave the payment back.',
};
