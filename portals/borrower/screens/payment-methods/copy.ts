import { nameList } from '@domain/name-list';

export const copy = {
  title: 'Payment methods',
  empty: 'No payment methods yet',
  emptyDetail: 'Connect a bank account or add a debit card to make payments.',
  bank: 'Add a bank account',
  card: 'Add a debit card',
  isDefault: 'Default',
  unauthorized: 'Not authorized',
  unauthorizedNote: 'We can’t debit this account until you authorize it.',
  ended: 'Can’t be used',
  endedBank:
    'A payment from this account was returned, so we can’t charge it or send money to it. If the account is open and yours, authorize it again.',
  endedCard:
    'The card’s bank permanently declined it, so we can’t charge it. Enter it again once that’s resolved, or use another card.',
  expired: 'This card has expired. Enter your new card, or use another payment method.',
  authorizeAgain: 'Authorize again',
  enterAgain: 'Enter it again',
  makeDefault: 'Make default',
  making: 'Saving',
  authorize: 'Authorize debits',
  authorizing: 'Authorizing',
  authorizeTitle: (way: string) => `Authorize debits from ${way}?`,
  authorizeText: (brand: string) =>
    `You authorize ${brand} to debit this account for the payments that you make or set up. We’ll email you a copy.`,
  read: 'ACH authorization',
  remove: 'Remove',
  removing: 'Removing',
  keep: 'Keep it',
  removeTitle: (way: string) => `Remove ${way}?`,
  removeText: 'We won’t charge it anymore. Payments already processing will still go through.',
  inUse: (numbers: string) =>
    `Autopay for ${numbers} uses this payment method. Choose another one for autopay, or turn it off, before you remove this one.`,
  inUseEnded: (numbers: string) =>
    `Autopay for ${numbers} has stopped because this payment method can’t be used. Choose another one for autopay, or turn it off, before you remove this one.`,
  transactions: (numbers: readonly number[]) => nameList.format(numbers.map((number) => `transaction ${number}`)),
  checking: 'Checking',
  savings: 'Savings',
  debit: 'Debit card',
  account: 'Bank account',
  saved: (way: string) => `Saved: ${way}.`,
  until: (date: string) => `until ${date}`,
} as const;
