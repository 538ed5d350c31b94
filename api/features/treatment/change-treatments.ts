import {
  addPracticeTreatment,
  addTreatment,
  changeTreatment,
  changeTreatmentById,
  removeTreatment,
  TREATMENT_SETTINGS_MAX,
} from '@contract/treatment/calls';
import { dollarsFromCents } from '@domain/money/dollars';
import { type Context, changeOne, command, refuseStale } from '../../command/command';
import type { Tx } from '../../db/database';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { type TreatmentRow, takenPractice, treatmentById, treatmentsOf } from './treatment.reads';
import { treatmentView } from './treatment.view';
import { deleteTreatment, insertTreatment, setTreatment } from './treatment.writes';

type StaffContext = Context<StaffActor>;
type Content = { total_price: number; procedure: string; allerganTreatment: boolean };
type Change = Content & { practicemanagement?: string | undefined; version?: number | undefined };

function refuse(message: string, field = 'procedure'): never {
  throw new AppError('INVALID_FIELDS', { fields: [{ field, message }] });
}

const keyOf = (name: string) => name.toLowerCase().replace(/\s+/g, ' ');

/** @param exceptId the treatment that is changed itself */
async function refuseTwice(tx: Tx, practiceId: string, { name, exceptId }: { name: string; exceptId?: string }) {
  await tx.first(takenPractice, { id: practiceId });
  const others = (await treatmentsOf(tx, [practiceId])).filter(({ id }) => id !== exceptId);
  if (others.length >= TREATMENT_SETTINGS_MAX) refuse(`A practice keeps ${TREATMENT_SETTINGS_MAX} treatments at most.`);
  if (others.some(({ name_key }) => name_key === keyOf(name))) refuse('The practice has this treatment already.');
}

const columnsOf = ({ total_price: cents, procedure: name, allerganTreatment }: Content) => ({
  name,
  name_key: keyOf(name),
  price_cents: cents,
  is_allergan: allerganTreatment ? (1 as const) : (0 as const),
});

const detailOf = ({ name, price_cents: cents, is_allergan }: ReturnType<typeof columnsOf>) =>
  `${name}, $${dollarsFromCents(cents)}${is_allergan ? ', Allergan' : ''}`;

/** @throws AppError INVALID_FIELDS for a treatment that the practice has, or one too many. */
async function add({ tx, deps, now, record }: StaffContext, practiceId: string, content: Content) {
  await refuseTwice(tx, practiceId, { name: content.procedure });
  const row = { id: deps.newId(), practice_id: practiceId, ...columnsOf(content), created_at: now, version: 1 };
  await tx.run(insertTreatment, row);
  await record('treatment.added', { practiceId, id: row.id, detail: { after: detailOf(row) } });
  return { treatment: treatmentView(row) };
}

/** A treatment while nobody else changes those of its practice. @throws AppError NOT_FOUND */
async function takeTreatment(tx: Tx, id: string): Promise<TreatmentRow> {
  const found = await tx.first(treatmentById, { id });
  if (found) await tx.first(takenPractice, { id: found.practice_id });
  const row = found && (await tx.first(treatmentById, { id }));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/**
 * @throws AppError NOT_FOUND where a colleague removed it meanwhile, STALE where one changed it, INVALID_FIELDS for the name of
 * another one, and for a practice that is not the treatment's.
 */
async function change({ tx, record, leaveNoRow }: StaffContext, id: string, given: Change) {
  const { version, practicemanagement: practiceId, ...content } = given;
  const before = await takeTreatment(tx, id);
  if ((practiceId ?? before.practice_id) !== before.practice_id)
    refuse('A treatment stays with its practice.', 'practicemanagement');
  refuseStale(version, before);
  await refuseTwice(tx, before.practice_id, { name: content.procedure, exceptId: id });
  const after = { ...before, ...columnsOf(content) };
  const had = detailOf({ ...before, is_allergan: before.is_allergan === 1 ? 1 : 0 });
  if (had === detailOf(after)) {
    leaveNoRow('the treatment stays as it was');
    return { treatment: treatmentView(before) };
  }
  await changeOne(tx, setTreatment, after);
  await record('treatment.changed', {
    practiceId: before.practice_id,
    id,
    detail: { before: had, after: detailOf(after) },
  });
  return { treatment: treatmentView({ ...after, version: before.version + 1 }) };
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
