import type { chooseDraftTable, saveDraftTable, takeTableOutOfDraft } from '@contract/credit-draft/calls';
import type { Decoded } from '@contract/endpoint';
import { differenceOf } from '@contract/versioned-tables/difference';
import { canonicalJson } from '@domain/underwriting/canonical-json';
import type { Tx } from '../../db/database';
import { AppError } from '../../http/app-error';
import { checkedContent } from '../../versioned-table/checked-content';
import { contentOf, namedOf, refuseFaults, sameAs } from '../../versioned-table/make-version';
import { versionOfTable } from '../../versioned-table/tables.reads';
import { affectedProfiles, draftedProfile, nextVersionRow, profilesWithTable, sha256, tableKind } from '../risk/index';
import { type DraftRow, takenDraft } from './draft.reads';
import { dropChange, dropChoice, insertDraft, putChange, putChoice } from './draft.writes';
import { addEvent, type DraftWork, moveOn, refuseClosed, takeDraft } from './draft-desk';
import { faultsOfTable } from './draft-faults';
import { contentOfDraft, draftedTables, getProfile, tableInForce } from './draft-state';

type Of<E extends typeof saveDraftTable | typeof takeTableOutOfDraft | typeof chooseDraftTable> = Pick<
  Decoded<E>,
  'params' | 'body'
>;

/** The declaration of a kind. @throws AppError NOT_FOUND for one that no profile works with. */
function kindNamed(kind: string) {
  try {
    return tableKind(kind).source;
  } catch {
    throw new AppError('NOT_FOUND');
  }
}

/**
 * Saves a table's changed content into the draft of a profile, and opens the draft with it where there is none. Content that says
 * what the version in force says takes the change out.
 * @throws AppError NOT_FOUND; STALE when the table or the draft moved on; RULES_FORBID for a draft that is proposed, or a table that
 * the profile does not work with; INVALID_FIELDS naming the cells.
 */
export async function saveTable({ params, body }: Of<typeof saveDraftTable>, context: DraftWork): Promise<void> {
  const { tx, actor, now } = context;
  const { id: profileId, kind, tableId } = params;
  const source = kindNamed(kind);
  const draft = await draftToChange(context, profileId, body.draftVersion);
  const before = await usableTable(tx, { profileId, kind, tableId, draft });
  if (before.version !== body.version) {
    const seen =
      body.version < before.version ? await namedAt(tx, { kind, id: tableId, version: body.version }) : namedOf(before);
    const changes = differenceOf(source.declaration, seen, namedOf(before));
    const userMessage = `${before.made_by} saved version ${before.version} after you opened this one. Your changes weren't saved.`;
    throw new AppError('STALE', { userMessage, extra: { version: before.version, changes } });
  }
  const content = checkedContent(source, body.content);
  const named = { name: body.name, content };
  if (sameAs(namedOf(before), named)) {
    if (draft) await takeOut(context, draft, { kind, tableId, name: before.name });
    else context.leaveNoRow('the table stays the same');
    return;
  }
  const text = canonicalJson(content);
  const held = { kind, name: body.name, content: text, hash: sha256(text) };
  await refuseFaults({ tx, source }, named, { tableId, before: contentOf(before) });
  await refuseUnfit(tx, profileId, {
    draft,
    row: nextVersionRow({ ...held, id: tableId, fromVersion: before.version }),
  });
  const open = draft ?? (await openNew(context, profileId));
  await tx.run(putChange, {
    ...held,
    draft_id: open.id,
    table_id: tableId,
    from_version: before.version,
    changed_by_id: actor.staffId,
    changed_by: actor.name,
    changed_at: now,
  });
  const cells = differenceOf(source.declaration, namedOf(before), named).length;
  await moveOn(context, open, { act: 'TABLE_SAVED', told: { note: body.name, detail: { kind, tableId, cells } } });
}

/** Takes the change of a table out. @throws AppError NOT_FOUND, STALE, RULES_FORBID */
export async function takeTableOut(
  { params, body }: Of<typeof takeTableOutOfDraft>,
  context: DraftWork,
): Promise<void> {
  const { id: profileId, kind, tableId } = params;
  const draft = await takeDraft(context, profileId, body.version);
  refuseClosed(draft);
  const { name } = await tableInForce(context.tx, kind, tableId);
  await takeOut(context, draft, { kind, tableId, name });
}

/**
 * Has the draft work with another table of the same kind in the place of one, or, with null, with that one again.
 * @throws AppError NOT_FOUND; STALE; RULES_FORBID for a table in the archive or one that the profile works with already.
 */
