import { reprocessMembershipPayment } from '@contract/membership/credit-calls';
import { membershipMessages } from '@contract/messages/membership';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { toast } from '@portals/state/toast.store';
import { loadMemberships, takeMembership } from './member.actions';

/**
 * Pays again what failed, in one with everything that is open and due. Its end is told in the words of the specification.
 * @returns false where the bank refused: nothing was charged then. @throws ApiError
 */
export async function payAgain(paymentId: string, paymentMethodId: string, idempotencyKey: string): Promise<boolean> {
  try {
    const body = { paymentId, paymentMethodId };
    takeMembership((await call(reprocessMembershipPayment, { body }, { idempotencyKey })).membership);
    toast(membershipMessages.paymentProcessed);
    return true;
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    if (cause.code === 'STEP_ORDER') await loadMemberships();
    if (cause.code !== 'PAYMENT_DECLINED') throw cause;
    toast(membershipMessages.paymentProcessingError);
    await loadMemberships();
    return false;
  }
}
