import { archiveRiskProfile, cloneRiskProfile, updateRiskProfile } from '@contract/risk-profile/calls';
import { nameList } from '@domain/name-list';
import { canonicalJson } from '@domain/underwriting/canonical-json';
import { type Context, command } from '../../command/command';
import type { Tx } from '../../db/database';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { publishControl } from '../../versioned-table/publish-control.reads';
import {
  currentProfile,
  markArchived,
  profilesInForce,
  storedConfiguration,
  tablesOfProfile,
  takenProfile,
  takeTables,
} from '../risk/index';
import { publishWished, type Wished, wishOf } from './make-profile';
import { versionsOfProfile } from './profile.reads';
import { loadProfile, type Profile, type ProfileView, profileView } from './profile.view';
import { changesBetween } from './profile-changes';

type Work = Context<StaffActor>;

/**
 * A profile, taken until the transaction ends with all others: names and the mark for new practices are of one profile each.
 * @throws AppError NOT_FOUND
 */
async function takeProfile(tx: Tx, id: string): Promise<Profile> {
  const rows = await tx.all(profilesInForce, {});
  // In one order whoever takes them.
  for (const other of rows.map((row) => row.id).toSorted()) await tx.all(takenProfile, { id: other });
  const row = await tx.first(currentProfile, { id });
  if (!row) throw new AppError('NOT_FOUND');
  return loadProfile(tx, row);
}

/** The wish of a body, in which more stands. */
const wishedOf = (body: Wished): Wished => ({
  name: body.name,
  underwritingrules: body.underwritingrules,
  gradeassignment: body.gradeassignment,
  thickCLA: body.thickCLA,
  thinCLA: body.thinCLA,
  graderiskapr: body.graderiskapr,
  graderiskmdf: body.graderiskmdf,
  productGroup: body.productGroup,
  productGroups: body.productGroups,
  boardingPreset: body.boardingPreset,
});
const isSame = (one: Wished, other: Wished) => canonicalJson(one) === canonicalJson(other);

async function shown(tx: Tx, id: string): Promise<ProfileView> {
  const row = await tx.first(currentProfile, { id });
  if (!row) throw new AppError('NOT_FOUND');
  return profileView(await loadProfile(tx, row));
}

/**
 * Makes the next version of a profile. The next decision takes it; those already made name the version before.
 * @throws AppError NOT_FOUND; STALE with what was changed meanwhile, and for one in the archive; INVALID_FIELDS naming the field;
 * RULES_FORBID where a second person publishes.
 * Source: provider-admin §7 Credit portal.
 */
export const changeProfile = command(updateRiskProfile)(async ({ params: { id }, body }, context) => {
  const { tx, actor, now, leaveNoRow } = context;
  const wished = wishedOf(body);
  const taken = await takeTables(tx, wished);
  const before = await takeProfile(tx, id);
  const { row } = before;
  if (row.archived === 1) {
    const userMessage = 'This profile is archived. Restore it before you change it.';
    throw new AppError('STALE', { userMessage, extra: { version: row.version, changes: [] } });
  }
  const isAgain = body.version === row.version - 1 && row.published_by === actor.name && isSame(wishOf(before), wished);
  if (body.version !== row.version && !isAgain) await refuseAsStale(tx, before, body.version);
  if (isSame(wishOf(before), wished)) {
    leaveNoRow('the profile stays as it is');
    return profileView(before);
  }
  await refuseAlone(context, before, wished);
  const next = versionAfter(before);
  await publishWished(tx, { stored: next, before: row, wished, taken }, { by: actor.name, at: now, note: body.note });
  await recordAct(context, 'version_made', { id, name: wished.name, version: row.version + 1, nameBefore: row.name });
  return shown(tx, id);
});

/**
 * Makes a new profile from another, which may lie in the archive; no practice has it yet.
 * @throws AppError NOT_FOUND; INVALID_FIELDS naming the field.
 * Source: provider-admin §7 Credit portal.
 */
export const cloneProfile = command(cloneRiskProfile)(async ({ body }, context) => {
  const { tx, actor, now, deps } = context;
  const wished = wishedOf(body);
  const taken = await takeTables(tx, wished);
  const { stored } = await takeProfile(tx, body._id);
  const id = deps.newId();
  const riskProfile = { ...stored.configuration.riskProfile, id, version: 1 };
  const next = { ...stored, configuration: { ...stored.configuration, riskProfile } };
  const making = { by: actor.name, at: now, note: body.note ?? null, clonedFrom: body._id };
  await publishWished(tx, { stored: next, before: null, wished, taken }, making);
  await recordAct(context, 'cloned', { id, name: wished.name, version: 1, clonedFrom: body._id });
  return shown(tx, id);
});

