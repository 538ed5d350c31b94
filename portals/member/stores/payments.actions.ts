import type { CallInput } from '@contract/endpoint';
import { payMembershipBill } from '@contract/membership/by-hand-calls';
import { reprocessMembershipPayment } from '@contract/membership/credit-calls';
import { membershipMessages } from '@contract/messages/membership';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { toast } from '@portals/state/toast.store';
import { loadMemberships, takeMembership } from './member.actions';
import type { Membership } from './member.store';

/**
 * Pays again what failed, in one with everything that is open and due. Its end is told in the words of the specification.
 * @returns false where the bank refused: nothing was charged then. @throws ApiError
 */
export function payAgain(paymentId: string, paymentMethodId: string, idempotencyKey: string): Promise<boolean> {
  return pay(() => call(reprocessMembershipPayment, { body: { paymentId, paymentMethodId } }, { idempotencyKey }));
}

type Bill = CallInput<typeof payMembershipBill>['body'];

/** Pays once what is due, or the next payment before its day. @returns false where the bank refused. @throws ApiError */
export function payByHand(body: Bill, idempotencyKey: string): Promise<boolean> {
  return pay(() => call(payMembershipBill, { body }, { idempotencyKey }));
}

async function pay(ask: () => Promise<{ membership: Membership }>): Promise<boolean> {
  try {
    takeMembership((await ask()).membership);
    toast(membershipMessages.paymentProcessed);
    return true;
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    if (cause.code === 'STEP_ORDER' || cause.code === 'STALE') await loadMemberships();
    if (cause.code !== 'PAYMENT_DECLINED') throw cause;
    toast(membershipMessages.paymentProcessingError);
    await loadMemberships();
    return false;
  }
}
