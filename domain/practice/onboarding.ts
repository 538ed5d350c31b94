import { isRoutingNumber } from '../bank/routing-number';
import { STAFF_ROLES } from '../enums';
import { SPECIALTIES } from '../specialties';
import { isStateCode } from '../us-states';

/** The steps by which a practice joins, in the order in which they are shown (provider-admin §2, §4). */
export const ONBOARDING_STEPS = [
  'lead',
  'provider-information',
  'provider-public',
  'users',
  'funding',
  'products',
  'risk-terms',
  'bank',
  'rewards',
  'promotion',
] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** WAITING: enrolled itself, and nobody has taken it up. IN_PROGRESS until it is activated; DEACTIVATED practices were active once. */
export const ONBOARDING_STATUSES = ['WAITING', 'IN_PROGRESS', 'ACTIVE', 'DEACTIVATED'] as const;
export type OnboardingStatus = (typeof ONBOARDING_STATUSES)[number];

/** Where an onboarding came from: a lead of the sales team's system, a self-enrollment, or nothing but what is typed. */
export const ONBOARDING_SOURCES = ['crm', 'self-enrolled', 'typed'] as const;
export type OnboardingSource = (typeof ONBOARDING_SOURCES)[number];

/** The lead may be unknown to the sales team; rewards and the promotion can wait. */
const CAN_WAIT: readonly OnboardingStep[] = ['lead', 'rewards', 'promotion'];
/** What only a practice has that takes applications: nothing of a membership is funded by a loan. */
const OF_FINANCING: readonly OnboardingStep[] = ['funding', 'products', 'promotion'];

/** What a practice joins for. */
export const PRACTICE_ENROLLMENTS = ['APPLICATIONS', 'MEMBERSHIPS', 'BOTH'] as const;
export type PracticeEnrollment = (typeof PRACTICE_ENROLLMENTS)[number];

/** The steps of a practice that joins for this, in their order. */
export const stepsOf = (enrollment: PracticeEnrollment): OnboardingStep[] =>
  ONBOARDING_STEPS.filter((step) => enrollment !== 'MEMBERSHIPS' || !OF_FINANCING.includes(step));

export const canWait = (step: OnboardingStep): boolean => CAN_WAIT.includes(step);

type Progress = { readonly done: ReadonlySet<OnboardingStep>; readonly enrollment: PracticeEnrollment };

/** The steps that still stand between a practice and its activation, in their order. */
export function stepsMissing({ done, enrollment }: Progress): OnboardingStep[] {
  return stepsOf(enrollment).filter((step) => !canWait(step) && !done.has(step));
}

/** The first step that is not done, or null when all are. */
export function nextStep({ done, enrollment }: Progress): OnboardingStep | null {
  return stepsOf(enrollment).find((step) => !done.has(step)) ?? null;
}

/** A person of the practice as onboarding lists them, before they have an account. */
export type ProviderUser = {
  readonly contactName: string;
  readonly role: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** Whom we call about the practice. */
  readonly isPoc: boolean;
};
/** Whether each field of a row can stay as it is (provider-admin §3). */
export type ProviderUserValidity = Readonly<Record<'contactName' | 'role' | 'email' | 'phoneNumber', boolean>>;

/** Roles that somebody of a practice can have. */
export const PROVIDER_ROLES = STAFF_ROLES.filter((role) => role !== 'Admin' && role !== 'EnterpriseAdmin');

const EMAIL = /^[^\s@"<>()[\]\\,;:%]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/i;
const PHONE = /^[2-9]\d{2}[2-9]\d{6}$/;

/**
 * Which fields of a row are fit for an account: a first and a last name, a role of a practice, an address that no row above has, a
 * phone number of ten digits or none.
 */
export function providerUserValidity(user: ProviderUser, above: readonly ProviderUser[]): ProviderUserValidity {
  const email = user.email.trim().toLowerCase();
  const digits = user.phoneNumber.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return {
    contactName: /\S\s+\S/.test(user.contactName.trim()),
    role: (PROVIDER_ROLES as readonly string[]).includes(user.role),
    email: EMAIL.test(email) && !above.some((other) => other.email.trim().toLowerCase() === email),
    phoneNumber: user.phoneNumber.trim() === '' || PHONE.test(digits),
  };
}

/** What is wrong with the people of a practice as a whole; null when each row is fit and one of them is the contact. */
export function providerUsersFault(users: readonly ProviderUser[]): string | null {
  if (users.length === 0) return 'Add at least one person from the practice.';
  const isUnfit = users.some((user, at) =>
    Object.values(providerUserValidity(user, users.slice(0, at))).includes(false),
  );
  if (isUnfit) return 'Fix the highlighted people.';
  const contacts = users.filter(({ isPoc }) => isPoc).length;
  if (contacts !== 1) return 'Choose one person as the contact.';
  return users.some(({ role }) => role === 'PracticeAdmin') ? null : 'Make one person the practice admin.';
}

/** Values by field; what is empty is none. */
export type LeadFields = Readonly<Record<string, string>>;

/**
 * What the sales team's system tells, put beside what is there: nothing that somebody typed is replaced (provider-admin §4).
 * @returns the fields as they are then, and the names of those that it filled in.
 */
export function mergeLead(typed: LeadFields, told: LeadFields): { fields: LeadFields; filled: string[] } {
  const fields: Record<string, string> = { ...typed };
  const filled: string[] = [];
  for (const [name, value] of Object.entries(told)) {
    if ((fields[name] ?? '') !== '' || value === '') continue;
    fields[name] = value;
    filled.push(name);
  }
  return { fields, filled };
}

const KNOWN: Readonly<Record<string, (value: string) => boolean>> = {
  stateCode: isStateCode,
  specialty: (value) => (SPECIALTIES as readonly string[]).includes(value),
  email: (value) => EMAIL.test(value),
  contactEmail: (value) => EMAIL.test(value),
  zipCode: (value) => /^\d{5}(-\d{4})?$/.test(value),
  yearEstablished: (value) => /^(18|19|20)\d{2}$/.test(value),
  routingNumber: isRoutingNumber,
  phoneNumber: (value) => PHONE.test(value.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')),
};

/** What of a lead can be used: values that a field of ours would refuse are left out, as if they had not arrived. */
export function usableLead(told: Readonly<Partial<Record<string, string>>>): LeadFields {
  const entries = Object.entries(told).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1].trim() !== '',
  );
  return Object.fromEntries(entries.filter(([name, value]) => KNOWN[name]?.(value) ?? true));
}

/** An address part for a practice: its name in small letters, without marks. @example "Cedar Ridge Dental" → "cedar-ridge-dental" */
export function slugOfName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
}

/** How long the rewards program of a practice runs (provider-admin §9). */
export const REWARDS_PROGRAM_DAYS = 60;

/** Where leads come from, as sales tells them apart. */
export const LEAD_SOURCES = [
  'Broker',
  'Conference',
  'Enterprise',
  'Manufacturer',
  'Referral',
  'Sales call',
  'Self-enrollment',
  'Website',
  'Other',
] as const;
