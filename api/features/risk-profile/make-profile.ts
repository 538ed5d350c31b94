import type { FieldFault } from '@contract/error';
import { DomainRefusal } from '@domain/refusal';
import type { Tx } from '../../db/database';
import { AppError } from '../../http/app-error';
import {
  type ChosenTables,
  offeredGroup,
  type ProfileRow,
  profilesInForce,
  publishRiskProfile,
  type StoredConfiguration,
  type TakenTables,
  withTakenTables,
} from '../risk/index';
import { practicesOfProfile, presetProfile } from './profile.reads';
import { loadProfile, type Profile } from './profile.view';

/** What somebody wants a profile to be. */
export type Wished = ChosenTables & { name: string; boardingPreset: boolean };

export type Making = { by: string; at: string; note: string | null; clonedFrom?: string };

/** The parts of a published body by their names in a request. */
const FIELD_OF: Readonly<Record<string, string>> = {
  ruleset: 'underwritingrules',
  gradeAssignment: 'gradeassignment',
  thickCla: 'thickCLA',
  thinCla: 'thinCLA',
  gradeRiskApr: 'graderiskapr',
  gradeRiskMdf: 'graderiskmdf',
};

function refuse(fields: readonly FieldFault[]): void {
  if (fields.length > 0) throw new AppError('INVALID_FIELDS', { fields: [...fields] });
}

/** What is published: the body that it is made from, with the id and version of the new one, and what is wished of it. */
export type Publication = {
  stored: StoredConfiguration;
  /** Null for a clone. */
  before: ProfileRow | null;
  wished: Wished;
  taken: TakenTables;
};

/**
 * Publishes a version of a profile that works with the version in force of each chosen table, and gives it the mark of the profile
 * that new practices begin with, where that is wished.
 * @throws AppError INVALID_FIELDS, each fault at its field.
 */
export async function publishWished(
  tx: Tx,
  { stored, before, wished, taken }: Publication,
  making: Making,
): Promise<void> {
  const { type, id } = stored.configuration.riskProfile;
  refuse([
    ...taken.faults,
    ...choiceFaults(wished, type),
    ...(await nameFaults(tx, wished.name, id)),
    ...(before ? await groupFaults(tx, before.id, wished.productGroups) : []),
    ...presetFaults(before, wished),
  ]);
  if (wished.boardingPreset) await takePreset(tx, { id, enrollment: type }, making);
  const riskProfile = { ...stored.configuration.riskProfile, name: wished.name };
  const chosen = withTakenTables(stored, taken);
  const next = { ...chosen, configuration: { ...chosen.configuration, riskProfile } };
  try {
    await publishRiskProfile(tx, next, { ...making, boardingPreset: wished.boardingPreset });
  } catch (cause) {
    if (!(cause instanceof DomainRefusal)) throw cause;
    const [part = ''] = cause.field.split(/[.[]/);
    refuse([{ field: FIELD_OF[part] ?? 'productGroups', message: cause.message }]);
    throw cause;
  }
}

/** What is wrong with a choice whatever the tables hold. */
function choiceFaults({ graderiskapr, productGroup, productGroups, ...wished }: Wished, type: string): FieldFault[] {
  const faults: FieldFault[] = [];
  const isMembership = type === 'MEMBERSHIPS';
  if (!isMembership && graderiskapr === null) faults.push({ field: 'graderiskapr', message: 'Choose a rate table.' });
  if (isMembership && graderiskapr !== null)
    faults.push({ field: 'graderiskapr', message: "Membership installments don't bear interest." });
  if (!productGroups.includes(productGroup))
    faults.push({ field: 'productGroup', message: 'Choose one of the groups its practices can use.' });
  for (const [field, ids] of Object.entries({ productGroups, thickCLA: wished.thickCLA, thinCLA: wished.thinCLA })) {
    const twice = ids.findIndex((id, place) => ids.indexOf(id) < place);
    if (twice >= 0) faults.push({ field: `${field}[${twice}]`, message: 'This table is listed twice.' });
  }
  return faults;
}

/** No two profiles share a name, those in the archive included. */
async function nameFaults(tx: Tx, name: string, id: string): Promise<FieldFault[]> {
  const key = name.toLowerCase();
  const other = (await tx.all(profilesInForce, {})).find((row) => row.id !== id && row.name.toLowerCase() === key);
  if (!other) return [];
  const where = other.archived === 1 ? ' (archived)' : '';
  return [{ field: 'name', message: `A risk profile${where} already has this name. Choose another name.` }];
}

/** A group that a practice of the profile offers from stays. */
async function groupFaults(tx: Tx, id: string, groups: readonly string[]): Promise<FieldFault[]> {
  const row = (await tx.all(profilesInForce, {})).find((one) => one.id === id);
  const before = row ? (await loadProfile(tx, row)).tables.productGroups : [];
  const faults = new Map<string, FieldFault>();
  for (const practice of await tx.all(practicesOfProfile, { id })) {
    const { groupId } = await offeredGroup(tx, practice.product_group_id);
    const left = groups.includes(groupId) ? undefined : before.find((table) => table.id === groupId);
    if (!left || faults.has(groupId)) continue;
    const message = `${practice.name} offers the ${left.name} group. Assign this practice another group first.`;
    faults.set(groupId, { field: 'productGroups', message });
  }
  return [...faults.values()];
}

/** The mark is given to another profile, never only taken away: new practices always begin with one. */
function presetFaults(before: ProfileRow | null, { boardingPreset }: Wished): FieldFault[] {
  if (before?.boarding_preset !== 1 || boardingPreset) return [];
  return [
    {
      field: 'boardingPreset',
      message: 'To change the default, set another profile as the default for new practices.',
    },
  ];
}

/** Publishes the profile that had the mark once more without it, so that whoever looks at it learns of that. */
async function takePreset(tx: Tx, of: { id: string; enrollment: string }, making: Making): Promise<void> {
  const holder = await tx.first(presetProfile, { enrollment: of.enrollment });
  if (!holder || holder.id === of.id) return;
  const row = (await tx.all(profilesInForce, {})).find((one) => one.id === holder.id);
  if (!row) return;
  const { stored } = await loadProfile(tx, row);
  const riskProfile = { ...stored.configuration.riskProfile, version: row.version + 1 };
  const note = 'Another profile became the default for new practices';
  await publishRiskProfile(
    tx,
    { ...stored, configuration: { ...stored.configuration, riskProfile } },
    { by: making.by, at: making.at, note, boardingPreset: false },
  );
}

/** A profile as it is, in the words of a wish. */
export function wishOf({ row, tables }: Profile): Wished {
  return {
    name: row.name,
    underwritingrules: tables.underwritingrules.id,
    gradeassignment: tables.gradeassignment.id,
    thickCLA: tables.thickCLA.map(({ id }) => id),
    thinCLA: tables.thinCLA.map(({ id }) => id),
    graderiskapr: tables.graderiskapr?.id ?? null,
    graderiskmdf: tables.graderiskmdf.id,
    productGroup: tables.productGroup.id,
    productGroups: tables.productGroups.map(({ id }) => id),
    boardingPreset: row.boarding_preset === 1,
  };
}
