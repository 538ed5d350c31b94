import type { StaffRole } from '@domain/enums';
import { insertColleague, linkPractice } from './administer.writes';
import { refuseTakenEmail } from './colleague-fields';
import type { StaffContext } from './load-colleague';
import { mailPasswordLink } from './password-link';

/** Somebody of a practice that opens. */
export type ProviderPerson = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  role: Exclude<StaffRole, 'Admin' | 'EnterpriseAdmin'>;
  isContact: boolean;
};

/**
 * Gives the people of a practice their accounts, each with a mail whose link sets their password.
 * @throws AppError DUPLICATED_DATA for an address that somebody got an account with meanwhile.
 */
export async function addProviderPeople(
  { tx, deps, now, record }: StaffContext,
  practiceId: string,
  people: readonly ProviderPerson[],
): Promise<void> {
  for (const { firstName, lastName, email, phone, role, isContact } of people) {
    await refuseTakenEmail(tx, email);
    const id = deps.newId();
    await tx.run(insertColleague, {
      id,
      email,
      first_name: firstName,
      last_name: lastName,
      phone,
      password_hash: '',
      role,
      permissions: '[]',
      finance_partner: 0,
      brand: 'financing',
      enterprise_id: null,
      is_active: 1,
      is_contact: isContact ? 1 : 0,
      is_sales_rep: 0,
      is_success_manager: 0,
      created_at: now,
      version: 1,
    });
    await tx.run(linkPractice, { staffId: id, practiceId });
    await mailPasswordLink(tx, { id, email, firstName, brand: 'financing' }, { kind: 'create', deps });
    await record('staff.added', { practiceId, id, detail: { role } });
  }
}
