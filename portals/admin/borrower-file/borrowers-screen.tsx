import { seesProtectedFields } from '@contract/person-readers';
import { ListScreen } from '@portals/list/list-screen';
import { useSnapshot } from 'valtio';
import { useListPlace } from '../staff/list-place';
import { staff } from '../staff/staff.store';
import { borrowersView } from './borrowers-view';
import { FindByNumber } from './find-by-number';

/** The people who applied or bought at the practices in scope (provider-admin §2 borrower transactions, §7). */
export function BorrowersScreen() {
  const { person } = useSnapshot(staff);
  const mayAskBySsn = person !== null && seesProtectedFields(person.role);
  return <ListScreen view={borrowersView} place={useListPlace()} acts={<FindByNumber mayAskBySsn={mayAskBySsn} />} />;
}