/**
 * Puts a profile into the archive or takes it out again: then with its tables as they are by now, as a version of its own.
 * @throws AppError NOT_FOUND; RULES_FORBID naming the practices that it decides for, or the table that is in the archive.
 * Source: provider-admin §7 Credit portal.
 */
export const archiveProfile = command(archiveRiskProfile)(async ({ params: { id }, body: { archived } }, context) => {
  const { tx, leaveNoRow } = context;
  const seen = await tx.first(currentProfile, { id });
  if (!seen) throw new AppError('NOT_FOUND');
  const taken = await takeTables(tx, wishOf(await loadProfile(tx, seen)));
  const before = await takeProfile(tx, id);
  const { row } = before;
  if ((row.archived === 1) === archived) {
    leaveNoRow('it is there already');
    return profileView(before);
  }
  if (archived) {
    refuseInUse(before);
    await tx.run(markArchived, { id, archived: 1 });
  } else {
    const [fault] = taken.faults;
    if (fault) throw new AppError('RULES_FORBID', { userMessage: `${fault.message} Remove that table first.` });
    const making = { by: context.actor.name, at: context.now, note: 'Restored from archive' };
    await publishWished(tx, { stored: versionAfter(before), before: row, wished: wishOf(before), taken }, making);
  }
  const { name, version } = row;
  await recordAct(context, archived ? 'archived' : 'taken_from_archive', { id, name, version });
  return shown(tx, id);
});

function versionAfter({ stored, row }: Profile): Profile['stored'] {
  const riskProfile = { ...stored.configuration.riskProfile, version: row.version + 1 };
  return { ...stored, configuration: { ...stored.configuration, riskProfile } };
}

/** @throws AppError RULES_FORBID */
function refuseInUse({ row, practices }: Profile): void {
  if (practices.length > 0) {
    const names = nameList.format(practices.map(({ name }) => name));
    const userMessage = `Used by ${names}. Assign these practices another risk profile first.`;
    throw new AppError('RULES_FORBID', { userMessage });
  }
  if (row.boarding_preset === 1) {
    const userMessage = 'This is the default profile for new practices. Choose another default first.';
    throw new AppError('RULES_FORBID', { userMessage });
  }
}

/** @throws AppError STALE, always: it tells who was quicker and what is different since the version that was seen. */
async function refuseAsStale(tx: Tx, { row, tables }: Profile, seenVersion: number): Promise<never> {
  const seen = (await tx.all(versionsOfProfile, { id: row.id })).find(({ version }) => version === seenVersion);
  const before = seen && (await tablesOfProfile(tx, await storedConfiguration(tx, seen.config_hash)));
  const changes =
    seen && before
      ? changesBetween(
          { name: seen.name, boardingPreset: seen.boarding_preset === 1, tables: before },
          { name: row.name, boardingPreset: row.boarding_preset === 1, tables },
        )
      : [];
  throw new AppError('STALE', {
    userMessage: `${row.published_by} published version ${row.version} after you opened this one. Your changes weren't saved.`,
    extra: { version: row.version, changes },
  });
}

/**
 * Where a second person publishes, nobody gives a profile in use other tables alone: that goes by its draft.
 * @throws AppError RULES_FORBID
 */
async function refuseAlone({ tx, deps }: Work, before: Profile, wished: Wished): Promise<void> {
  if (before.practices.length === 0) return;
  // What practices can be given, and which of them begin with it, is no part of a decision.
  const { name, boardingPreset, productGroup, productGroups } = wished;
  const deciding = { ...wishOf(before), name, boardingPreset, productGroup, productGroups };
  if (isSame(deciding, wished)) return;
  const { needsSecondPerson } = await publishControl(tx, deps.config);
  if (!needsSecondPerson) return;
  const userMessage =
    'Practices use this profile, so a second person has to publish its changes. Make them in its draft.';
  throw new AppError('RULES_FORBID', { userMessage });
}

type Act = 'version_made' | 'cloned' | 'archived' | 'taken_from_archive';

function recordAct(
  { record }: Work,
  act: Act,
  { id, ...detail }: { id: string; name: string; version: number; nameBefore?: string; clonedFrom?: string },
): Promise<void> {
  return record(`risk_profile.${act}`, { practiceId: null, id, detail });
}
