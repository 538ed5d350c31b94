import type { ResultOf } from '@contract/endpoint';
import type { getAuthUser } from '@contract/staff/calls';
import { isText, orNull, persist } from '@portals/state/persist';
import { proxy } from 'valtio/vanilla';

export type StaffPerson = ResultOf<typeof getAuthUser>;

type State = {
  /** Who is logged in. The session itself is a cookie that no script can read. */
  person: StaffPerson | null;
  /** The one practice that lists show; null for all of the person's. */
  practiceId: string | null;
};

export const staff = proxy<State>({ person: null, practiceId: null });

/** Forgets the person and the chosen practice. */
export function resetStaff(): void {
  staff.person = null;
  staff.practiceId = null;
}

persist(staff, {
  key: 'staff',
  version: 1,
  fields: { practiceId: orNull(isText) },
  reset: resetStaff,
});
