import { ListScreen } from '@portals/list/list-screen';
import { useListPlace } from '../staff/list-place';
import { loansView } from './loans-view';

/** The loans of the practices in scope, with their file. */
export function LoansScreen() {
  return <ListScreen view={loansView} place={useListPlace()} />;
}
