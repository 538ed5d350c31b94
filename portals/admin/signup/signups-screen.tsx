import { ListScreen } from '@portals/list/list-screen';
import { useListPlace } from '../staff/list-place';
import { signupsView } from './signups-view';

/** The membership sign-ups and members of the practices in scope (membership §2, decision 42). */
export function SignupsScreen() {
  return <ListScreen view={signupsView} place={useListPlace()} />;
}
