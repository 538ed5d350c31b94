import { useSnapshot } from 'valtio';
import { useListedPractices } from './listed-practices';
import { staff } from './staff.store';

/** The practice whose memberships are shown, and what somebody may do with them. */
export function useMembershipPractice() {
  const { person, practiceId } = useSnapshot(staff);
  const practices = useListedPractices();
  const chosen = practices.length === 1 ? practices[0] : practices.find(({ _id }) => _id === practiceId);
  const isEditor = person?.role === 'Admin' || person?.role === 'PracticeAdmin' || person?.role === 'EnterpriseAdmin';
  const mayEdit = isEditor && person.permissions.includes('membership.edit');
  const maySell = person?.permissions.includes('membership.sell') ?? false;
  return { practices, practiceId: chosen?._id, name: chosen?.PracticeName ?? '', mayEdit, maySell };
}
