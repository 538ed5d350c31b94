import type { TierSettings } from '@domain/membership/loyalty-program';
import { cents } from '@domain/money/cents';
import type { Db } from '../../db/database';
import { type RowOf, statement } from '../../db/statement';
import type { LoyaltyPerk, LoyaltyPoints } from '../../db/tables/membership-settings';

const COLUMNS = [
  'id',
  'practice_id',
  'tier',
  'name',
  'total_amount_cents',
  'credit_contribution_cents',
  'points_per_dollar',
  'perks',
  'points',
  'is_loyalty_plan',
  'is_active',
  'is_deleted',
  'created_at',
  'version',
] as const;

export const loyaltyProgramById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('loyalty_program').select(COLUMNS).where('id', '=', p.id),
);
export type LoyaltyProgramRow = RowOf<typeof loyaltyProgramById>;

const ofPractice = statement<{ practiceId: string }>()((q, p) =>
  q.selectFrom('loyalty_program').select(COLUMNS).where('practice_id', '=', p.practiceId).orderBy('tier'),
);

/** Every tier of a practice, the first first, those that are deleted among them. */
export const loyaltyProgramsOf = (db: Db, practiceId: string): Promise<LoyaltyProgramRow[]> =>
  db.all(ofPractice, { practiceId });

/** What a kept tier says. */
export const settingsOf = (row: LoyaltyProgramRow): TierSettings & { tier: number } => ({
  tier: row.tier,
  name: row.name,
  perks: JSON.parse(row.perks) as LoyaltyPerk[],
  creditContributionCents: cents(row.credit_contribution_cents),
  totalAmountCents: cents(row.total_amount_cents),
  isLoyaltyPlan: row.is_loyalty_plan === 1,
  isDeleted: row.is_deleted === 1,
  isActive: row.is_active === 1,
  pointsPerDollar: row.points_per_dollar,
  points: JSON.parse(row.points) as LoyaltyPoints[],
});
