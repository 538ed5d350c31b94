import { addMonths, type CivilDate } from '@domain/calendar/civil-date';
import { pointsEarned, pointsTakenBack } from '@domain/ledger/membership-templates';
import {
  type LoyaltyTier,
  pointsForPayment,
  TIER_MONTHS,
  type TierPosition,
  tierFor,
  trailingSpend,
} from '@domain/membership/loyalty';
import { type Cents, cents } from '@domain/money/cents';
import type { Db } from '../../../db/database';
import type { MembershipRow } from '../../member-record/index';
import type { MemberPaymentRow } from '../membership.reads';
import { type Booking, postFor } from './books';
import { pointsOfPayment, settledOf, tiersOf } from './money.reads';
import { insertPoints } from './money.writes';

/** A tier by its id: two may have had one name. */
type KnownTier = LoyaltyTier & { readonly id: string };

/** The tiers of a practice as the rules take them, with the points of their events. */
export async function tiersAt(db: Db, practiceId: string) {
  const rows = await db.all(tiersOf, { practiceId });
  return rows.map((row) => ({
    row,
    tier: {
      id: row.id,
      name: row.name,
      totalAmountCents: cents(Number(row.total_amount_cents)),
      creditContributionCents: cents(Number(row.credit_contribution_cents)),
      pointsPerDollar: Number(row.points_per_dollar),
      isActive: row.is_active === 1,
      isDeleted: row.is_deleted === 1,
    } satisfies KnownTier,
  }));
}

/** The tier of a member by what settled in the last twelve months. */
export async function tierOf(
  db: Db,
  { id, practice_id: practiceId }: Pick<MembershipRow, 'id' | 'practice_id'>,
  on: CivilDate,
): Promise<
  TierPosition<KnownTier> & {
    spendCents: Cents;
    points: readonly { event: string; enabled: boolean; points: number }[];
  }
> {
  const tiers = await tiersAt(db, practiceId);
  const settled = await db.all(settledOf, { membershipId: id, since: addMonths(on, -TIER_MONTHS) });
  const spend = trailingSpend(
    settled.map((one) => ({
      settledOn: one.settled_on as CivilDate,
      netCents: cents(Number(one.amount_cents) - Number(one.refunded_cents)),
    })),
    on,
  );
  const position = tierFor(
    spend,
    tiers.map(({ tier }) => tier),
  );
  const row = tiers.find(({ tier }) => tier.id === position.tier?.id)?.row;
  // Written by the settings' own command.
  const points = row ? (JSON.parse(row.points) as { event: string; enabled: boolean; points: number }[]) : [];
  return { ...position, spendCents: spend, points };
}

/** Points in a member's ledger, once for each natural key; below zero they are taken back. */
async function givePoints(
  context: Booking,
  row: MembershipRow,
  of: {
    kind: string;
    naturalKey: string;
    hundredths: number;
    paymentId: string | null;
    perDollar: number | null;
    on: CivilDate;
  },
): Promise<void> {
  const { tx, deps, now } = context;
  if (of.hundredths === 0) return;
  const isNew = await tx.run(insertPoints, {
    id: deps.newId(),
    membership_id: row.id,
    kind: of.kind,
    natural_key: of.naturalKey,
    hundredths: of.hundredths,
    payment_id: of.paymentId,
    per_dollar: of.perDollar,
    earned_on: of.on,
    created_at: now,
  });
  if (isNew !== 1) return;
  const draft =
    of.hundredths > 0
      ? pointsEarned({ userId: row.id, hundredths: of.hundredths })
      : pointsTakenBack({ userId: row.id, hundredths: -of.hundredths });
  await postFor(context, row, { draft, on: of.on, naturalKey: `points:${of.naturalKey}` });
}

/** Settled money earns points at the rate of the day on which it was paid; what of it was given back before earns none (decision 62). */
export async function earnPoints(
  context: Booking,
  row: MembershipRow,
  { payment, on }: { payment: MemberPaymentRow; on: CivilDate },
): Promise<void> {
  const { tier } = await tierOf(context.tx, row, payment.submitted_on ?? on);
  if (!tier) return;
  await givePoints(context, row, {
    kind: 'PAYMENT',
    naturalKey: `payment:${payment.id}`,
    hundredths: pointsForPayment(
      cents(Number(payment.amount_cents) - Number(payment.refunded_cents)),
      tier.pointsPerDollar,
    ),
    paymentId: payment.id,
    perDollar: tier.pointsPerDollar,
    on,
  });
}

/** What a payment earned is reckoned anew on what of it stays: after a refund, or after it came back. */
export async function keepPointsOfNet(
  context: Booking,
  row: MembershipRow,
  { payment, netCents, about, on }: { payment: MemberPaymentRow; netCents: number; about: string; on: CivilDate },
): Promise<void> {
  const entries = await context.tx.all(pointsOfPayment, { paymentId: payment.id });
  const earned = entries.reduce((sum, { hundredths }) => sum + Number(hundredths), 0);
  const perDollar = Number(entries.find(({ per_dollar: rate }) => rate !== null)?.per_dollar ?? 0);
  const worth = pointsForPayment(cents(Math.max(0, netCents)), perDollar);
  await givePoints(context, row, {
    kind: 'TAKEN_BACK',
    naturalKey: `net:${payment.id}:${about}`,
    hundredths: worth - earned,
    paymentId: payment.id,
    perDollar,
    on,
  });
}

/** What an event earns in the member's tier, once for its key. */
export async function earnForEvent(
  context: Booking,
  row: MembershipRow,
  { event, naturalKey, on }: { event: string; naturalKey: string; on: CivilDate },
): Promise<void> {
  const { points } = await tierOf(context.tx, row, on);
  const found = points.find((one) => one.event === event && one.enabled);
  if (!found) return;
  await givePoints(context, row, {
    kind: event,
    naturalKey,
    hundredths: found.points,
    paymentId: null,
    perDollar: null,
    on,
  });
}
