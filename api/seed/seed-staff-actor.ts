import { fullName } from '@domain/person-name';
import type { StaffActor } from '../http/actor';
import { demoStaff } from './demo-staff';

const actorOf = (person: (typeof demoStaff)[number], scope: StaffActor['scope']): StaffActor => ({
  kind: 'staff',
  staffId: `staff-${person.email.replace(/[^a-z0-9]+/g, '-')}`,
  name: fullName(person.firstName, person.lastName),
  role: person.role,
  permissions: [],
  hasSecondFactor: false,
  lacksFactor: false,
  financePartner: person.financePartner ?? false,
  brand: person.brand ?? 'financing',
  enterpriseId: person.enterpriseId ?? null,
  scope,
  tokenHash: '',
});

/** The person of a practice who asks for transactions; the administrator where a practice has nobody yet. */
export function staffOf(practiceId: string): StaffActor {
  const slug = practiceId.replace(/^prac-/, '');
  const found = demoStaff.find((person) => person.practices.includes(slug)) ?? demoStaff[0];
  if (!found) throw new Error('The demo world has no staff');
  return actorOf(found, { kind: 'some', practiceIds: [practiceId] });
}

const [first] = demoStaff;
if (!first) throw new Error('The demo world has no staff');
/** The platform's administrator, who sets practices up. */
export const administrator: StaffActor = actorOf(first, {
  kind: 'all',
  financePartner: false,
  memberships: false,
});
