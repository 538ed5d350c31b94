import { ListScreen } from '@portals/list/list-screen';
import { useListPlace } from '../staff/list-place';
import { invoicesView } from './invoices-view';

/** What the practices in scope are invoiced for their memberships (membership §2 Provider membership portal). */
export function InvoicesScreen() {
  return <ListScreen view={invoicesView} place={useListPlace()} />;
}
