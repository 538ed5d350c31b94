import type { ResultOf } from '@contract/endpoint';
import type { getAppointments } from '@contract/membership/appointment-calls';
import type { getMembershipDashboard } from '@contract/membership/dashboard-calls';
import type { Frozen } from '@portals/state/frozen';
import { forgetAlong } from '@portals/state/persist';
import { type Resource, resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type Figures = Frozen<ResultOf<typeof getMembershipDashboard>>;
export type Need = Figures['needs'][number];
type Visits = ResultOf<typeof getAppointments>;
export type Visit = Frozen<Visits['appointments'][number]>;

/** How memberships stand, and the visits of today of one practice. In memory only: they name members. */
export const day = proxy<{
  figures: Resource<ResultOf<typeof getMembershipDashboard> & { of: string }>;
  visits: Resource<Visits & { practiceId: string }>;
}>({ figures: resource(), visits: resource() });

forgetAlong('membership-dashboard', () => {
  resetResource(day.figures);
  resetResource(day.visits);
});
