import { HOME_ZONE } from '@domain/calendar/zoned-day';
import type { Enrollment } from '@domain/enums';
import { isMembershipPath } from '@portals/shell/brand-of-page';
import type { StaffPerson } from './staff.store';

type Practice = Omit<StaffPerson['practices'][number], 'enrollments'> & { readonly enrollments: readonly string[] };
type Practices = { readonly practices: readonly Practice[] };

/** Practices that take applications for financing. */
export function financingPractices(person: Practices): readonly Practice[] {
  return person.practices.filter((practice) => practice.enrollments.includes('APPLICATIONS'));
}

/** Practices whose sign-ups and members a person may see. */
export function membershipPractices(person: Practices): readonly Practice[] {
  return person.practices.filter((practice) => practice.enrollments.includes('MEMBERSHIPS'));
}

/**
 * In what the practices are enrolled that a page lists: in memberships where its path contains privi, else in applications
 * (provider-admin §2, "Practice lists").
 * @NOTE choice: people of the membership brand see no financing (decision 42), so theirs are those of memberships everywhere; so are
 * those of somebody none of whose practices takes applications, because their website, settings and users stand on paths without privi.
 */
export function listedEnrollment(pathname: string, person: Practices & { readonly brand: string }): Enrollment {
  if (isMembershipPath(pathname) || person.brand === 'membership') return 'MEMBERSHIPS';
  return financingPractices(person).length === 0 && membershipPractices(person).length > 0
    ? 'MEMBERSHIPS'
    : 'APPLICATIONS';
}

/** The practices that a page lets somebody choose from; every picker of the staff portal asks this. */
export function listedPractices(pathname: string, person: Practices & { readonly brand: string }): readonly Practice[] {
  return listedEnrollment(pathname, person) === 'MEMBERSHIPS'
    ? membershipPractices(person)
    : financingPractices(person);
}

/** The time zone of a practice, by its own setting; the home zone for one that is not known. */
export function zoneOfPractice(person: Practices | null, practiceId: string | null): string {
  const practice = person?.practices.find(({ _id }) => _id === practiceId);
  return practice?.timeZone ?? HOME_ZONE;
}
