import { fullName } from '../person-name';
import { LEAD_SOURCES, type ProviderUser } from './onboarding';

type Person = { readonly firstName: string; readonly lastName: string; readonly email: string };
type Reached = Person & { readonly phoneNumber: string };

/** Whom a practice names when it enrolls itself. */
export type EnrolledPeople = {
  readonly primaryContact: Reached & { readonly isOwner: boolean };
  readonly auxiliaryContact: Reached | null;
  readonly doctorInformation: Person | null;
  readonly ownerInformation?: Reached | undefined;
};

const userOf = (person: Person & { readonly phoneNumber?: string }, role: string, isPoc = false): ProviderUser => ({
  contactName: fullName(person.firstName, person.lastName),
  role,
  email: person.email.trim().toLowerCase(),
  phoneNumber: person.phoneNumber ?? '',
  isPoc,
});

/**
 * The people of an enrollment as users of the practice: the primary contact administers it and is whom we call, an owner beside them
 * administers it too, the auxiliary contact works there, the doctor treats there. One address is one person, by the first of these.
 */
export function peopleOfEnrollment(said: EnrolledPeople): ProviderUser[] {
  const { primaryContact, ownerInformation: owner, auxiliaryContact, doctorInformation: doctor } = said;
  return withoutTwins([
    userOf(primaryContact, 'PracticeAdmin', true),
    ...(owner ? [userOf(owner, 'PracticeAdmin')] : []),
    ...(auxiliaryContact ? [userOf(auxiliaryContact, 'PracticeStaff')] : []),
    ...(doctor ? [userOf(doctor, 'PracticeDoctor')] : []),
  ]);
}

/** People of an enrollment beside those whom somebody typed: nobody is replaced, and the contact stays whom they chose. */
export function addPeople(typed: readonly ProviderUser[], told: readonly ProviderUser[]): ProviderUser[] {
  const hasContact = typed.some(({ isPoc }) => isPoc);
  return withoutTwins([...typed, ...told.map((user) => ({ ...user, isPoc: user.isPoc && !hasContact }))]);
}

function withoutTwins(users: readonly ProviderUser[]): ProviderUser[] {
  const addressOf = ({ email }: ProviderUser) => email.trim().toLowerCase();
  return users.filter(
    (user, at) => addressOf(user) === '' || users.findIndex((other) => addressOf(other) === addressOf(user)) === at,
  );
}

type LeadSource = (typeof LEAD_SOURCES)[number];
/** Where a practice came from, as it says so itself and as sales tells leads apart. */
export type EnrolledSources = { primary: LeadSource; secondary: LeadSource | ''; broker: string };

/** A source of ours is taken as it is, another one counts as its own enrollment; who sent it stands as the broker. */
export function sourcesOfEnrollment(said: {
  readonly leadSource?: string | undefined;
  readonly referralSource?: string | undefined;
}): EnrolledSources {
  const named = (said.leadSource ?? '').trim().toLowerCase();
  const primary = LEAD_SOURCES.find((source) => source.toLowerCase() === named) ?? 'Self-enrollment';
  const broker = (said.referralSource ?? '').trim();
  return { primary, secondary: broker !== '' && primary !== 'Referral' ? 'Referral' : '', broker };
}
