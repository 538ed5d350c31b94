import { ListScreen } from '@portals/list/list-screen';
import { useListPlace } from '../staff/list-place';
import { providerTransactionsView } from './provider-transactions-view';

/** What the practices in scope are paid for each transaction. */
export function ProviderTransactionsScreen() {
  return <ListScreen view={providerTransactionsView} place={useListPlace()} />;
}
