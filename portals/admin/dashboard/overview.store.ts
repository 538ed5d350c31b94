import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

/** What a list counts: by tab, and which of these are only a lower bound. */
export type Counts = { counts: Readonly<Record<string, number>>; boundCounts: readonly string[] };

/** The counts of each list, by the name of its part. */
export const overview: { counts: Resource<Readonly<Record<string, Counts>>> } = proxy({
  counts: resource<Readonly<Record<string, Counts>>>(),
});
