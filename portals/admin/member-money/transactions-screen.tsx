import { ListScreen } from '@portals/list/list-screen';
import { useListPlace } from '../staff/list-place';
import { memberTransactionsView } from './transactions-view';

/** What the practices in scope are paid for memberships (membership §2 Provider membership portal). */
export function MemberTransactionsScreen() {
  return <ListScreen view={memberTransactionsView} place={useListPlace()} />;
}
