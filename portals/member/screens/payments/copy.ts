import type { Membership } from '../../stores/member.store';

type Payment = Membership['payments'][number];

export const copy = {
  title: 'Payments',
  open: (amount: string) => `${amount} is open`,
  openText: 'A payment did not go through. Pay what is open now; we charge no fee for it.',
  pay: (amount: string) => `Pay ${amount} now`,
  payTitle: (amount: string) => `Pay ${amount} now?`,
  payText: 'What was to be tried again by itself is not tried then. Your membership is paid from it from now on.',
  paying: 'Paying',
  refused: 'The payment did not go through. Nothing was charged. Choose another card or account.',
  choose: 'Choose what to pay with',
  history: 'What you paid',
  none: 'Nothing was paid yet',
  noneText: 'Your first payment is made on the day your plan begins.',
  kinds: {
    ACTIVATION: 'First payment',
    MONTH: 'Monthly payment',
    AGAIN: 'Payment, tried again',
    CANCELLATION: 'Payment for cancelling',
    CREDITS: 'Credit bought',
  } satisfies Record<Payment['kind'], string>,
  states: {
    SCHEDULED: 'Planned',
    SUBMITTED: 'On its way',
    PENDING: 'On its way',
    SETTLED: 'Paid',
    RETURNED: 'Came back, not paid',
    DECLINED: 'Declined, not paid',
    CANCELLED: 'Not taken',
    UNKNOWN: 'Being checked',
  } as Readonly<Record<string, string>>,
  credits: (amount: string) => `Credits: ${amount}`,
  refunded: (amount: string) => `${amount} was given back.`,
  receipt: 'Save the receipt',
  receiptOf: (amount: string, day: string) => `Save the receipt of ${amount}, ${day}`,
  savingReceipt: 'Saving',
  again: (day: string) => `It is tried again on ${day}.`,
} as const;
