import type { loyaltyProgram, loyaltyStanding } from '@contract/membership-settings/entity';
import { pointsNumber } from '@domain/membership/loyalty';
import { dollarsFromCents } from '@domain/money/dollars';
import type * as z from 'zod/mini';
import type { Clock } from '../../clock';
import type { Db } from '../../db/database';
import { type LoyaltyProgramRow, loyaltyProgramsOf, settingsOf } from './loyalty.reads';
import { countByTier, memberSpendsOf } from './loyalty-standing.reads';
import { templatesOf, templateTreatmentsOf } from './plan.reads';
import { yearOrFault } from './plan.view';

export function loyaltyProgramView(row: LoyaltyProgramRow): z.input<typeof loyaltyProgram> {
  const { creditContributionCents, totalAmountCents, pointsPerDollar, points, perks, ...rest } = settingsOf(row);
  return {
    _id: row.id,
    ...rest,
    perks: perks.map(({ name, enabled }) => ({ name, enabled })),
    creditContributions: dollarsFromCents(creditContributionCents),
    totalAmount: dollarsFromCents(totalAmountCents),
    practicemanagement: row.practice_id,
    pointsPerDollar: pointsNumber(pointsPerDollar),
    points: points.map((one) => ({ ...one, points: pointsNumber(one.points) })),
    version: row.version,
  };
}

/** The template that comes to most in a year. */
async function largestPlan(db: Db, practiceId: string) {
  const treatments = await templateTreatmentsOf(db, practiceId);
  const plans = (await templatesOf(db, practiceId)).flatMap((row) => {
    const { year } = yearOrFault(
      row,
      treatments.filter(({ plan_template_id: of }) => of === row.id),
    );
    return year ? [{ name: row.name, cents: year.totals.totalTreatmentsCostCents }] : [];
  });
  const [largest] = plans.sort((one, other) => other.cents - one.cents);
  return largest ? { name: largest.name, totalTreatmentsCost: dollarsFromCents(largest.cents) } : null;
}

type Reading = { db: Db; clock: Clock };

async function standingOf(
  { db, clock }: Reading,
  practiceId: string,
  rows: readonly LoyaltyProgramRow[],
): Promise<z.input<typeof loyaltyStanding>> {
  const spends = await memberSpendsOf(db, practiceId, clock);
  const counts = countByTier(spends, rows.map(settingsOf));
  const [since] = rows.map(({ created_at: at }) => at).sort();
  return {
    members: spends.length,
    tiers: rows.map(({ tier }, index) => ({ tier, members: counts[index] ?? 0 })),
    since: since ?? null,
    largestPlan: await largestPlan(db, practiceId),
  };
}

/** The tiers of a practice that are deleted, or those that are not, with how many a change reaches. */
export async function loyaltyView(reading: Reading, practiceId: string, isDeleted = false) {
  const rows = await loyaltyProgramsOf(reading.db, practiceId);
  const loyaltyProgram = rows.map(loyaltyProgramView).filter((one) => one.isDeleted === isDeleted);
  return { data: { loyaltyProgram, standing: await standingOf(reading, practiceId, rows) } };
}
