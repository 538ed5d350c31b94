import {
  addPracticeTreatment,
  addTreatment,
  changeTreatment,
  changeTreatmentById,
  removeTreatment,
  TREATMENT_SETTINGS_MAX,
} from '@contract/treatment/calls';
import { dollarsFromCents } from '@domain/money/dollars';
import { type Context, command } from '../../command/command';
import { saveVersioned } from '../../command/save-versioned';
import type { Tx } from '../../db/database';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { type TreatmentRow, takenPractice, treatmentById, treatmentsOf } from './treatment.reads';
import { treatmentView } from './treatment.view';
import { deleteTreatment, insertTreatment, setTreatment } from './treatment.writes';
import { keyOf } from './treatment-key';

type StaffContext = Context<StaffActor>;
type Content = { total_price: number; procedure: string; allerganTreatment: boolean };
type Change = Content & { practicemanagement?: string | undefined; version?: number | undefined };

function refuse(message: string, field = 'procedure'): never {
  throw new AppError('INVALID_FIELDS', { fields: [{ field, message }] });
}

/** @param exceptId the treatment that is changed itself */
async function refuseTwice(tx: Tx, practiceId: string, { name, exceptId }: { name: string; exceptId?: string }) {
  await tx.first(takenPractice, { id: practiceId });
  const others = (await treatmentsOf(tx, [practiceId])).filter(({ id }) => id !== exceptId);
  if (others.length >= TREATMENT_SETTINGS_MAX)
    refuse(`A practice can have up to ${TREATMENT_SETTINGS_MAX} treatments.`);
  if (others.some(({ name_key }) => name_key === keyOf(name))) refuse('The practice already has this treatment.');
}

const columnsOf = ({ total_price: cents, procedure: name, allerganTreatment }: Content) => ({
  name,
  name_key: keyOf(name),
  price_cents: cents,
  is_allergan: allerganTreatment ? (1 as const) : (0 as const),
});

type Told = Pick<TreatmentRow, 'name' | 'price_cents' | 'is_allergan'>;

const detailOf = ({ name, price_cents: cents, is_allergan }: Told) =>
  `${name}, $${dollarsFromCents(cents)}${is_allergan ? ', Allergan' : ''}`;

/** @throws AppError INVALID_FIELDS for a treatment that the practice has, or one too many. */
async function add({ tx, deps, now, record }: StaffContext, practiceId: string, content: Content) {
  await refuseTwice(tx, practiceId, { name: content.procedure });
  const row = { id: deps.newId(), practice_id: practiceId, ...columnsOf(content), created_at: now, version: 1 };
  await tx.run(insertTreatment, row);
  await record('treatment.added', { practiceId, id: row.id, detail: { after: detailOf(row) } });
  return { treatment: treatmentView(row) };
}

/** A treatment while nobody else changes those of its practice. @throws AppError INVALID_FIELDS for a practice that is not its own. */
async function takeTreatment(tx: Tx, id: string, practiceId?: string): Promise<TreatmentRow | undefined> {
  const found = await tx.first(treatmentById, { id });
  if (found) await tx.first(takenPractice, { id: found.practice_id });
  const row = found && (await tx.first(treatmentById, { id }));
  if (row && practiceId !== undefined && practiceId !== row.practice_id)
    refuse("You can't move a treatment to another practice.", 'practicemanagement');
  return row;
}

/**
 * @throws AppError NOT_FOUND where a colleague removed it meanwhile, STALE where one changed it, INVALID_FIELDS for the name of
 * another one, and for a practice that is not the treatment's.
 */
async function change(context: StaffContext, id: string, given: Change) {
  const { tx } = context;
  const { version, practicemanagement, ...content } = given;
  const saved = await saveVersioned(context, {
    read: () => takeTreatment(tx, id, practicemanagement),
    seen: version,
    write: setTreatment,
    change: async (before) => {
      const { practice_id: practiceId } = before;
      await refuseTwice(tx, practiceId, { name: content.procedure, exceptId: id });
      const after = { ...before, ...columnsOf(content) };
      const detail = { before: detailOf(before), after: detailOf(after) };
      return detail.before === detail.after ? undefined : { after, action: 'treatment.changed', practiceId, detail };
    },
  });
  return { treatment: treatmentView(saved) };
}

/** Source: decision 25, which says what is where. */
export const addOne = command(addTreatment)(({ body: { practicemanagement, ...content } }, context) =>
  add(context, practicemanagement, content),
);
export const addToPractice = command(addPracticeTreatment)(
  ({ params, body: { practicemanagement: _, ...content } }, context) => add(context, params.id, content),
);
export const changeNamed = command(changeTreatment)(({ body: { _id, ...content } }, context) =>
  change(context, _id, content),
);
export const changeOfPath = command(changeTreatmentById)(({ params, body: { _id, ...content } }, context) =>
  change(context, params.id, content),
);

/** @throws AppError NOT_FOUND once it is removed. */
export const removeOne = command(removeTreatment)(async ({ params: { id } }, { tx, record }) => {
  const row = await tx.first(treatmentById, { id });
  if (!row || (await tx.run(deleteTreatment, { id })) !== 1) throw new AppError('NOT_FOUND');
  await record('treatment.removed', { practiceId: row.practice_id, id, detail: { before: row.name } });
  return { _id: id };
});
