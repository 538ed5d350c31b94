import type { ResultOf } from '@contract/endpoint';
import type { cancelMembership, getCancellationInformation } from '@contract/membership/cancellation-calls';
import { persist } from '@portals/state/persist';
import { type Resource, resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type Quote = ResultOf<typeof getCancellationInformation>['cancellationInformation'];
export type CancelMethod = Quote['cancelMethod'];
export type Cancelled = ResultOf<typeof cancelMembership>['type'];

type CancellationState = {
  membershipId: string | null;
  quote: Resource<Quote>;
  method: CancelMethod;
  methodId: string | null;
  /** When the quote that is shown was fetched, as an instant. */
  quotedAt: string | null;
  /** When the quote was fetched in whose place another one came; null while the first one stands. */
  changedSince: string | null;
  /** What was paid or owed at the end. */
  outcome: { type: Cancelled; quote: Quote; method: CancelMethod } | null;
};

const start = () => ({
  membershipId: null,
  method: 'lumpsum' as const,
  methodId: null,
  quotedAt: null,
  changedSince: null,
  outcome: null,
});

/** A cancellation that is looked at. Only in memory: after a reload it is quoted anew. */
export const cancellation = proxy<CancellationState>({ ...start(), quote: resource() });

export function resetCancellation(): void {
  resetResource(cancellation.quote);
  Object.assign(cancellation, start());
}

persist(cancellation, { key: 'cancellation', version: 1, fields: {}, reset: resetCancellation });
