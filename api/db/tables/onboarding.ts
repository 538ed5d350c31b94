import type { FeeScheduleStatus } from '@domain/practice/fee-schedule';
import type { OnboardingSource, OnboardingStatus } from '@domain/practice/onboarding';
import type { PromotionAct } from '@domain/practice/plus-promotion';

/** How far the onboarding of a practice is. */
export type PracticeOnboardingTable = {
  id: string;
  /** The lead at the sales team's system. */
  sugar_id: string | null;
  /** The self-enrollment that waits, or that it took up. */
  provider_lead_id: string | null;
  practice_id: string | null;
  practice_name: string;
  name_key: string;
  /** The same for all: whoever onboards sees every one. */
  list_key: string;
  status: OnboardingStatus;
  enrollment: 'APPLICATIONS' | 'MEMBERSHIPS' | 'BOTH';
  /** Who looks after it: somebody of the platform. */
  manager_id: string | null;
  /** JSON array of the steps that are done. */
  steps: string;
  /** JSON: what the sales team's system told (`fields`), could not (`missing`), and said about that (`error`). */
  lead: string;
  /** JSON array of people who get accounts when it is activated. */
  users: string;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  source: OnboardingSource;
};

/** What is told of a practice beside its name and address. */
export type PracticeProfileTable = {
  practice_id: string;
  legal_name: string;
  year_established: string;
  manufacturer: string;
  is_allergan: number;
  is_separated: number;
  provider_reference: string;
  /** The master agreement that it signed, by the id of `provider_agreement`. */
  document_id: string | null;
  /** JSON: who sold to it and looks after it, since when it is trained, where it came from. */
  tags: string;
  public_facing: number;
  instagram: string;
  facebook: string;
  /** JSON array. */
  keywords: string;
  /** Basis points of a purchase, in the place of the product's fee; null without PatientFiUnlimited. */
  unlimited_fee_bps: number | null;
  account_holder: string;
  /** JSON: optIn, active, startDate, endDate of the PatientFi Plus promotion. */
  promo: string;
  /** Of the promotion alone: the practice changes it too. */
  promo_version: number;
  /** JSON: enabled, startDate, endDate; null before it has one. */
  rewards: string | null;
  version: number;
};

/** What a practice was sent to sign of its fees. What it says and who signed it never change. */
export type FeeScheduleTable = {
  id: string;
  practice_id: string;
  /** Counted by practice from 1. */
  number: number;
  status: FeeScheduleStatus;
  /** JSON: the text; null for what was agreed on before schedules were signed here. */
  content: string | null;
  sha256: string | null;
  sent_at: string;
  sent_by: string | null;
  sent_by_name: string;
  signed_by: string | null;
  signed_name: string | null;
  signer_title: string | null;
  signed_at: string | null;
  /** The practice's day since which fees are owed by it; null until it is signed. */
  from_on: string | null;
  version: number;
};

/** A signed schedule of fees on paper, base64, as it was made at the signature; it never changes. */
export type FeeSchedulePaperTable = { fee_schedule_id: string; pdf: string; pdf_sha256: string; made_at: string };

/** What happened to the PatientFi Plus promotion of a practice; only ever added to. */
export type PromotionEventTable = {
  practice_id: string;
  seq: number;
  act: PromotionAct;
  start_date: string;
  end_date: string;
  /** Whether the practice takes part from then on. */
  opt_in: number;
  by_id: string | null;
  by_name: string;
  at: string;
};
