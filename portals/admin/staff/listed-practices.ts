import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { listedPractices } from './practices';
import { staff } from './staff.store';

/** The practices that the page on the screen lets its reader choose from (provider-admin §2, "Practice lists"). */
export function useListedPractices() {
  const { person } = useSnapshot(staff);
  const { pathname } = useLocation();
  return person ? listedPractices(pathname, person) : [];
}
