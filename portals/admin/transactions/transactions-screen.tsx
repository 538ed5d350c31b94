import { ListScreen } from '@portals/list/list-screen';
import { useListPlace } from '../staff/list-place';
import { transactionsView } from './transactions-view';

/** The credit transactions of the practices in scope (provider-admin §2 practice transactions). */
export function TransactionsScreen() {
  return <ListScreen view={transactionsView} place={useListPlace()} />;
}
