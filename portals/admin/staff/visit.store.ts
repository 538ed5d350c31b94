import { forgetAlong } from '@portals/state/persist';
import { type Resource, resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

/** A treatment of a member that can be given a date, as the calendar, the list of agreements and the member's page know it. */
export type Bookable = {
  readonly _id: string;
  readonly membershipId: string;
  readonly memberName: string;
  readonly treatment: string;
  readonly scheduledDate: string | null;
  readonly minutes: number;
  readonly injector: { readonly _id: string; readonly name: string } | null;
  readonly version: number;
  /** The last day on which it can be had, where it is known. */
  readonly lastDay?: string | null;
};

/** What the dialog of a visit offers, in memory only. */
export const offered = proxy<{
  /** The next free times for what is being booked. */
  free: Resource<string[]>;
  /** Who gives treatments at the practice of the visit. */
  injectors: Resource<{ practiceId: string; list: { _id: string; name: string }[] }>;
}>({ free: resource(), injectors: resource() });

forgetAlong('visit', () => {
  resetResource(offered.free);
  resetResource(offered.injectors);
});
