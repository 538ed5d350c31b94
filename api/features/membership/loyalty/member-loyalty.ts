import type { memberLoyalty } from '@contract/membership/loyalty-calls';
import { pointsNumber, spendablePoints } from '@domain/membership/loyalty';
import { type Cents, cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import type * as z from 'zod/mini';
import { practiceToday } from '../../../civil-today';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import { AppError } from '../../../http/app-error';
import { membershipAt } from '../../member-record/index';
import { tierOf, tiersAt } from '../billing/loyalty-points';
import { partiesOf, pointsOf, soldTreatmentsOf } from '../membership.reads';

const usd = (amount: number | string | Cents) => dollarsFromCents(cents(Number(amount)));

/**
 * The loyalty program of a practice as one of its members sees it: the tiers in use, which is reached by what settled in the last twelve
 * months, and what is missing to the next.
 * @throws AppError NOT_FOUND where the person is no member.
 */
export async function viewMemberLoyalty(
  { db, clock }: { db: Db } & Pick<Deps, 'clock'>,
  { borrowerId, practiceId }: { borrowerId: string; practiceId: string },
): Promise<z.input<typeof memberLoyalty>> {
  const row = await db.first(membershipAt, { borrowerId, practiceId });
  const parties = row && (await db.first(partiesOf, { membershipId: row.id }));
  if (!row || !parties) throw new AppError('NOT_FOUND');
  const inUse = (await tiersAt(db, practiceId)).filter(({ tier }) => tier.isActive && !tier.isDeleted);
  const standing = await tierOf(db, row, practiceToday(clock, parties));
  const entries = await db.all(pointsOf, { membershipId: row.id });
  const balance = entries.reduce((sum, { hundredths }) => sum + Number(hundredths), 0);
  return {
    practiceId,
    points: pointsNumber(balance),
    spendablePoints: pointsNumber(spendablePoints(balance)),
    spend: usd(standing.spendCents),
    tiers: inUse.map(({ row: tier }) => ({
      _id: tier.id,
      tier: Number(tier.tier),
      name: tier.name,
      perks: perksOf(tier.perks),
      creditContributions: usd(tier.credit_contribution_cents),
      pointsPerDollar: pointsNumber(Number(tier.points_per_dollar)),
      totalAmount: usd(tier.total_amount_cents),
    })),
    tierId: standing.tier?.id ?? null,
    nextTierId: standing.next?.id ?? null,
    toNext: standing.toNextCents === null ? null : usd(standing.toNextCents),
    priviTreatments: (await db.all(soldTreatmentsOf, { practiceId })).map((sold) => ({
      _id: sold.id,
      name: sold.name,
      area: sold.area,
      unitType: sold.unit_type,
      units: Number(sold.units),
      pricePerUnit: usd(sold.price_per_unit_cents),
      interval: sold.interval_months === null ? null : Number(sold.interval_months),
    })),
  };
}

// Written by the settings' own command.
const perksOf = (perks: string): string[] =>
  (JSON.parse(perks) as { name: string; enabled: boolean }[]).filter(({ enabled }) => enabled).map(({ name }) => name);
