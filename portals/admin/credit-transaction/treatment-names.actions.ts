import { listPracticeTreatments } from '@contract/treatment/calls';
import { call } from '@portals/client/call';
import { load, resetResource } from '@portals/state/resource';
import { practiceTreatments } from './treatment-names.store';

/** Fetches what a practice does. Without an answer treatments are typed, as everywhere that has none. */
export async function loadPracticeTreatments(practiceId: string): Promise<void> {
  const { list } = practiceTreatments;
  if (list.data?.some(({ practicemanagement }) => practicemanagement !== practiceId)) resetResource(list);
  await load(list, (signal) => call(listPracticeTreatments, { params: { id: practiceId } }, { signal }));
}
