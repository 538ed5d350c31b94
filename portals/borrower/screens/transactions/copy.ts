import type { TransactionGroup } from '@domain/credit-transaction/display';

export const copy = {
  title: 'Your treatments',
  loading: 'Loading your treatments',
  tabs: {
    pending: 'Action needed',
    accepted: 'Approved',
    rejected: 'Closed',
    refunded: 'Refunded',
    review: 'In review',
  } satisfies Record<TransactionGroup, string>,
  empty: {
    pending: {
      title: 'Nothing needs your attention',
      detail: 'When your practice sends you a request, it’ll appear here and we’ll email you.',
    },
    accepted: { title: 'No approved treatments', detail: 'Plans you approve stay here with their documents.' },
    rejected: {
      title: 'No closed requests',
      detail: 'Requests you reject stay here, and you can undo a rejection. So do those that expire or are withdrawn.',
    },
    refunded: { title: 'No refunds', detail: 'Treatments your practice refunds stay here.' },
    review: { title: 'Nothing in review', detail: 'Treatments we’re reviewing appear here.' },
  } satisfies Record<TransactionGroup, { title: string; detail: string }>,
} as const;
