import type { CallInput } from '@contract/endpoint';
import { endAutopayForMember } from '@contract/membership/by-hand-calls';
import { calculatePlan } from '@contract/membership/calculator-calls';
import { getMembershipDetails } from '@contract/membership/details-calls';
import {
  checkMemberAvailability,
  createPlan,
  findMembers,
  getMembership,
  savePlanForLater,
  updatePlan,
  withdrawPlan,
} from '@contract/membership/plan-calls';
import { listInjectors } from '@contract/membership-settings/injector-calls';
import { listPlanTemplates } from '@contract/membership-settings/plan-calls';
import { listMembershipTreatments } from '@contract/membership-settings/treatment-calls';
import { membershipMessages } from '@contract/messages/membership';
import type { ProviderPlanStep } from '@domain/membership/provider-plan-flow';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import type { Frozen } from '@portals/state/frozen';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { tellOvertaken, whatChanged } from '../words/what-changed';
import { planOvertaken } from './copy';
import { type Membership, planPage } from './plan.store';
import type { PlanContent } from './plan-draft';
import { planSheet } from './plan-words';

/** Fetches a membership; another one starts from an empty page. */
export async function loadMembership(id: string): Promise<Membership | undefined> {
  if (planPage.membership.data && planPage.membership.data._id !== id) resetResource(planPage.membership);
  return load(
    planPage.membership,
    async (signal) => (await call(getMembership, { params: { id } }, { signal })).membership,
  );
}

/** Fetches what happened to a membership, and what cancelling it today would mean. */
export async function loadDetails(membershipId: string): Promise<void> {
  if (planPage.details.data && planPage.details.data.membershipId !== membershipId) resetResource(planPage.details);
  await load(planPage.details, async (signal) => {
    const { history, ifCancelled } = await call(getMembershipDetails, { query: { membershipId } }, { signal });
    return { membershipId, history, ifCancelled };
  });
}

/** Fetches what a practice sells, its templates and who gives treatments. */
export async function loadSettings(practiceId: string): Promise<void> {
  if (planPage.settings.data && planPage.settings.data.practiceId !== practiceId) resetResource(planPage.settings);
  const params = { practiceId };
  await load(planPage.settings, async (signal) => {
    const [{ data }, { plans }, { data: of }] = await Promise.all([
      call(listMembershipTreatments, { params, query: {} }, { signal }),
      call(listPlanTemplates, { params }, { signal }),
      call(listInjectors, { params }, { signal }),
    ]);
    return { practiceId, treatments: data.treatments, templates: plans, injectors: of.injectors };
  });
}

/** Looks for people of a practice; without a text the first ones by name. */
export async function searchMembers(practiceId: string, text: string): Promise<void> {
  const query = { practiceId, ...(text !== '' && { param: text }) };
  await load(planPage.found, async (signal) => ({ text, ...(await call(findMembers, { query }, { signal })) }));
}

/** Whether a number or address is taken, and by whom. */
export const checkContact = (phoneOrEmail: string) => call(checkMemberAvailability, { query: { phoneOrEmail } });

/** Works out what the practice receives and when, and what a change of a running plan does. */
export async function loadCalculation(of: { practiceId: string; membershipId?: string } & PlanContent): Promise<void> {
  const wasFine = planPage.calculation.error === null;
  await load(planPage.calculation, (signal) => call(calculatePlan, { body: of }, { signal }));
  // Once, and not for every letter that is typed meanwhile.
  if (planPage.calculation.error && wasFine) toast(membershipMessages.paymentCalculatorFailed);
}

export type Whom =
  | { readonly membership: Frozen<Membership> }
  | {
      readonly practiceId: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly isPhoneOrEmail: string;
    };

/** The membership as it is now, after a colleague was quicker; the page shows it too. */
const overtaken = (before: Frozen<Membership>) =>
  tellOvertaken<Frozen<Membership>>({
    before,
    readNow: () => loadMembership(before._id),
    sheetOf: planSheet,
    say: planOvertaken,
  });

export type Done = { membership: Membership; step: Exclude<ProviderPlanStep, 'SCHEDULE'> };

/**
 * Acts on a membership as it was seen. A payment that arrives meanwhile moves it on as well: where nothing of its plans is another, the act
 * is repeated on what stands now.
 */
async function onSeen(of: Frozen<Membership>, run: (of: Frozen<Membership>) => Promise<Done>): Promise<Done> {
  const done = await run(of).catch(async (cause: unknown) => {
    if (toApiError(cause).code !== 'STALE') throw cause;
    const now = await loadMembership(of._id);
    const isSame = now !== undefined && whatChanged(planSheet(of), planSheet(now)) === '';
    return isSame ? run(now).catch(overtaken(of)) : overtaken(of)(cause);
  });
  planPage.membership.data = done.membership;
  return done;
}

const seenOf = ({ practiceId, _id: membershipId, version }: Frozen<Membership>) => ({
  practiceId,
  membershipId,
  version,
});

type Content = PlanContent & { name?: string };

/** Sends a plan. @throws ApiError with fields, and STALE, which says what a colleague changed. */
export async function sendPlan(whom: Whom, content: Content, idempotencyKey: string): Promise<Done> {
  if ('membership' in whom)
    return onSeen(whom.membership, (of) => call(createPlan, { body: { ...seenOf(of), ...content } }));
  const done = await call(createPlan, { body: { ...whom, ...content } }, { idempotencyKey });
  planPage.membership.data = done.membership;
  return done;
}

/** Keeps a plan for the practice alone. @throws ApiError as `sendPlan` */
export async function keepForLater(whom: Whom, content: Content, idempotencyKey: string): Promise<Done> {
  if ('membership' in whom)
    return onSeen(whom.membership, (of) => call(savePlanForLater, { body: { ...seenOf(of), ...content } }));
  const done = await call(savePlanForLater, { body: { ...whom, ...content } }, { idempotencyKey });
  planPage.membership.data = done.membership;
  return done;
}

/** Sends another version of the plan that waits or runs. @throws ApiError as `sendPlan` */
export const sendUpdate = (of: Frozen<Membership>, content: Content & { reason?: string }): Promise<Done> =>
  onSeen(of, (now) => call(updatePlan, { body: { ...seenOf(now), ...content } }));

/** Takes back what waits for the member. @throws ApiError, STALE as `sendPlan`; a toast says that it failed. */
export async function takeBack(of: Frozen<Membership>): Promise<Done> {
  try {
    return await onSeen(of, (now) => call(withdrawPlan, { body: seenOf(now) }));
  } catch (cause) {
    toast(membershipMessages.withdrawPlanFailed);
    throw cause;
  }
}

/** Ends automatic payment at a member's request. @throws ApiError STEP_ORDER, INVALID_FIELDS for a day that is not recent. */
export async function endAutopay(
  { _id: membershipId }: Pick<Membership, '_id'>,
  asked: Omit<CallInput<typeof endAutopayForMember>['body'], 'membershipId'>,
): Promise<void> {
  await call(endAutopayForMember, { body: { membershipId, ...asked } });
  await loadMembership(membershipId);
}
