import { fullName } from '@domain/person-name';
import type { StaffActor } from '../http/actor';
import { demoStaff } from './demo-staff';

/** The person of a practice who asks for transactions; the administrator where a practice has nobody yet. */
export function staffOf(practiceId: string): StaffActor {
  const slug = practiceId.replace(/^prac-/, '');
  const found = demoStaff.find((person) => person.practices.includes(slug)) ?? demoStaff[0];
  if (!found) throw new Error('The demo world has no staff');
  return {
    kind: 'staff',
    staffId: `staff-${found.email.replace(/[^a-z0-9]+/g, '-')}`,
    name: fullName(found.firstName, found.lastName),
    role: found.role,
    permissions: [],
    hasSecondFactor: false,
    financePartner: found.financePartner ?? false,
    brand: found.brand ?? 'financing',
    enterpriseId: found.enterpriseId ?? null,
    scope: { kind: 'some', practiceIds: [practiceId] },
    tokenHash: '',
  };
}
