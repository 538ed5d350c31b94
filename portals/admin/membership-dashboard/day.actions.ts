import { getAppointments } from '@contract/membership/appointment-calls';
import { getMembershipDashboard } from '@contract/membership/dashboard-calls';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { day } from './day.store';

/** Reads the figures of some practices, or of all; a failure is in the resource, and what was read before stays. */
export const loadFigures = (practices: readonly string[]) =>
  load(day.figures, async (signal) => ({
    ...(await call(
      getMembershipDashboard,
      { body: practices.length > 0 ? { selectedPractices: [...practices] } : {} },
      { signal },
    )),
    of: practices.join(),
  }));

/** Reads the visits of a practice's week, in which today is. */
export const loadVisits = (practiceId: string) =>
  load(day.visits, async (signal) => ({
    ...(await call(getAppointments, { query: { practiceId } }, { signal })),
    practiceId,
  }));
