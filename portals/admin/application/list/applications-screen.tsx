import type { ChosenRows } from '@portals/list/chosen-bar';
import { ListScreen } from '@portals/list/list-screen';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { SendLink } from '../../person/send-link';
import { decidesReviews } from '../../place';
import { useListPlace } from '../../staff/list-place';
import { useListedPractices } from '../../staff/listed-practices';
import { staff } from '../../staff/staff.store';
import { waitingProposals } from '../../staff/waiting.store';
import { applicationsView, decidersView } from './applications-view';
import { DETAILS_MAX } from './details.actions';
import { SaveDetails } from './save-details';

const bulk = ({ ids }: ChosenRows) => ids.length <= DETAILS_MAX && <SaveDetails ids={ids} />;

/** The applications of the practices in scope (provider-admin §1; decision 9). */
export function ApplicationsScreen() {
  const { person, practiceId } = useSnapshot(staff);
  const maySend = person?.permissions.includes('application.invite') ?? false;
  const practices = useListedPractices();
  const acts = person && maySend && <SendLink practices={practices} practiceId={practiceId} />;
  const isSecondShown = useSecondTab();
  const place = useListPlace();
  // Whose tab it is not gets it as a filter no more than as a tab.
  const shown = useMemo(
    () => ({ ...place, mayAskBy: (name: string) => name !== 'awaitsSecond' && place.mayAskBy(name) }),
    [place],
  );
  return <ListScreen view={isSecondShown ? decidersView : applicationsView} place={shown} acts={acts} bulk={bulk} />;
}

/** Whether the tab of colleagues' proposals stands there: while some wait for the reader, and while it is the one that is shown. */
function useSecondTab(): boolean {
  const [search] = useSearchParams();
  const { person } = useSnapshot(staff);
  const { data: waiting } = useSnapshot(waitingProposals);
  return person !== null && decidesReviews(person) && ((waiting ?? 0) > 0 || search.get('view') === 'second');
}
