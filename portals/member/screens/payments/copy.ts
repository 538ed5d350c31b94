import type { Membership } from '../../stores/member.store';

type Payment = Membership['payments'][number];

export const copy = {
  title: 'Payments',
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
  refunded: (amount: string) => `${amount} was given back.`,
  again: (day: string) => `It is tried again on ${day}.`,
} as const;
