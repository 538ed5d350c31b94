import { ListScreen } from '@portals/list/list-screen';
import { useListPlace } from '../staff/list-place';
import { membersView } from './members-view';

/** The members of the practices in scope (membership §2 Provider membership portal). */
export function MembersScreen() {
  return <ListScreen view={membersView} place={useListPlace()} />;
}
