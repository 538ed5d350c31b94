import type { Membership } from '../../stores/member.store';

type Payment = Membership['payments'][number];

export const copy = {
  title: 'Payments',
  open: (amount: string) => `${amount} past due`,
  openText: 'A payment didn’t go through. Pay the past-due amount now. There’s no fee.',
  due: (amount: string) => `${amount} due`,
  next: (amount: string, day: string) => `${amount} due ${day}`,
  charged: 'We’ll charge it automatically.',
  chargedNext: 'We’ll charge it within a day.',
  byHand: 'Automatic payment is off. Pay with any of your cards or bank accounts. There’s no fee.',
  onceText: 'We charge it once. Automatic payment stays as it is.',
  pay: (amount: string) => `Pay ${amount} now`,
  payTitle: (amount: string) => `Pay ${amount} now?`,
  payAheadTitle: (amount: string, day: string) => `Pay ${amount}, due ${day}, now?`,
  changed: 'This payment was made or changed in the meantime. Nothing was charged now. Close this to see what is due.',
  payText: 'This cancels any automatic retry. From now on we’ll use this payment method for your membership.',
  paying: 'Paying',
  refused: 'Your payment didn’t go through, and you weren’t charged. Choose another card or account.',
  choose: 'Choose a payment method',
  history: 'Payment history',
  none: 'No payments yet',
  noneText: 'We’ll charge your first payment the day your plan starts.',
  kinds: {
    ACTIVATION: 'First payment',
    MONTH: 'Monthly payment',
    AGAIN: 'Retried payment',
    CANCELLATION: 'Cancellation payment',
    CREDITS: 'Credit purchase',
  } satisfies Record<Payment['kind'], string>,
  credits: (amount: string) => `Credits: ${amount}`,
  refunded: (amount: string) => `${amount} refunded.`,
  receipt: 'Save receipt',
  receiptOf: (amount: string, day: string) => `Save receipt for ${amount}, ${day}`,
  savingReceipt: 'Saving',
  again: (day: string) => `We’ll retry on ${day}.`,
} as const;
