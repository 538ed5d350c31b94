import { addMonths, type CivilDate } from '@domain/calendar/civil-date';
import { HOME_ZONE } from '@domain/calendar/zoned-day';
import { type LoyaltyTier, type SettledSpend, TIER_MONTHS, tierFor, trailingSpend } from '@domain/membership/loyalty';
import { type Cents, cents } from '@domain/money/cents';
import { practiceToday } from '../../civil-today';
import type { Clock } from '../../clock';
import type { Db } from '../../db/database';
import { statement } from '../../db/statement';

const zoneOf = statement<{ practiceId: string }>()((q, p) =>
  q.selectFrom('practice').select('time_zone').where('id', '=', p.practiceId),
);

const members = statement<{ practiceId: string }>()((q, p) =>
  q.selectFrom('membership').select('id').where('practice_id', '=', p.practiceId).where('status', '=', 'ACTIVE'),
);

const settled = statement<{ practiceId: string; after: CivilDate }>()((q, p) =>
  q
    .selectFrom('membership_payment')
    .innerJoin('membership', 'membership.id', 'membership_payment.membership_id')
    .select([
      'membership_payment.membership_id',
      'membership_payment.settled_on',
      'membership_payment.amount_cents',
      'membership_payment.refunded_cents',
    ])
    .where('membership.practice_id', '=', p.practiceId)
    .where('membership.status', '=', 'ACTIVE')
    .where('membership_payment.status', '=', 'SETTLED')
    .where('membership_payment.settled_on', '>', p.after),
);

/** What each member of a practice spent in the last twelve months, by the days at the practice. */
export async function memberSpendsOf(db: Db, practiceId: string, clock: Clock): Promise<Cents[]> {
  const today = practiceToday(clock, (await db.first(zoneOf, { practiceId })) ?? { time_zone: HOME_ZONE });
  const spends = new Map<string, SettledSpend[]>();
  for (const { id } of await db.all(members, { practiceId })) spends.set(id, []);
  for (const row of await db.all(settled, { practiceId, after: addMonths(today, -TIER_MONTHS) })) {
    const { settled_on: settledOn, amount_cents: amount, refunded_cents: refunded } = row;
    if (settledOn !== null)
      spends.get(row.membership_id)?.push({ settledOn, netCents: cents(Math.max(0, amount - refunded)) });
  }
  return [...spends.values()].map((payments) => trailingSpend(payments, today));
}

/** How many members have each of the tiers, in their order. */
export function countByTier(spends: readonly Cents[], tiers: readonly LoyaltyTier[]): number[] {
  const of = spends.map((spent) => tierFor(spent, tiers).tier);
  return tiers.map((tier) => of.filter((one) => one === tier).length);
}
