import { reprocessDeferredPayment, reprocessFailedPayment } from '@contract/funding/calls';
import { exportDeposit, getDeposit } from '@contract/funding/deposit-calls';
import { paymentMessages } from '@contract/messages/staff/payment';
import { call } from '@portals/client/call';
import { download } from '@portals/client/download';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { depositSent } from './copy';
import { deposit, type ShownDeposit } from './deposit.store';

/** Fetches a deposit. Another one than the one on the screen starts from an empty page. */
export async function loadDeposit(depositId: string): Promise<void> {
  if (deposit.detail.data && deposit.detail.data._id !== depositId) resetResource(deposit.detail);
  await load(deposit.detail, async (signal) => (await call(getDeposit, { params: { depositId } }, { signal })).deposit);
}

/** Saves the lines of a deposit as a file. */
export const saveDeposit = (depositId: string): Promise<void> => download(exportDeposit, { params: { depositId } });

/** Sends a deposit that waited or came back. Throws ApiError: NOT_PENDING when it left meanwhile, STEP_ORDER while it cannot. */
export async function sendDeposit({ _id, pmtRef, status }: ShownDeposit): Promise<void> {
  const isFailed = status === 'RETURNED';
  try {
    await call(isFailed ? reprocessFailedPayment : reprocessDeferredPayment, { body: { pmtRef } });
  } catch (cause) {
    toast(isFailed ? paymentMessages.reprocessFailedError : paymentMessages.reprocessDeferredError);
    throw cause;
  } finally {
    void loadDeposit(_id);
  }
  toast(depositSent, { values: { ref: pmtRef } });
}
