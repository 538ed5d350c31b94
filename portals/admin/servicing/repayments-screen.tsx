import { ListScreen } from '@portals/list/list-screen';
import { useListPlace } from '../staff/list-place';
import { repaymentsView } from './repayments-view';

/** The payments of loans of the practices in scope (provider-admin §2, borrower repayments table). */
export function RepaymentsScreen() {
  return <ListScreen view={repaymentsView} place={useListPlace()} />;
}
