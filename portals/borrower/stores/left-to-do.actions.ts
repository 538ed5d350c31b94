import { getBorrowerApplication } from '@contract/account/calls';
import { listCreditTransactions } from '@contract/credit-transaction/calls';
import { applyStep, portalBase } from '@contract/paths';
import { call } from '@portals/client/call';
import { load, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';
import { ensureBorrower } from './borrower.actions';
import { loadMethods } from './pay.actions';
import { ways } from './pay.store';

type LeftToDo = {
  /** Where the agreement of an approval is signed; null when it is. */
  signAt: string | null;
  /** The transaction that waits for the identity check. */
  verify: string | null;
  needsWayToPay: boolean;
  isEmpty: boolean;
};

/** What is left to do before the home is of use. Kept in memory only. */
export const left = proxy({ todo: resource<LeftToDo>() });

/** Works it out from the application, the transactions and the payment methods. */
export async function loadLeft(): Promise<void> {
  await load(left.todo, async (signal) => {
    const user = await ensureBorrower();
    const params = { id: user.id };
    const [{ application, reapply }, { pending }] = await Promise.all([
      call(getBorrowerApplication, { params, query: { autoRefresh: 'true' } }, { signal }),
      call(listCreditTransactions, { params }, { signal }),
      loadMethods(),
    ]);
    // An approved application goes on at its agreement, as long as that is not signed.
    const isUnsigned = application?.status === 'APPROVED' && (reapply?.redirect ?? null) !== null;
    const signAt = isUnsigned ? `${portalBase}${applyStep(application.practicemanagement.slug, 'agreement')}` : null;
    const verify = pending.find((row) => row.borrowerTxStatus === 'VERIFICATION_REQUESTED')?._id ?? null;
    const needsWayToPay = user.credit_profile !== null && ways.methods.data?.length === 0;
    return { signAt, verify, needsWayToPay, isEmpty: !signAt && !verify && !needsWayToPay };
  });
}
