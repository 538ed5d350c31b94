import { actOf } from '@contract/audit-log/actions';
import type { MembershipHistoryAction } from '@domain/membership/history';
import { type Context, changeOne, doerOf } from '../../command/command';
import type { Tx } from '../../db/database';
import { AppError } from '../../http/app-error';
import { lastOfHistory, type MembershipRow, membershipAt, takenMembership } from './member.reads';
import { insertHistory, insertMembership, moveMembership } from './member.writes';

/** A membership as it begins: somebody at a practice, with no plan. */
export const NEW_MEMBERSHIP = {
  status: 'REGISTER',
  standing: 'GOOD',
  approved_at: null,
  approved_application_id: null,
  plan_max_cents: null,
  is_invited: 0,
  changed_by_member: 0,
  active_plan_id: null,
  requested_plan_id: null,
  saved_plan_id: null,
  method_id: null,
  pays_by_hand: 0,
  stopped_on: null,
  autopay_stopped_at: null,
  activated_on: null,
  plan_year: 0,
  first_year: 0,
  pays_at_once: 0,
  pays_with_credits: 1,
  past_due_on: null,
  stage: null,
  pauses: '[]',
  asked_pause_months: 0,
  contact_requested_at: null,
  cancelled_on: null,
  cancel_method: null,
  look_on: null,
} as const;

/** A membership while nobody else changes it. @throws AppError NOT_FOUND */
export async function takeMembership(tx: Tx, id: string): Promise<MembershipRow> {
  const row = await tx.first(takenMembership, { id });
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

export type Told = {
  action: MembershipHistoryAction;
  note?: string | null;
  amountCents?: number | null;
  /** What the audit trail says of it beside the amount: how and when it was asked for, why it failed. */
  detail?: Readonly<Record<string, string | number | null>>;
};

/** Who does it, by name: staff have one, jobs have that of the product's part, members are called so. */
const nameOf = ({ actor }: Pick<Context, 'actor'>): string => {
  if (actor.kind === 'staff' || actor.kind === 'system') return actor.name;
  return actor.kind === 'member' ? 'Member' : 'Patient';
};

export type Telling = Pick<Context, 'tx' | 'deps' | 'actor' | 'now' | 'record'>;

/** Writes what happened into the membership's history and on the audit trail. */
export async function tellHistory(
  { tx, deps, actor, now, record }: Telling,
  { id, practice_id: practiceId }: Pick<MembershipRow, 'id' | 'practice_id'>,
  { action, note = null, amountCents = null, detail = {} }: Told,
): Promise<void> {
  const last = await tx.first(lastOfHistory, { membershipId: id });
  const { actorKind, actorId } = doerOf(actor);
  await tx.run(insertHistory, {
    id: deps.newId(),
    membership_id: id,
    seq: Number(last?.seq ?? 0) + 1,
    action,
    actor_kind: actorKind,
    actor_id: actorId,
    user_name: nameOf({ actor }),
    note,
    amount_cents: amountCents,
    at: now,
  });
  const amount = amountCents === null ? {} : { amountCents };
  await record(`membership.${actOf(action)}`, { practiceId, id, detail: { ...amount, ...detail } });
}

/**
 * Changes a membership and tells its history why, in one.
 * @returns the row as it stands now.
 * @throws AppError STALE when somebody else changed it since it was read.
 */
export async function changeMembership(
  context: Telling,
  row: MembershipRow,
  { set, told }: { set: Partial<MembershipRow>; told: Told | null },
): Promise<MembershipRow> {
  const changed = { ...row, ...set };
  await changeOne(context.tx, moveMembership, changed);
  if (told) await tellHistory(context, row, told);
  return { ...changed, version: row.version + 1 };
}

/** The membership of a person at a practice; a new one where there is none. */
export async function registerMember(
  context: Telling,
  { borrowerId, practiceId, isInvited = false }: { borrowerId: string; practiceId: string; isInvited?: boolean },
): Promise<MembershipRow> {
  const { tx, deps, now } = context;
  const at = { borrowerId, practiceId };
  const known = await tx.first(membershipAt, at);
  if (known) return takeMembership(tx, known.id);
  const isNew =
    (await tx.run(insertMembership, {
      ...NEW_MEMBERSHIP,
      id: deps.newId(),
      borrower_id: borrowerId,
      practice_id: practiceId,
      is_invited: isInvited ? 1 : 0,
      created_at: now,
      version: 1,
    })) === 1;
  const made = await tx.first(membershipAt, at);
  if (!made) throw new Error('The membership that was just made is not there');
  if (isNew) await tellHistory(context, made, { action: isInvited ? 'INVITED' : 'REGISTERED' });
  return takeMembership(tx, made.id);
}

/** The sign-up of a person was approved: from now on a plan can begin, and is paid to the practice in advance up to what the decision allows. */
export async function approveMember(
  context: Telling,
  of: { borrowerId: string; practiceId: string; applicationId: string; planMaxCents: number | null },
): Promise<void> {
  const row = await registerMember(context, of);
  await changeMembership(context, row, {
    set: {
      approved_at: row.approved_at ?? context.now,
      approved_application_id: of.applicationId,
      plan_max_cents: of.planMaxCents,
      is_invited: 0,
    },
    told: { action: 'APPROVED' },
  });
}
