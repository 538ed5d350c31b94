/** Practices, enterprises and staff. */

import type { CivilDate } from '@domain/calendar/civil-date';
import type { ClosingChoice } from '@domain/practice/practice-standing';

export type EnterpriseTable = {
  id: string;
  name: string;
  url_slug: string;
  logo: string | null;
  fees_paid_by_enterprise: number;
  /** The name without case, by which lists are ordered. */
  name_key: string;
  /** The same for all: whoever sees every enterprise reads one order. */
  list_key: string;
  created_at: string;
  version: number;
};

export type PracticeTable = {
  id: string;
  slug: string;
  name: string;
  specialty: string;
  street: string;
  unit: string | null;
  city: string;
  state_code: string;
  zip_code: string;
  /** IANA name, by which its days are counted (decision 72). */
  time_zone: string;
  phone: string;
  email: string;
  website: string;
  enterprise_id: string | null;
  /** JSON array of APPLICATIONS and MEMBERSHIPS. */
  enrollments: string;
  /** JSON array of PatientFi, Genesis, PatientFiUnlimited. */
  funding_types: string;
  contract_sell_percent: number;
  is_active: number;
  suspend_funds: number;
  optional_debit_card: number;
  requires_patient_info: number;
  is_genesis_prequal: number;
  risk_profile_id: string;
  membership_risk_profile_id: string | null;
  product_group_id: string;
  /** JSON array of origins that may frame the practice's flows. */
  embed_origins: string;
  /** JSON array of URLs that a finished transaction may return to. */
  return_urls: string;
  /** JSON: mark, logo, primary: what its memberships wear, once an administrator approved. */
  theme: string;
  /** The color of the buttons and calculators on its website. */
  accent: string | null;
  /** When a code has proven its email address and its phone; null for none. */
  email_verified_at: string | null;
  phone_verified_at: string | null;
  created_at: string;
  /** Of what it is called and how it is reached. */
  version: number;
  /** Of what it may offer. */
  offer_version: number;
  /** Of its websites. */
  sites_version: number;
};

/** The list of practices; see migration 389. */
/** When a practice closed and how, and when it opened again; one without the latter stands. */
export type PracticeClosingTable = {
  id: string;
  practice_id: string;
  closed_on: CivilDate;
  members: ClosingChoice;
  reason: string;
  closed_at: string;
  closed_by: string;
  reopened_at: string | null;
  version: number;
};

/** A membership for which a closing was carried out. */
export type PracticeClosingToldTable = { closing_id: string; membership_id: string; told_at: string };

export type ListedPracticeTable = {
  id: string;
  practice_id: string;
  side_key: string;
  name_key: string;
  in_applications: number;
  in_memberships: number;
  is_active: number;
  state_code: string;
  specialty: string;
  /** Empty for a practice of no enterprise. */
  enterprise_id: string;
  created_at: string;
};

/** The code that somebody of the staff asked for last, for the contact of a practice. */
export type PracticeContactCodeTable = {
  staff_id: string;
  channel: 'email' | 'phone';
  practice_id: string;
  challenge_id: string;
  sent_at: string;
};

export type StaffTable = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  password_hash: string;
  role: string;
  permissions: string;
  finance_partner: number;
  brand: string;
  enterprise_id: string | null;
  is_active: number;
  /** Instant; null while log-ins are not refused. */
  locked_until: string | null;
  /** Whom we call about the practice. */
  is_contact: number;
  /** Sells to practices, or looks after them: of the platform's own people. */
  is_sales_rep: number;
  is_success_manager: number;
  created_at: string;
  version: number;
};

export type StaffPracticeTable = { staff_id: string; practice_id: string };

export type PasswordLinkTable = {
  token_hash: string;
  staff_id: string;
  kind: 'create' | 'reset';
  /** Of the mailed link that it was exchanged for; null of a mailed one, which sets no password itself. */
  of_link: string | null;
  expires_at: string;
  used_at: string | null;
  created_at: string;
};

export type SecondFactorTable = {
  staff_id: string;
  /** Sealed. */
  secret: string;
  /** Null while the app has not shown a right code yet. */
  confirmed_at: string | null;
  /** The step of the code that was taken last. */
  last_step: number;
};

export type RecoveryCodeTable = { code_hash: string; staff_id: string; used_at: string | null };

export type PasskeyTable = {
  /** As the authenticator named it, base64url. */
  id: string;
  staff_id: string;
  name: string;
  /** COSE, base64url. */
  public_key: string;
  /** How often the authenticator was used, where it counts; a copy of it stays behind. */
  counter: number;
  /** JSON array. */
  transports: string;
  created_at: string;
  last_used_at: string | null;
};

export type PasskeyChallengeTable = {
  challenge: string;
  staff_id: string;
  purpose: 'make' | 'log-in';
  expires_at: string;
};

/** Staff who have just entered their password or a code, which allows one change of how they log in. */
export type OwnProofTable = { token_hash: string; staff_id: string; expires_at: string };

/** A treatment that a practice offers, with its price. */
export type TreatmentTable = {
  id: string;
  practice_id: string;
  name: string;
  /** The name without case: a practice has none twice. */
  name_key: string;
  price_cents: number;
  is_allergan: number;
  created_at: string;
  version: number;
};
