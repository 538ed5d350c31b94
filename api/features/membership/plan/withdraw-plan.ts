import { withdrawPlan } from '@contract/membership/plan-calls';
import { command, refuseStale } from '../../../command/command';
import { AppError } from '../../../http/app-error';
import { changeMembership, takeMembership } from '../../member-record/index';
import { refuseUnderWay } from '../billing/refuse-under-way';
import { viewMembership } from '../membership.view';
import { endPlan } from './keep-plan';
import { statusAfter } from './send-plan';
import { tellOfWithdrawn } from './tell-of-plan';

/**
 * Takes back the plan or change that waits; a plan that runs stays.
 * @throws AppError NOT_FOUND, STALE, STEP_ORDER where none waits.
 */
export const withdraw = command(withdrawPlan)(async ({ body }, context) => {
  const { tx, deps } = context;
  const row = await takeMembership(tx, body.membershipId);
  if (row.practice_id !== body.practiceId) throw new AppError('NOT_FOUND');
  refuseStale(body.version, row);
  await refuseUnderWay(tx, row.id);
  const status = statusAfter(row, 'withdrawPlan');
  await endPlan(context, row.requested_plan_id, 'WITHDRAWN');
  await changeMembership(context, row, {
    set: { status, requested_plan_id: null, changed_by_member: 0 },
    told: { action: 'PLAN_WITHDRAWN' },
  });
  await tellOfWithdrawn(context, row, row.status === 'ACTIVE');
  return { membership: await viewMembership({ db: tx, deps }, row.id, 'practice'), step: 'WITHDRAW_SENT' as const };
});
