import {
  addPracticeTreatment,
  changeTreatmentById,
  listPracticeTreatments,
  removeTreatment as remove,
} from '@contract/calls/treatment-settings';
import type { CallInput } from '@contract/endpoint';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { treatmentRemoved, treatmentSaved } from './copy';
import { treatments } from './treatments.store';

type Answers = CallInput<typeof addPracticeTreatment>['body'];

/** Fetches the treatments of a practice. Another practice starts from an empty page. */
export async function loadTreatments(practiceId: string): Promise<void> {
  if (treatments.list.data?.some(({ practicemanagement }) => practicemanagement !== practiceId))
    resetResource(treatments.list);
  const params = { id: practiceId };
  await load(treatments.list, (signal) => call(listPracticeTreatments, { params }, { signal }));
}

/** Adds a treatment or, with its id, replaces what is said of one. @throws ApiError with fields */
export async function saveTreatment(practiceId: string, treatmentId: string | undefined, body: Answers): Promise<void> {
  if (treatmentId === undefined) await call(addPracticeTreatment, { params: { id: practiceId }, body });
  else await call(changeTreatmentById, { params: { id: treatmentId }, body });
  toast(treatmentSaved, { values: { name: body.procedure } });
  await loadTreatments(practiceId);
}

/** Removes a treatment; one that a colleague removed meanwhile is gone, too. */
export async function removeTreatment(practiceId: string, treatmentId: string): Promise<void> {
  await call(remove, { params: { id: treatmentId } }).catch((cause: unknown) => {
    if (toApiError(cause).status !== 404) throw cause;
  });
  toast(treatmentRemoved);
  await loadTreatments(practiceId);
}
