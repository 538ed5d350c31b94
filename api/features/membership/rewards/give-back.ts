import { heldCertificates } from '@domain/membership/reward-certificate';
import { type Context, changeOne } from '../../../command/command';
import { type MembershipRow, type Telling, tellHistory } from '../../member-record/index';
import { type PlanRow, plansOf } from '../membership.reads';
import { discountsOfPlan } from '../plan/plan-content';
import { certificatesOf } from './reward-use';
import { givenProductsOf, type RewardUseRow, usesOf } from './rewards.reads';
import { moveUse } from './rewards.writes';

export type GivingBack = Telling & Pick<Context, 'send'>;

const isLive = ({ status }: PlanRow) => status === 'SAVED' || status === 'REQUESTED' || status === 'ACTIVE';

/**
 * Gives the manufacturer back what no plan of a membership holds anymore and no treatment has earned (decision 55): after the commit, once
 * for each certificate.
 */
export async function giveBackUnheld(
  context: GivingBack,
  membership: Pick<MembershipRow, 'id' | 'practice_id'>,
): Promise<void> {
  const { tx } = context;
  const uses = (await tx.all(usesOf, { membershipId: membership.id })).filter(({ status }) => status === 'USED');
  if (uses.length === 0) return;
  const plans = (await tx.all(plansOf, { membershipId: membership.id })).filter(isLive);
  const given = await tx.all(givenProductsOf, { membershipId: membership.id });
  const isEarned = (product: string, use: RewardUseRow) =>
    given.some(({ product_key: key, done_at: at }) => key === product && (at ?? '') >= (use.answered_at ?? ''));
  const open = uses.flatMap((use) =>
    certificatesOf(use)
      .filter((one) => !one.isGivenBack && !isEarned(one.product, use))
      .map((one) => ({ ...one, useId: use.id })),
  );
  const held = heldCertificates(open, plans.map(discountsOfPlan));
  for (const use of uses) {
    const back = open.filter((one) => one.useId === use.id && !held.has(one.id)).map(({ id }) => id);
    if (back.length > 0) await giveBack(context, membership, { use, certificateIds: back });
  }
}

/** Gives certificates of one use back. */
export async function giveBack(
  context: GivingBack,
  membership: Pick<MembershipRow, 'id' | 'practice_id'>,
  { use, certificateIds }: { use: RewardUseRow; certificateIds: readonly string[] },
): Promise<void> {
  const certificates = certificatesOf(use).map((one) =>
    certificateIds.includes(one.id) ? { ...one, isGivenBack: true } : one,
  );
  await changeOne(context.tx, moveUse, {
    ...use,
    status: certificates.every(({ isGivenBack }) => isGivenBack) ? 'GIVEN_BACK' : use.status,
    certificates: JSON.stringify(certificates),
    answered_at: use.answered_at ?? context.now,
  });
  const amountCents = certificates
    .filter(({ id }) => certificateIds.includes(id))
    .reduce((sum, one) => sum + one.amountCents, 0);
  await tellHistory(context, membership, { action: 'REWARDS_GIVEN_BACK', amountCents });
  await context.send('release-rewards', { useId: use.id, certificateIds: [...certificateIds] });
}
