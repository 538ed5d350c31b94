import { memberPaths } from '@contract/membership/paths';
import { memberStaffPaths } from '@contract/membership/staff-paths';
import { paths, portalBase } from '@contract/paths';
import { fullName } from '@domain/person-name';
import type { Context } from '../../../command/command';
import type { MembershipRow } from '../../member-record/index';
import { firstPaymentOf } from '../activation/activation-figures';
import { type Parties, type PlanRow, partiesOf } from '../membership.reads';

const brand = 'membership' as const;

export async function getParties({ tx }: Pick<Context, 'tx'>, membershipId: string): Promise<Parties> {
  const parties = await tx.first(partiesOf, { membershipId });
  if (!parties) throw new Error(`Membership ${membershipId} has lost its person or practice`);
  return parties;
}

/** Where a member goes on: to the plan, or, before their sign-up is approved, to the sign-up of the practice. */
export function pathOfPlan(
  { slug }: Parties,
  { id, approved_at: approvedAt }: MembershipRow,
  isChange = false,
): string {
  if (approvedAt === null) return `${portalBase}${paths.signup.href({ urlSlug: slug })}`;
  return `${portalBase}${(isChange ? memberPaths.planModification : memberPaths.activation).href({}, { membership: id })}`;
}

const builderPath = (membershipId: string) =>
  `${portalBase}${memberStaffPaths.planBuilder.href({}, { membership: membershipId })}`;

/** To a person who was named with a phone number alone. */
async function tellByText(context: Context, parties: Parties, path: string): Promise<void> {
  const { practice_name: practiceName, practice_id: practiceId, borrower_state: stateCode } = parties;
  await context.send('plan-sent-text', { to: `+1${parties.phone}`, stateCode, practiceId, practiceName, path });
}

/** By e-mail where there is an address; a person who was named with a phone number alone gets a text message. */
export async function tellOfSent(context: Context, row: MembershipRow, plan: PlanRow): Promise<void> {
  const parties = await getParties(context, row.id);
  const of = {
    brand,
    firstName: parties.first_name,
    practiceName: parties.practice_name,
    practiceId: parties.practice_id,
  };
  const path = pathOfPlan(parties, row);
  if (parties.email)
    await context.send('plan-sent', {
      ...of,
      to: parties.email,
      path,
      monthlyCents: monthOf(plan),
      firstCents: firstPaymentOf(plan),
    });
  else if (parties.phone) await tellByText(context, parties, path);
}

export async function tellOfUpdated(context: Context, row: MembershipRow, isChange: boolean): Promise<void> {
  const parties = await getParties(context, row.id);
  const of = {
    brand,
    firstName: parties.first_name,
    practiceName: parties.practice_name,
    practiceId: parties.practice_id,
  };
  const path = pathOfPlan(parties, row, isChange);
  if (parties.email) await context.send('plan-updated', { ...of, to: parties.email, path, isChange });
  else if (parties.phone) await tellByText(context, parties, path);
}

export async function tellOfWithdrawn(context: Context, row: MembershipRow, isChange: boolean): Promise<void> {
  const parties = await getParties(context, row.id);
  if (!parties.email) return;
  const {
    first_name: firstName,
    practice_name: practiceName,
    practice_id: practiceId,
    practice_phone: phone,
  } = parties;
  const of = { brand, firstName, practiceName, practiceId };
  await context.send('plan-withdrawn', { ...of, phone, to: parties.email, isChange });
}

/** The practice, about a plan that is its own to go on with. */
export async function tellPractice(
  context: Context,
  row: MembershipRow,
  kind: 'plan-saved' | 'plan-changed-by-member',
): Promise<void> {
  const parties = await getParties(context, row.id);
  await context.send(kind, {
    brand,
    to: parties.practice_email,
    path: builderPath(row.id),
    memberName: fullName(parties.first_name, parties.last_name),
  });
}

const monthOf = (plan: PlanRow): number => Number(plan.monthly_cents) + Number(plan.member_fee_cents);
