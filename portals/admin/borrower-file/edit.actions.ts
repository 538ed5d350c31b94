import {
  changeBorrowerPractice,
  changeCreditProfileInfo,
  changePatientInfo,
  changePersonalInfo,
} from '@contract/borrower-file/info-calls';
import type { CallInput } from '@contract/endpoint';
import { borrowerFileMessages } from '@contract/messages/staff/borrower';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { toast } from '@portals/state/toast.store';
import { loadBorrower } from './borrower.actions';
import { borrower, type ShownFile } from './borrower.store';
import { fileChanged } from './copy';

type Of = Pick<ShownFile, '_id' | 'version'>;
type Answer = { user: NonNullable<typeof borrower.file.data> };

/** Sends a change and shows the file that it answers; one that a colleague overtook reads the file again. @throws ApiError */
async function changing({ _id }: Of, send: () => Promise<Answer>): Promise<void> {
  try {
    borrower.file.data = (await send()).user;
  } catch (cause) {
    if (toApiError(cause).code === 'STALE') await loadBorrower(_id);
    throw cause;
  }
}

type Personal = Omit<CallInput<typeof changePersonalInfo>['body'], 'version'>;

/** Changes who a person is. Throws ApiError: STALE, INVALID_FIELDS. */
export async function savePersonalInfo({ _id: id, version }: Of, body: Personal, idempotencyKey: string) {
  await changing({ _id: id, version }, () =>
    call(changePersonalInfo, { params: { id }, body: { ...body, version } }, { idempotencyKey }),
  );
  toast(fileChanged);
}

type PatientInfo = Omit<CallInput<typeof changePatientInfo>['body'], 'version'>;

/**
 * Changes how a person is reached, or who the treatment is for; its outcome is told in the contract's words. Throws ApiError: STALE,
 * DUPLICATED_DATA, INVALID_FIELDS.
 */
export async function savePatientInfo({ _id: id, version }: Of, answers: PatientInfo, idempotencyKey: string) {
  try {
    const body = { ...answers, version };
    await changing({ _id: id, version }, () => call(changePatientInfo, { params: { id }, body }, { idempotencyKey }));
  } catch (cause) {
    toast(borrowerFileMessages.snackPatientInfoFailed);
    throw cause;
  }
  toast(borrowerFileMessages.snackPatientInfoUpdated);
}

/** Sets the limit of a person's line. Throws ApiError: STALE, INVALID_FIELDS. */
export async function saveLimit(
  { _id: id, version }: Of,
  limit: { approvedCreditLine: number; askedByPatient: boolean },
  idempotencyKey: string,
) {
  await changing({ _id: id, version }, () =>
    call(changeCreditProfileInfo, { params: { id }, body: { ...limit, version } }, { idempotencyKey }),
  );
  toast(fileChanged);
}

/** Changes the practice under which a person stands. Throws ApiError: STALE. */
export async function savePractice({ _id: id, version }: Of, practiceId: string, idempotencyKey: string) {
  await changing({ _id: id, version }, () =>
    call(changeBorrowerPractice, { params: { id }, body: { practiceId, version } }, { idempotencyKey }),
  );
  toast(fileChanged);
}
