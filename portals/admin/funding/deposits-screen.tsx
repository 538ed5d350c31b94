import { ListScreen } from '@portals/list/list-screen';
import { useListPlace } from '../staff/list-place';
import { depositsView } from './deposits-view';

/** What the practices in scope are paid. */
export function DepositsScreen() {
  return <ListScreen view={depositsView} place={useListPlace()} />;
}
