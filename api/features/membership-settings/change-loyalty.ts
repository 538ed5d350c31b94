import { addLoyaltyProgram, changeLoyaltyPrograms } from '@contract/membership-settings/loyalty-calls';
import { pointsNumber } from '@domain/membership/loyalty';
import {
  checkTiers,
  type EventPoints,
  NEW_PROGRAM,
  type Perk,
  type TierSettings,
  withEvents,
} from '@domain/membership/loyalty-program';
import { dollarsFromCents } from '@domain/money/dollars';
import { DomainRefusal } from '@domain/refusal';
import { changeOne, command, refuseStale } from '../../command/command';
import { beforeAndAfter } from '../../command/save-versioned';
import { AppError } from '../../http/app-error';
import { type LoyaltyProgramRow, loyaltyProgramById, loyaltyProgramsOf, settingsOf } from './loyalty.reads';
import { loyaltyProgramView, loyaltyView } from './loyalty.view';
import { insertLoyaltyProgram, setLoyaltyProgram } from './loyalty.writes';
import { takeMembershipPractice, takePractice } from './practice.reads';
import { refuseField } from './setting-names';

type Said = {
  name?: string | undefined;
  perks?: readonly Perk[] | undefined;
  creditContributions?: number | undefined;
  totalAmount?: number | undefined;
  isLoyaltyPlan?: boolean | undefined;
  isDeleted?: boolean | undefined;
  isActive?: boolean | undefined;
  pointsPerDollar?: number | undefined;
  points?: readonly EventPoints[] | undefined;
};

/** A tier as it is after a change: what is not said stays. */
function changed(before: LoyaltyProgramRow, said: Said): LoyaltyProgramRow {
  const flag = (value: boolean | undefined, was: number) => (value === undefined ? was : Number(value));
  return {
    ...before,
    name: said.name ?? before.name,
    total_amount_cents: said.totalAmount ?? before.total_amount_cents,
    credit_contribution_cents: said.creditContributions ?? before.credit_contribution_cents,
    points_per_dollar: said.pointsPerDollar ?? before.points_per_dollar,
    perks: said.perks ? JSON.stringify(said.perks) : before.perks,
    points: said.points ? JSON.stringify(withEvents(settingsOf(before).points, said.points)) : before.points,
    is_loyalty_plan: flag(said.isLoyaltyPlan, before.is_loyalty_plan),
    is_active: flag(said.isActive, before.is_active),
    is_deleted: flag(said.isDeleted, before.is_deleted),
  };
}

/**
 * @param fieldOf how the request names a field of a tier.
 * @throws AppError INVALID_FIELDS for tiers that no member could be placed in, at the field of the request.
 */
function refuseTiers(rows: readonly LoyaltyProgramRow[], fieldOf: (field: string, tier: number) => string): void {
  try {
    checkTiers(rows.map(settingsOf).sort((one, other) => one.tier - other.tier));
  } catch (refusal) {
    if (!(refusal instanceof DomainRefusal)) throw refusal;
    refuseField(fieldOf(refusal.field, Number(refusal.limit)), refusal.message);
  }
}

/** @throws AppError INVALID_FIELDS for an event that is named twice: which of the two counts nobody can know. */
function refuseTwiceNamed(points: readonly EventPoints[] = [], field: string): void {
  if (new Set(points.map(({ event }) => event)).size < points.length) refuseField(field, 'List each event only once.');
}

const told = ({ name, perks, points, ...rest }: TierSettings & { tier: number }) => ({
  name,
  tier: rest.tier + 1,
  perks: perks.map((one) => (one.enabled ? one.name : `(${one.name})`)).join('; '),
  creditContributions: dollarsFromCents(rest.creditContributionCents),
  totalAmount: dollarsFromCents(rest.totalAmountCents),
  pointsPerDollar: pointsNumber(rest.pointsPerDollar),
  points: points.map((one) => `${one.event} ${one.enabled ? pointsNumber(one.points) : 'off'}`).join('; '),
  isLoyaltyPlan: rest.isLoyaltyPlan,
  isActive: rest.isActive,
  isDeleted: rest.isDeleted,
});

