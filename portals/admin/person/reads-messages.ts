import { seesProtectedFields } from '@contract/person-readers';
import type { Frozen } from '@portals/state/frozen';
import type { StaffPerson } from '../staff/staff.store';

/** Whether somebody of the staff may open what a person was sent: the platform's own people, who may open papers. */
export const readsMessagesOf = (person: Frozen<StaffPerson> | null): boolean =>
  person !== null &&
  seesProtectedFields(person.role) &&
  !person.financePartner &&
  person.permissions.includes('document.view');
