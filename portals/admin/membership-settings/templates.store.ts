import { isText, orNull, persist } from '@portals/state/persist';
import { proxy } from 'valtio/vanilla';

type Templates = {
  practiceId: string | null;
  /** Treatments of the practice, each with whether it is ticked. */
  treatmentsToSelect: { _id: string; selected: boolean }[];
  /** Ids of those that the printed page shows. */
  selectedTreatmentsToPrint: string[];
};
const none = (): Templates => ({ practiceId: null, treatmentsToSelect: [], selectedTreatmentsToPrint: [] });

/** What is chosen to be printed, kept across reloads and in the tab that prints (membership §3 and §9). */
export const templates = proxy<Templates>(none());

const MAX = 200;
const isRow = (one: unknown) =>
  typeof one === 'object' &&
  one !== null &&
  isText(Reflect.get(one, '_id')) &&
  typeof Reflect.get(one, 'selected') === 'boolean';

persist(templates, {
  key: 'treatment-templates',
  version: 1,
  fields: {
    practiceId: orNull(isText),
    treatmentsToSelect: (value) => Array.isArray(value) && value.length <= MAX && value.every(isRow),
    selectedTreatmentsToPrint: (value) => Array.isArray(value) && value.length <= MAX && value.every(isText),
  },
  reset: () => Object.assign(templates, none()),
});

/** Shows these treatments to choose from; what was ticked of them before stays ticked. */
export function offerToPrint(practiceId: string, ids: readonly string[]): void {
  const isSame = templates.practiceId === practiceId;
  const was = new Set(
    isSame ? templates.treatmentsToSelect.filter(({ selected }) => selected).map(({ _id }) => _id) : [],
  );
  Object.assign(templates, {
    practiceId,
    treatmentsToSelect: ids.map((_id) => ({ _id, selected: was.has(_id) })),
  });
}

export function tickToPrint(ids: readonly string[], selected: boolean): void {
  templates.treatmentsToSelect = templates.treatmentsToSelect.map((one) =>
    ids.includes(one._id) ? { ...one, selected } : one,
  );
}

/** What is ticked is what the printed page shows. */
export function choosePrinted(): void {
  templates.selectedTreatmentsToPrint = templates.treatmentsToSelect
    .filter(({ selected }) => selected)
    .map(({ _id }) => _id);
}
