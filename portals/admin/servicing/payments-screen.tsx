import { ListScreen } from '@portals/list/list-screen';
import { useListPlace } from '../staff/list-place';
import { paymentsView } from './payments-view';

/** The payments of loans that arrived or came back, with their file. */
export function PaymentsScreen() {
  return <ListScreen view={paymentsView} place={useListPlace()} />;
}