export const addProgram = command(addLoyaltyProgram)(
  async ({ body: { practicemanagement: practiceId, tier, ...said } }, { tx, deps, now, record }) => {
    await takeMembershipPractice(tx, practiceId);
    const rows = await loyaltyProgramsOf(tx, practiceId);
    if (rows.some((one) => one.tier === tier)) refuseField('tier', 'The practice already has this tier.');
    refuseTwiceNamed(said.points, 'points');
    const empty: LoyaltyProgramRow = {
      id: deps.newId(),
      practice_id: practiceId,
      tier,
      name: NEW_PROGRAM.name,
      total_amount_cents: NEW_PROGRAM.totalAmountCents,
      credit_contribution_cents: NEW_PROGRAM.creditContributionCents,
      points_per_dollar: NEW_PROGRAM.pointsPerDollar,
      perks: JSON.stringify(NEW_PROGRAM.perks),
      points: JSON.stringify(NEW_PROGRAM.points),
      is_loyalty_plan: Number(NEW_PROGRAM.isLoyaltyPlan),
      is_active: Number(NEW_PROGRAM.isActive),
      is_deleted: Number(NEW_PROGRAM.isDeleted),
      created_at: now,
      version: 1,
    };
    const row = changed(empty, said);
    // A tier between two others may not begin below the one before it, nor above the one after.
    refuseTiers([...rows, row], (field) => field);
    await tx.run(insertLoyaltyProgram, row);
    await record('loyalty_program.added', { practiceId, id: row.id, detail: told(settingsOf(row)) });
    return { data: { data: { loyaltyProgram: loyaltyProgramView(row) } } };
  },
);

/** @throws AppError NOT_FOUND; STALE where a colleague changed a tier meanwhile; INVALID_FIELDS: then nothing is changed. */
export const changePrograms = command(changeLoyaltyPrograms)(async ({ body }, { tx, deps, record, leaveNoRow }) => {
  const first = await tx.first(loyaltyProgramById, { id: body[0]?._id ?? '' });
  if (!first) throw new AppError('NOT_FOUND');
  const { practice_id: practiceId } = first;
  await takePractice(tx, practiceId);
  const rows = await loyaltyProgramsOf(tx, practiceId);
  const changes = body.map(({ _id, version, practicemanagement, tier, ...said }, index) => {
    const before = rows.find(({ id }) => id === _id);
    if (!before || (practicemanagement !== undefined && practicemanagement !== practiceId))
      return refuseField(`[${index}].practicemanagement`, 'All programs in a change must belong to the same practice.');
    if (body.findIndex((one) => one._id === _id) !== index)
      refuseField(`[${index}]._id`, 'List each program only once.');
    if (tier !== undefined && tier !== before.tier)
      refuseField(`[${index}].tier`, "You can't change a program's tier.");
    refuseStale(version, before);
    refuseTwiceNamed(said.points, `[${index}].points`);
    return { before, after: changed(before, said) };
  });
  const after = rows.map((row) => changes.find(({ before }) => before === row)?.after ?? row);
  refuseTiers(after, (field, tier) => {
    const index = changes.findIndex(({ before }) => before.tier === tier);
    return `[${Math.max(index, 0)}].${field}`;
  });
  let written = 0;
  for (const change of changes) {
    const detail = beforeAndAfter(told(settingsOf(change.before)), told(settingsOf(change.after)));
    if (Object.keys(detail).length === 0) continue;
    written += 1;
    await changeOne(tx, setLoyaltyProgram, change.after);
    const { id, name } = change.after;
    await record('loyalty_program.changed', { practiceId, id, detail: { name, ...detail } });
  }
  if (written === 0) leaveNoRow('it stays as it was');
  return loyaltyView({ db: tx, clock: deps.clock }, practiceId);
});
