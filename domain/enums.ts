import type { Specialty } from './specialties';

/** Lists of values that several layers share. The values are the words of the wire; labels for people live elsewhere. */

export const APPLICATION_STATUSES = ['INCOMPLETE', 'REVIEW', 'APPROVED', 'DENIED'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Marks the partner-lender offer flow. */
export const QUALIFIERS = ['GENESIS'] as const;
export type Qualifier = (typeof QUALIFIERS)[number];

/** Where an applicant's one-time code may go (borrower §3). */
export const APPLICATION_CHANNELS = ['email', 'sms', 'landline'] as const;
export type ApplicationChannel = (typeof APPLICATION_CHANNELS)[number];

/** Where a member's or a borrower-detail one-time code may go (provider-admin §9, membership §3). */
export const CONTACT_CHANNELS = ['email', 'phone'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

/** Credit tiers, best first. */
export const GRADES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type Grade = (typeof GRADES)[number];

export const ENROLLMENTS = ['APPLICATIONS', 'MEMBERSHIPS'] as const;
export type Enrollment = (typeof ENROLLMENTS)[number];

export const BRANDS = ['financing', 'membership'] as const;
export type Brand = (typeof BRANDS)[number];

/** The six roles of provider-admin §6. Finance partner and brand are attributes of an admin user, not roles. */
export const STAFF_ROLES = [
  'Admin',
  'PracticeAdmin',
  'PracticeStaff',
  'PracticeDoctor',
  'MultiTenant',
  'EnterpriseAdmin',
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The ways a provider is paid for an application (provider-admin §3, funding type). */
export const FUNDING_TYPES = ['PatientFi', 'Genesis', 'PatientFiUnlimited'] as const;
export type FundingType = (typeof FUNDING_TYPES)[number];

export { SPECIALTIES, type Specialty } from './specialties';

export const SPECIALTY_GROUPINGS = {
  spaAndSurgery: ['Medical Spa', 'Plastic Surgery', 'MedSpa', 'Surgical Center'],
  cosmetic: ['Cosmetic Surgery', 'Dermatology', 'Hair Restoration', 'Plastic Surgery'],
} as const satisfies Record<string, readonly Specialty[]>;

export const MEMBERSHIP_STATUSES = [
  'REGISTER',
  'PLAN_REQUESTED',
  'ACTIVE',
  'CANCELLED',
  'CANCELLATION_INSTALLMENT',
] as const;
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

export const APPOINTMENT_STATUSES = ['APPOINTMENT_NEEDED', 'SCHEDULED', 'CONTACT_REQUESTED'] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** What an identity check can find different from the bureau file; the names follow the corrected values. */
export const MISMATCH_FIELDS = ['ssn', 'address', 'name', 'dateOfBirth'] as const;
export type MismatchField = (typeof MISMATCH_FIELDS)[number];

export const PAYMENT_PERIODS = ['MONTHLY', 'ANNUAL'] as const;
export type PaymentPeriod = (typeof PAYMENT_PERIODS)[number];

export const PAYMENT_METHODS = ['BANK', 'CARD'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
