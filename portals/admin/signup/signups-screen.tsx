import { memberStaffPaths } from '@contract/membership/staff-paths';
import { ListScreen } from '@portals/list/list-screen';
import { RouterButton } from '@portals/ui/router-button';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useListPlace } from '../staff/list-place';
import { staff } from '../staff/staff.store';
import { DismissAlert } from './dismiss-alert';
import { RemindSignup } from './remind-signup';
import { type Signup, type SignupAct, signupsView } from './signups-view';

type Open = { act: SignupAct; row: Signup; refresh: () => void };

/** The membership sign-ups and members of the practices in scope (membership §2 provider manage sign ups, decision 42). */
export function SignupsScreen() {
  const { person } = useSnapshot(staff);
  const [open, setOpen] = useState<Open | null>(null);
  const mayInvite = person?.permissions.includes('signup.invite') ?? false;
  const maySell = person?.permissions.includes('membership.sell') ?? false;
  const view = useMemo(
    () => signupsView({ remind: mayInvite, dismiss: maySell }, (act, row, refresh) => setOpen({ act, row, refresh })),
    [mayInvite, maySell],
  );
  const acts = mayInvite && (
    <RouterButton dense look="primary" to={memberStaffPaths.activationLink.href()}>
      Invite patient
    </RouterButton>
  );
  const close = () => setOpen(null);
  return (
    <>
      <ListScreen view={view} place={useListPlace()} acts={acts} />
      {open?.act === 'remind' && <RemindSignup row={open.row} refresh={open.refresh} onClose={close} />}
      {open?.act === 'dismiss' && <DismissAlert row={open.row} refresh={open.refresh} onClose={close} />}
    </>
  );
}
