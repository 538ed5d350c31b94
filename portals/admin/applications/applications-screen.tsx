import { ListScreen } from '@portals/list/list-screen';
import { useListPlace } from '../staff/list-place';
import { applicationsView } from './applications-view';

/** The applications of the practices in scope (provider-admin §1; decision 9). */
export function ApplicationsScreen() {
  return <ListScreen view={applicationsView} place={useListPlace()} />;
}
