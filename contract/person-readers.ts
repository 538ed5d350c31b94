import { type Brand, STAFF_ROLES, type StaffRole } from '@domain/enums';

/** Who reads, from the fewest fields to the most. */
export type Reader = 'practice' | 'partner' | 'financing';
type Staff = { readonly role: StaffRole; readonly brand?: string; readonly financePartner?: boolean };

export function readerOf({ role, brand, financePartner }: Staff): Reader {
  if (!seesProtectedFields(role)) return 'practice';
  return brand === ('financing' satisfies Brand) && !financePartner ? 'financing' : 'partner';
}

/** Whether a field of a person is a reader's to see; one without a rule is nobody's. */
export function readsField(reader: Reader, audience: string | undefined): boolean {
  if (audience === 'financing') return reader === 'financing';
  return audience === 'everybody' || (audience === 'platform' && reader !== 'practice');
}

/** The platform's own roles. All others work for a practice. */
const platformRoles: readonly StaffRole[] = ['Admin'];
export const practiceRoles: readonly StaffRole[] = STAFF_ROLES.filter((role) => !platformRoles.includes(role));

/** True for who sees grades, scores, reasons, income and digits of the social security number. */
export function seesProtectedFields(role: StaffRole): boolean {
  return platformRoles.includes(role);
}
