import { calculatePlan } from '@contract/membership/calculator-calls';
import { checkMemberAvailability, findMemberInfo, findMembers, getMembership } from '@contract/membership/plan-calls';
import { getMembershipSummary } from '@contract/membership/summary-calls';
import { type Route, serve } from '../../http/serve';
import { membershipsOfPerson } from '../member-record/index';
import { viewMembership } from './membership.view';
import { calculatePlan as calculate } from './plan/calculate-plan';
import { changePlan, changeTreatment } from './plan/change-requested';
import { checkAvailability, findByParam, findInfo } from './plan/find-members';
import { create, saveForLater, update } from './plan/send-plan';
import { withdraw } from './plan/withdraw-plan';

/** Memberships: the plan that a practice sells, and what becomes of it. Source: membership §4, §7. */
export const membershipRoutes: readonly Route[] = [
  create,
  saveForLater,
  update,
  withdraw,
  changePlan,
  changeTreatment,
  // @NOTE choice: credits are applied unless somebody says otherwise, as activation does.
  serve(calculatePlan)(({ body, actor }, { database, clock }) => {
    const { practiceId, membershipId, treatments, discounts, applyCredits = true } = body;
    const asked = { treatments, discounts };
    return calculate({ db: database.read, clock }, { actor, practiceId, membershipId, asked, applyCredits });
  }),
  serve(checkMemberAvailability)(({ query, actor }, deps) => checkAvailability(query.phoneOrEmail, actor, deps)),
  serve(findMemberInfo)(({ query }, deps) => findInfo(query, deps)),
  serve(findMembers)(({ query }, deps) => findByParam(query, deps)),
  serve(getMembership)(async ({ params, actor }, deps) => ({
    membership: await viewMembership(
      { db: deps.database.read, deps },
      params.id,
      actor.kind === 'member' ? 'member' : 'practice',
    ),
  })),
  serve(getMembershipSummary)(async ({ actor }, deps) => {
    const { read } = deps.database;
    const rows = await read.all(membershipsOfPerson, { borrowerId: actor.borrowerId });
    const newest = [...rows].sort(
      (one, other) => (one.status === 'ACTIVE' ? 0 : 1) - (other.status === 'ACTIVE' ? 0 : 1),
    );
    return { memberships: await Promise.all(newest.map(({ id }) => viewMembership({ db: read, deps }, id, 'member'))) };
  }),
];
