import type { CallInput } from '@contract/endpoint';
import {
  addPracticeTreatment,
  changeTreatmentById,
  listPracticeTreatments,
  removeTreatment as remove,
} from '@contract/treatment/calls';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import type { Frozen } from '@portals/state/frozen';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { usd } from '../words/amounts';
import { type Sheet, tellOvertaken } from '../words/what-changed';
import { treatmentOvertaken, treatmentRemoved, treatmentSaved } from './copy';
import { type Treatment, treatments } from './treatments.store';

type Answers = CallInput<typeof addPracticeTreatment>['body'];

/** Fetches the treatments of a practice. Another practice starts from an empty page. */
export async function loadTreatments(practiceId: string): Promise<void> {
  if (treatments.list.data?.some(({ practicemanagement }) => practicemanagement !== practiceId))
    resetResource(treatments.list);
  const params = { id: practiceId };
  await load(treatments.list, (signal) => call(listPracticeTreatments, { params }, { signal }));
}

/** Adds a treatment. @throws ApiError with fields */
export async function addTreatment(practiceId: string, body: Answers): Promise<void> {
  await call(addPracticeTreatment, { params: { id: practiceId }, body });
  await showSaved(practiceId, body);
}

/**
 * Replaces what is said of a treatment as it was when its form was opened. @throws ApiError with fields, and STALE, which says what a
 * colleague changed since; the current treatments are read then.
 */
export async function changeTreatment(opened: Frozen<Treatment>, body: Answers): Promise<void> {
  const { _id, version, practicemanagement: practiceId } = opened;
  const readNow = async () => {
    await loadTreatments(practiceId);
    return treatments.list.data?.find((one) => one._id === _id);
  };
  await call(changeTreatmentById, { params: { id: _id }, body: { ...body, version } }).catch(
    tellOvertaken<Frozen<Treatment>>({ before: opened, readNow, sheetOf: treatmentSheet, say: treatmentOvertaken }),
  );
  await showSaved(practiceId, body);
}

async function showSaved(practiceId: string, { procedure }: Answers): Promise<void> {
  toast(treatmentSaved, { values: { name: procedure } });
  await loadTreatments(practiceId);
}

/** A treatment by what the form calls it. */
const treatmentSheet = ({ procedure, total_price, allerganTreatment }: Frozen<Treatment>): Sheet => ({
  Treatment: procedure,
  'Usual price': usd(total_price),
  'Uses an Allergan product': allerganTreatment ? 'yes' : 'no',
});

/** Removes a treatment; one that a colleague removed meanwhile is gone, too. */
export async function removeTreatment(practiceId: string, treatmentId: string): Promise<void> {
  await call(remove, { params: { id: treatmentId } }).catch((cause: unknown) => {
    if (toApiError(cause).status !== 404) throw cause;
  });
  toast(treatmentRemoved);
  await loadTreatments(practiceId);
}
