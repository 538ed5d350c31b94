import type { TableAct } from '@contract/audit-log/actions';
import { differenceOf } from '@contract/versioned-tables/difference';
import { nameList } from '@domain/name-list';
import type { Context } from '../command/command';
import type { StaffActor } from '../http/actor';
import { AppError } from '../http/app-error';
import {
  addTable,
  addVersion,
  contentOf,
  fieldsOf,
  getVersion,
  type Making,
  type Named,
  namedOf,
  refuseFaults,
  type Source,
  sameAs,
  takeTable,
} from './make-version';
import { publishControl } from './publish-control.reads';
import { tableView } from './table.view';
import type { HeadRow, VersionRow } from './tables.reads';
import { setArchived } from './tables.writes';

type Work = Context<StaffActor>;
/** What a command has, and the kind of table that it is about. */
type Desk = Work & { source: Source };
type Body = Readonly<Record<string, unknown>>;

/** The names of the audit trail; the kind of table is the object's type. */
/**
 * Makes the next version with what was typed, in force at once. What changes nothing makes none, and a request that comes
 * twice finds what it made.
 * @throws AppError NOT_FOUND; STALE with what was changed meanwhile, and for a table in the archive; INVALID_FIELDS naming the cells.
 */
export async function putVersion(
  source: Source,
  { id, body }: { id: string; body: Body & { name: string; version: number; note: string } },
  context: Work,
) {
  const desk = { ...context, source };
  const head = await takeUsable(desk, id);
  const before = await getVersion(desk, id, head.version);
  const wanted: Named = { name: body.name, content: fieldsOf(source, body) };
  if (body.version !== head.version) {
    const isOwn = before.from_version === body.version && before.made_by_id === context.actor.staffId;
    if (!isOwn || !sameAs(namedOf(before), wanted)) await refuseAsStale(desk, before, body.version);
  }
  if (sameAs(namedOf(before), wanted)) {
    context.leaveNoRow('the table stays the same');
    return shown(desk, before);
  }
  await refuseAlone(desk, id);
  await refuseFaults(desk, wanted, { tableId: id, before: contentOf(before) });
  const making = makingOf(context, body.note);
  const made = await addVersion(desk, { ...wanted, before, restoredVersion: null }, making);
  await recordAct(desk, 'version_made', made);
  return shown(desk, made);
}

/**
 * Makes the next version with the cells of an earlier one; the name stays.
 * @throws AppError as `putVersion`
 */
export async function restoreVersion(
  source: Source,
  { id, body }: { id: string; body: { restore: number; version: number; note: string } },
  context: Work,
) {
  const desk = { ...context, source };
  const head = await takeUsable(desk, id);
  const before = await getVersion(desk, id, head.version);
  if (body.version !== head.version) await refuseAsStale(desk, before, body.version);
  const earlier = await getVersion(desk, id, body.restore);
  const wanted: Named = { name: before.name, content: contentOf(earlier) };
  if (sameAs(namedOf(before), wanted)) {
    context.leaveNoRow('the table stays the same');
    return shown(desk, before);
  }
  await refuseAlone(desk, id);
  await refuseFaults(desk, wanted, { tableId: id, before: contentOf(before) });
  const next = { ...wanted, before, restoredVersion: earlier.version };
  const made = await addVersion(desk, next, makingOf(context, body.note));
  await recordAct(desk, 'version_restored', made);
  return shown(desk, made);
}

/**
 * Makes a new table from nothing; nothing uses it yet.
 * @throws AppError INVALID_FIELDS naming the cells or the name.
 */
export async function createTable(
  source: Source,
  { body }: { body: Body & { name: string; note?: string | undefined } },
  context: Work,
) {
  const desk = { ...context, source };
  const wanted: Named = { name: body.name, content: fieldsOf(source, body) };
  await refuseFaults(desk, wanted, { tableId: null, before: wanted.content });
  const made = await addTable(desk, { ...wanted, id: context.deps.newId() }, makingOf(context, body.note ?? null));
  await recordAct(desk, 'created', made);
  return shown(desk, made);
}

/**
 * Makes a new table from another, which may lie in the archive; nothing uses it yet.
 * @throws AppError NOT_FOUND; INVALID_FIELDS naming the cells or the name.
 */
