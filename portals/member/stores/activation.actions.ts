import { activateMembership, getActivationDetails } from '@contract/membership/activation-calls';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { activation, type Details, resetActivation } from './activation.store';
import { loadMemberships, takeMembership } from './member.actions';
import { type Choice, offerActions } from './offer';

const { loadDetails, open, choose, afterRefusal } = offerActions(activation, {
  fetch: (choice: Choice, signal) =>
    call(
      getActivationDetails,
      {
        query: {
          ...(activation.membershipId !== null && { membershipId: activation.membershipId }),
          ...(choice.methodId !== null && { paymentMethodId: choice.methodId }),
          applyCredits: String(choice.applyCredits) as 'true' | 'false',
          payAtOnce: String(choice.payAtOnce) as 'true' | 'false',
        },
      },
      { ...(signal && { signal }) },
    ),
  planIdOf: ({ plan }) => plan._id,
});

export { choose, loadDetails };

/** Reads what the plan of a membership costs, and what can be paid with. */
export const openActivation = (membershipId: string | null): Promise<void> => open(membershipId, resetActivation);

/** Reads the text that names it. */
export const chooseWay = (methodId: string): Promise<void> => choose({ methodId });

/** `declined`: nothing was charged, and the signature stays. The others: what was shown is not there anymore. */
export type Signed = 'done' | 'declined' | 'plan' | 'figures' | 'withdrawn';

/** Signs the text that is shown and pays what is shown as due today. Throws ApiError for what is none of these. */
export async function activate(
  shown: Pick<Details, 'disclosureHash' | 'version'>,
  typedName: string,
  due: number,
): Promise<Signed> {
  const { membershipId, applyCredits, payAtOnce, methodId } = activation;
  const body = {
    membershipId: membershipId ?? '',
    applyCredits,
    payAtOnce,
    ...(methodId !== null && { paymentMethodId: methodId }),
    typedName,
    disclosureHash: shown.disclosureHash,
    paymentDueToday: due,
    version: shown.version,
  };
  try {
    const { status, paymentDueToday, membership } = await call(activateMembership, { body });
    activation.outcome = { status, paymentDueToday };
    takeMembership(membership);
    return 'done';
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'PAYMENT_DECLINED') return 'declined';
    // Signed from another tab perhaps, and the bank is asked: the memberships tell of it.
    if (cause instanceof ApiError && cause.code === 'STEP_ORDER') await loadMemberships();
    return afterRefusal(cause);
  }
}

/** Leaves the signed or withdrawn plan; the memberships are read again. */
export function leaveActivation(): void {
  resetActivation();
  void loadMemberships();
}
