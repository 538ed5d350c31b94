import { listFeeSchedules, printFeeSchedule, sendFeeSchedule, signFeeSchedule } from '@contract/fee-schedule/calls';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { download } from '@portals/client/download';
import type { Frozen } from '@portals/state/frozen';
import { load, resetResource } from '@portals/state/resource';
import { type FeeSchedule, fees } from './fees.store';

/** Fetches what a practice was sent to sign of its fees. Another practice starts from an empty part. */
export async function loadFees(practiceId: string): Promise<void> {
  if (fees.of.data && fees.of.data.practiceId !== practiceId) resetResource(fees.of);
  await load(fees.of, async (signal) => ({
    practiceId,
    ...(await call(listFeeSchedules, { query: { practiceId } }, { signal })),
  }));
}

/** Sends the fees of today to be signed. Throws ApiError. */
export async function sendFees(practiceId: string): Promise<void> {
  await call(sendFeeSchedule, { body: { practiceId } });
  await loadFees(practiceId);
}

/** Signs the schedule that was read. Throws ApiError; one that was replaced meanwhile is read anew first. */
export async function signFees(
  { _id, practiceId, document }: Frozen<FeeSchedule>,
  signer: { signerName: string; signerTitle: string },
): Promise<void> {
  try {
    await call(signFeeSchedule, {
      body: { practiceId, feeScheduleId: _id, sha256: document?.sha256 ?? '', ...signer },
    });
  } catch (cause) {
    const failure = toApiError(cause);
    if (failure.code === 'STALE' || failure.code === 'STEP_ORDER') await loadFees(practiceId);
    throw failure;
  }
  await loadFees(practiceId);
}

export const saveFees = ({ _id, practiceId }: Frozen<FeeSchedule>): Promise<void> =>
  download(printFeeSchedule, { query: { practiceId, feeScheduleId: _id } });
