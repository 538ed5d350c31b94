import type { ChosenRows } from '@portals/list/chosen-bar';
import { ListScreen } from '@portals/list/list-screen';
import { useSnapshot } from 'valtio';
import { SendLink } from '../../person/send-link';
import { useListPlace } from '../../staff/list-place';
import { financingPractices } from '../../staff/practices';
import { staff } from '../../staff/staff.store';
import { applicationsView } from './applications-view';
import { DETAILS_MAX } from './details.actions';
import { SaveDetails } from './save-details';

const bulk = ({ ids }: ChosenRows) => ids.length <= DETAILS_MAX && <SaveDetails ids={ids} />;

/** The applications of the practices in scope (provider-admin §1; decision 9). */
export function ApplicationsScreen() {
  const { person, practiceId } = useSnapshot(staff);
  const maySend = person?.permissions.includes('application.invite') ?? false;
  const acts = person && maySend && <SendLink practices={financingPractices(person)} practiceId={practiceId} />;
  return <ListScreen view={applicationsView} place={useListPlace()} acts={acts} bulk={bulk} />;
}
