import { HOME_ZONE, zoneOfState } from '@domain/calendar/state-zone';
import { isMembershipPath } from '@portals/shell/brand-of-page';
import type { StaffPerson } from './staff.store';

type Practice = Omit<StaffPerson['practices'][number], 'enrollments'> & { readonly enrollments: readonly string[] };
type Practices = { readonly practices: readonly Practice[] };

/** Practices that a person may choose from on pages of financing (provider-admin §2, "Practice lists"). */
export function financingPractices(person: Practices): readonly Practice[] {
  return person.practices.filter((practice) => practice.enrollments.includes('APPLICATIONS'));
}

/** Practices whose sign-ups and members a person may see. */
export function membershipPractices(person: Practices): readonly Practice[] {
  return person.practices.filter((practice) => practice.enrollments.includes('MEMBERSHIPS'));
}

/**
 * The practices that a list offers on a page: those enrolled in memberships where its path contains privi, else those that take
 * applications (provider-admin §2, "Practice lists").
 * @NOTE choice: people of the membership brand see no financing (decision 42), so theirs are those of memberships everywhere.
 */
export function listedPractices(pathname: string, person: Practices & { readonly brand: string }): readonly Practice[] {
  const isMembership = isMembershipPath(pathname) || person.brand === 'membership';
  return isMembership ? membershipPractices(person) : financingPractices(person);
}

/** The zone whose clocks a practice reads; the home zone for one that is not known. */
export function zoneOfPractice(person: Practices | null, practiceId: string | null): string {
  const practice = person?.practices.find(({ _id }) => _id === practiceId);
  return practice ? zoneOfState(practice.StateCode) : HOME_ZONE;
}
