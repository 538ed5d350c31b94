import type { agreementList, agreementStatuses } from '@contract/membership/agreement-list';
import type { RowOf } from '@portals/list/list-view';
import type { StatusShape } from '@portals/ui/status-mark';

export type Agreement = RowOf<typeof agreementList>;

const standings: Readonly<Record<(typeof agreementStatuses)[number], { shape: StatusShape; word: string }>> = {
  APPOINTMENT_NEEDED: { shape: 'review', word: 'Needs a date' },
  CONTACT_REQUESTED: { shape: 'review', word: 'Asked for another date' },
  SCHEDULED: { shape: 'pending', word: 'Scheduled' },
  DONE: { shape: 'approved', word: 'Done' },
  NOT_DUE: { shape: 'incomplete', word: 'Not owed yet' },
};

/** Where a treatment stands, as shape and word, with what waits besides. */
export const agreementStanding = ({ status, isOnHold, note }: Agreement) => ({
  ...standings[status],
  note:
    isOnHold && status !== 'DONE'
      ? 'On hold, a payment is late'
      : status === 'CONTACT_REQUESTED' && note
        ? `“${note}”`
        : undefined,
});

/** A status as the tabs and the file call it. */
export const agreementStatusWord = (status: string): string =>
  standings[status as (typeof agreementStatuses)[number]]?.word ?? status;
