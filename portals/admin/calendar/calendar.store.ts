import type { ResultOf } from '@contract/endpoint';
import type { getAppointments } from '@contract/membership/appointment-calls';
import type { Frozen } from '@portals/state/frozen';
import { forgetAlong } from '@portals/state/persist';
import { type Resource, resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type Calendar = ResultOf<typeof getAppointments>;
/** What is shown of it. */
export type Seen = Frozen<Calendar & { practiceId: string }>;
export type Visit = Frozen<Calendar['appointments'][number]>;

/** The days that are shown of a practice, in memory only: they name members. */
export const calendar = proxy<{
  shown: Resource<Calendar & { practiceId: string }>;
  /** Whether other calendars read it; the address itself is there only right after it was made. */
  feed: Resource<{ madeAt: string | null; madeBy: string | null; url?: string }>;
}>({ shown: resource(), feed: resource() });

forgetAlong('calendar', () => {
  resetResource(calendar.shown);
  resetResource(calendar.feed);
});
