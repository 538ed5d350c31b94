import type { agreementList } from '@contract/membership/agreement-list';
import type { RowOf } from '@portals/list/list-view';
import { type VisitStatus, visitStatuses } from '../words/visit-status';

export type Agreement = RowOf<typeof agreementList>;

/** Where a treatment stands, as shape and word, with what waits besides. */
export const agreementStanding = ({ status, isOnHold, note }: Agreement) => ({
  ...visitStatuses[status],
  note:
    isOnHold && status !== 'DONE'
      ? 'On hold: payment past due'
      : status === 'CONTACT_REQUESTED' && note
        ? `“${note}”`
        : undefined,
});

/** A status as the tabs and the file call it. */
export const agreementStatusWord = (status: string): string => visitStatuses[status as VisitStatus]?.word ?? status;
