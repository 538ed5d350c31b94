import { acceptPlanChange, getPlanChange } from '@contract/membership/change-calls';
import { call } from '@portals/client/call';
import { loadMemberships, takeMembership } from './member.actions';
import { offerActions } from './offer';
import { type ChangeDetails, planChange, resetPlanChange } from './plan-change.store';

const { loadDetails, open, choose, afterRefusal } = offerActions(planChange, {
  fetch: ({ applyCredits, methodId }, signal) =>
    call(
      getPlanChange,
      {
        query: {
          ...(planChange.membershipId !== null && { membershipId: planChange.membershipId }),
          ...(methodId !== null && { paymentMethodId: methodId }),
          applyCredits: String(applyCredits) as 'true' | 'false',
        },
      },
      { ...(signal && { signal }) },
    ),
  planIdOf: ({ after }) => after._id,
});

export { choose as chooseForChange, loadDetails as loadChange };

/** Reads the change that waits, and what can be paid with. */
export const openPlanChange = (membershipId: string | null): Promise<void> => open(membershipId, resetPlanChange);

/** Reads the text that names it. */
export const payChangedPlanFrom = (methodId: string): Promise<void> => choose({ methodId });

/** The others: what was shown is not there anymore. */
export type Answered = 'done' | 'plan' | 'figures' | 'withdrawn';

/** Signs the change as it is shown. Throws ApiError for what is none of these. */
export async function acceptChange(
  shown: Pick<ChangeDetails, 'membershipId' | 'disclosureHash' | 'version'>,
  typedName: string,
): Promise<Answered> {
  const { applyCredits, methodId } = planChange;
  const { membershipId, disclosureHash, version } = shown;
  try {
    const { membership } = await call(acceptPlanChange, {
      body: {
        membershipId,
        applyCredits,
        ...(methodId !== null && { paymentMethodId: methodId }),
        typedName,
        disclosureHash,
        version,
      },
    });
    planChange.outcome = 'accepted';
    takeMembership(membership);
    return 'done';
  } catch (cause) {
    return afterRefusal(cause);
  }
}

/** Keeps the plan as it is, with what is wanted instead where something is. Throws ApiError. */
export async function keepPlan(
  { membershipId, version }: Pick<ChangeDetails, 'membershipId' | 'version'>,
  note: string | null,
): Promise<Answered> {
  try {
    const body = { membershipId, accept: false, version, ...(note !== null && { note }) };
    const { membership } = await call(acceptPlanChange, { body });
    planChange.outcome = note === null ? 'kept' : 'asked';
    takeMembership(membership);
    return 'done';
  } catch (cause) {
    return afterRefusal(cause);
  }
}

/** Leaves a change that was answered or taken back; the memberships are read again. */
export function leavePlanChange(): void {
  resetPlanChange();
  void loadMemberships();
}
