import type { PointEvent } from '@domain/membership/loyalty';
import type { DiscountKind, UnitType } from '@domain/membership/practice-treatment';

/** A discount as it is stored. */
type DiscountColumns = {
  discount_kind: DiscountKind;
  /** Cents off each unit for `AMOUNT`, millionths of the price for `PERCENT`, 0 for `NONE`. */
  discount_value: number;
};

/** A treatment that a practice sells in memberships. */
export type MembershipTreatmentTable = DiscountColumns & {
  id: string;
  practice_id: string;
  name: string;
  /** The name without case: of those in use a practice has none twice. */
  name_key: string;
  area: string | null;
  unit_type: UnitType;
  /** Units of one treatment, unless a plan says others. */
  units: number;
  price_per_unit_cents: number;
  /** Months between treatments; null for a single one. */
  interval_months: number | null;
  /** The manufacturer's product, by its key in `domain/membership/manufacturer-products.ts`. */
  product_key: string | null;
  created_at: string;
  /** Since when it is not sold any more; plans that were sold keep it. */
  removed_at: string | null;
  version: number;
};

/** A plan as a template, of which plans for members are made. */
export type PlanTemplateTable = {
  id: string;
  practice_id: string;
  name: string;
  name_key: string;
  description: string | null;
  /** Off the year. */
  provider_discount_cents: number;
  created_at: string;
  removed_at: string | null;
  version: number;
};

/** A treatment of a template; its price is the practice's of the day. */
export type PlanTemplateRowTable = DiscountColumns & {
  plan_template_id: string;
  position: number;
  treatment_id: string;
  units: number;
  interval_months: number | null;
  upfront_cost_cents: number;
};

export type InjectorTable = {
  id: string;
  practice_id: string;
  name: string;
  name_key: string;
  /** The credential: RN, MD. */
  title: string | null;
  initials: string;
  /** `#rrggbb`, the mark in the calendar. */
  color: string;
  created_at: string;
  removed_at: string | null;
};

/** Perks of a tier, as JSON in `perks`. */
export type LoyaltyPerk = { name: string; enabled: boolean };
/** What an event earns, as JSON in `points`; points in hundredths. */
export type LoyaltyPoints = { event: PointEvent; enabled: boolean; points: number };

/** One tier of a practice's loyalty program; there are three, 0 the lowest. */
export type LoyaltyProgramTable = {
  id: string;
  practice_id: string;
  tier: number;
  name: string;
  /** Spend of twelve months from which it is reached. */
  total_amount_cents: number;
  /** Credit that a member gets each month. */
  credit_contribution_cents: number;
  /** Hundredths of a point for each dollar. */
  points_per_dollar: number;
  /** JSON of `LoyaltyPerk[]`. */
  perks: string;
  /** JSON of `LoyaltyPoints[]`, one for each event. */
  points: string;
  is_loyalty_plan: number;
  is_active: number;
  is_deleted: number;
  created_at: string;
  version: number;
};

/** A picture of a practice, by the SHA-256 of what is in it. */
export type ThemePictureTable = {
  id: string;
  /** A PNG as base64. */
  data: string;
  created_at: string;
};

/** The look that a practice asked for, by the practice; without a moment nothing waits. */
export type CustomThemeTable = {
  id: string;
  requested_mark: string | null;
  requested_logo: string | null;
  requested_primary: string | null;
  requested_at: string | null;
  requested_by: string | null;
  version: number;
};

/** What became of the looks of a practice. */
export type CustomThemeEventTable = {
  id: string;
  practice_id: string;
  act: string;
  mark: string | null;
  logo: string | null;
  primary_color: string | null;
  reason: string | null;
  staff_id: string;
  at: string;
  /** The version of the theme that it made. */
  number: number;
};
