import type { TransactionGroup } from '@domain/credit-transaction/display';

export const copy = {
  title: 'Your treatments',
  loading: 'Loading your treatments',
  tabs: {
    pending: 'Waiting for you',
    accepted: 'Accepted',
    rejected: 'Rejected',
    refunded: 'Refunded',
    review: 'In review',
  } satisfies Record<TransactionGroup, string>,
  empty: {
    pending: {
      title: 'Nothing waits for you',
      detail: 'When your practice asks for a payment plan, it appears here and we email you.',
    },
    accepted: { title: 'No accepted treatments', detail: 'Plans you approve are kept here with their documents.' },
    rejected: { title: 'Nothing rejected', detail: 'What you reject is kept here, and you can take it back.' },
    refunded: { title: 'No refunds', detail: 'Treatments that your practice refunds are kept here.' },
    review: { title: 'Nothing in review', detail: 'Treatments that we look at first are shown here.' },
  } satisfies Record<TransactionGroup, { title: string; detail: string }>,
} as const;