export async function chooseTable({ params, body }: Of<typeof chooseDraftTable>, context: DraftWork): Promise<void> {
  const { tx, actor, now } = context;
  const { id: profileId, kind, tableId } = params;
  kindNamed(kind);
  const draft = await draftToChange(context, profileId, body.draftVersion);
  if (!(await profilesWithTable(tx, kind, tableId)).has(profileId)) throw new AppError('NOT_FOUND');
  if (body.chosenId === null || body.chosenId === tableId) {
    if (!draft) return context.leaveNoRow('nothing was chosen');
    await tx.run(dropChoice, { draftId: draft.id, kind, tableId });
    const { name } = await tableInForce(tx, kind, tableId);
    await moveOn(context, draft, {
      act: 'TABLE_CHOSEN',
      told: { note: name, detail: { kind, tableId, chosenId: tableId } },
    });
    return;
  }
  const chosen = await tableInForce(tx, kind, body.chosenId);
  if (chosen.isArchived) throw new AppError('RULES_FORBID', { userMessage: 'This table is archived.' });
  if ((await profilesWithTable(tx, kind, chosen.id)).has(profileId))
    throw new AppError('RULES_FORBID', { userMessage: 'The profile already uses this table.' });
  const open = draft ?? (await openNew(context, profileId));
  const by = { changed_by_id: actor.staffId, changed_by: actor.name, changed_at: now };
  await tx.run(putChoice, { draft_id: open.id, kind, table_id: tableId, chosen_id: chosen.id, ...by });
  const detail = { kind, tableId, chosenId: chosen.id };
  await moveOn(context, open, { act: 'TABLE_CHOSEN', told: { note: chosen.name, detail } });
}

/** @throws AppError STALE when there is one that was not seen, or the other way round; RULES_FORBID */
async function draftToChange(
  context: DraftWork,
  profileId: string,
  seen: number | null,
): Promise<DraftRow | undefined> {
  if (seen !== null) {
    const draft = await takeDraft(context, profileId, seen);
    refuseClosed(draft);
    return draft;
  }
  await getProfile(context.tx, profileId);
  const other = await context.tx.first(takenDraft, { profileId });
  if (other) {
    const userMessage = `${other.opened_by} opened a draft of this profile after you opened yours. Your changes weren't saved.`;
    throw new AppError('STALE', { userMessage, extra: { version: other.version } });
  }
  return undefined;
}

/** The first who saves opens the draft: the index lets one through, and the other finds it. */
async function openNew(context: DraftWork, profileId: string): Promise<DraftRow> {
  const { tx, deps, actor, now } = context;
  const profile = await getProfile(tx, profileId);
  await tx.run(insertDraft, {
    id: deps.newId(),
    profile_id: profileId,
    base_version: profile.version,
    status: 'OPEN',
    version: 1,
    opened_by_id: actor.staffId,
    opened_by: actor.name,
    opened_at: now,
  });
  const draft = await tx.first(takenDraft, { profileId });
  if (!draft) throw new AppError('STALE');
  await addEvent(context, draft, 'OPENED', { detail: { version: profile.version } });
  return draft;
}

/** A table that the profile works with, or that the draft chose. @throws AppError NOT_FOUND, RULES_FORBID */
async function usableTable(
  tx: Tx,
  of: { profileId: string; kind: string; tableId: string; draft: DraftRow | undefined },
) {
  const { profileId, kind, tableId, draft } = of;
  const table = await tableInForce(tx, kind, tableId);
  if (table.isArchived) throw new AppError('RULES_FORBID', { userMessage: 'This table is archived.' });
  const isUsed = (await profilesWithTable(tx, kind, tableId)).has(profileId);
  const { choices } = draft ? await contentOfDraft(tx, draft.id) : { choices: [] };
  const isChosen = choices.some((choice) => choice.kind === kind && choice.chosen_id === tableId);
  if (!isUsed && !isChosen)
    throw new AppError('RULES_FORBID', { userMessage: "This risk profile doesn't use that table." });
  return table;
}

async function namedAt(tx: Tx, of: { kind: string; id: string; version: number }) {
  const row = await tx.first(versionOfTable, of);
  if (!row) throw new AppError('NOT_FOUND');
  return namedOf(row);
}

/** What the plans of the profiles say against it, at its cells. @throws AppError INVALID_FIELDS */
async function refuseUnfit(
  tx: Tx,
  profileId: string,
  { draft, row }: { draft: DraftRow | undefined; row: ReturnType<typeof nextVersionRow> },
): Promise<void> {
  const held = draft
    ? draftedTables(profileId, await contentOfDraft(tx, draft.id))
    : { profileId, drafted: [], choices: [] };
  const drafted = [...held.drafted.filter((one) => one.kind !== row.kind || one.id !== row.id), row];
  const profiles = [];
  for (const id of await affectedProfiles(tx, profileId, drafted))
    profiles.push(await draftedProfile(tx, id, { ...held, drafted }));
  const of = { kind: row.kind, tableId: row.id, content: contentOf(row) };
  const fields = await faultsOfTable(tx, of, profiles);
  if (fields.length > 0) throw new AppError('INVALID_FIELDS', { fields });
}

async function takeOut(
  context: DraftWork,
  draft: DraftRow,
  { kind, tableId, name }: { kind: string; tableId: string; name: string },
): Promise<void> {
  if ((await context.tx.run(dropChange, { draftId: draft.id, kind, tableId })) === 0) {
    context.leaveNoRow('the draft does not change this table');
    return;
  }
  await moveOn(context, draft, { act: 'TABLE_TAKEN_OUT', told: { note: name, detail: { kind, tableId } } });
}
