import { ListScreen } from '@portals/list/list-screen';
import { useListPlace } from '../staff/list-place';
import { memberPaymentsView } from './payments-view';

/** What the members of the practices in scope pay (membership §2 Provider membership portal). */
export function MemberPaymentsScreen() {
  return <ListScreen view={memberPaymentsView} place={useListPlace()} />;
}