export async function cloneTable(
  source: Source,
  { id, body }: { id: string; body: Body & { name: string; note?: string } },
  context: Work,
) {
  const desk = { ...context, source };
  const head = await takeTable(desk, id);
  const before = await getVersion(desk, id, head.version);
  const wanted: Named = { name: body.name, content: fieldsOf(source, body) };
  await refuseFaults(desk, wanted, { tableId: null, before: contentOf(before) });
  const changes = differenceOf(source.declaration, namedOf(before), wanted).length;
  const next = { ...wanted, id: context.deps.newId(), clonedFrom: id, changes };
  const made = await addTable(desk, next, makingOf(context, body.note ?? null));
  await recordAct(desk, 'cloned', made);
  return shown(desk, made);
}

/**
 * Puts a table into the archive or takes it out again.
 * @throws AppError NOT_FOUND; RULES_FORBID naming what works with it.
 */
export async function archiveTable(
  source: Source,
  { id, body }: { id: string; body: { archived: boolean } },
  context: Work,
) {
  const { tx, actor, now } = context;
  const desk = { ...context, source };
  const head = await takeTable(desk, id);
  const row = await getVersion(desk, id, head.version);
  if ((head.archived_at !== null) === body.archived) {
    context.leaveNoRow('it is there already');
    return shown(desk, row, body.archived);
  }
  const users = (await source.usersOf(tx)).get(id) ?? [];
  if (body.archived && users.length > 0) {
    throw new AppError('RULES_FORBID', {
      userMessage: `${nameList.format(users)} ${users.length > 1 ? 'use' : 'uses'} this table.`,
    });
  }
  const mark = body.archived ? { at: now, by: actor.name } : { at: null, by: null };
  await tx.run(setArchived, { kind: source.declaration.key, id, ...mark });
  await recordAct(desk, body.archived ? 'archived' : 'taken_from_archive', row);
  return shown(desk, row, body.archived);
}

/** @throws AppError NOT_FOUND; STALE for a table that somebody put into the archive. */
async function takeUsable(desk: Desk, id: string): Promise<HeadRow> {
  const head = await takeTable(desk, id);
  if (head.archived_at !== null) {
    const userMessage = 'This table is archived. Restore it before you change it.';
    throw new AppError('STALE', { userMessage, extra: { version: head.version, changes: [] } });
  }
  return head;
}

const IN_DRAFTS =
  "Changes to tables in use need two people. Save this change to a risk profile's draft, and a colleague will publish it.";

/** What is in use takes force by a draft where a second person is asked for. @throws AppError RULES_FORBID */
async function refuseAlone({ tx, deps, source }: Desk, id: string): Promise<void> {
  if (((await source.usersOf(tx)).get(id) ?? []).length === 0) return;
  const { needsSecondPerson } = await publishControl(tx, deps.config);
  if (needsSecondPerson) throw new AppError('RULES_FORBID', { userMessage: IN_DRAFTS });
}

/** @throws AppError STALE, always: it tells who was quicker and what is different since the version that was seen. */
async function refuseAsStale(desk: Desk, now: VersionRow, seenVersion: number): Promise<never> {
  const seen = seenVersion < now.version ? await getVersion(desk, now.id, seenVersion) : undefined;
  const changes = seen ? differenceOf(desk.source.declaration, namedOf(seen), namedOf(now)) : [];
  throw new AppError('STALE', {
    userMessage: `${now.made_by} saved version ${now.version} after you opened this one. Your changes weren't saved.`,
    extra: { version: now.version, changes },
  });
}

function makingOf({ actor, now }: Work, note: string | null): Making {
  return { by: actor.name, byId: actor.staffId, at: now, note };
}

function recordAct({ record, source }: Desk, act: TableAct, row: VersionRow): Promise<void> {
  const { id, version, hash, changes, from_version: fromVersion, restored_version: restored, cloned_from: from } = row;
  return record(`credit_table.${act}`, {
    practiceId: null,
    id,
    type: source.declaration.key,
    detail: { version, hash, changes, fromVersion, restored, clonedFrom: from },
  });
}

async function shown({ tx, source }: Desk, row: VersionRow, archived = false) {
  const usedBy = (await source.usersOf(tx)).get(row.id);
  return tableView(row, { isCurrent: true, archived, usedBy });
}
