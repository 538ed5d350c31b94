import { ListScreen } from '@portals/list/list-screen';
import { useListPlace } from '../staff/list-place';
import { pastDueView } from './past-due-view';

/** Late loans of the practices in scope, the longest late first, with their file. */
export function PastDueScreen() {
  return <ListScreen view={pastDueView} place={useListPlace()} />;
}
