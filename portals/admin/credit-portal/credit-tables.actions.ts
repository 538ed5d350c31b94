import type { Message } from '@contract/messages/message';
import { ofTable } from '@contract/versioned-tables/of-table';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { forgetAlong } from '@portals/state/persist';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { tableOutOfArchive, tableUnchanged } from './copy';
import { creditTables, type Typed, typedKey } from './credit-tables.store';
import type { CreditTable, Draft } from './table-kind';
import { kindOf, type TableKindKey } from './table-kinds';

const kindNow = () => kindOf(creditTables.kind);
const forgetLooks = () => {
  for (const one of [creditTables.history, creditTables.difference]) resetResource<unknown>(one);
};

/** Goes over to another kind. What was typed on tables of the one before stays. */
function takeKind(kind: TableKindKey): void {
  if (creditTables.kind === kind) return;
  for (const one of [creditTables.list, creditTables.table]) resetResource<unknown>(one);
  forgetLooks();
  creditTables.kind = kind;
}

export async function loadTables(kind: TableKindKey, archived: boolean): Promise<void> {
  takeKind(kind);
  const { calls, declaration } = kindNow();
  const query = archived ? { archived: 'true' as const } : {};
  await load(creditTables.list, async (signal) => {
    const answer = await call(calls.list, { query }, { signal });
    // The declaration says under which name the call answers.
    const tables = answer[(declaration.listName ?? 'data') as 'data'];
    return { canEdit: answer.canEdit, tables };
  });
}

/** Shows a table. What was typed on it is there again, on its version of now. */
export async function openTable(kind: TableKindKey, id: string): Promise<void> {
  takeKind(kind);
  if (creditTables.table.data?._id !== id) {
    resetResource(creditTables.table);
    forgetLooks();
  }
  await load(creditTables.table, async (signal) => {
    const table = await call(kindNow().calls.read, { params: { id } }, { signal });
    await standOn(kind, table);
    return table;
  });
}

export async function loadHistory(id: string): Promise<void> {
  const { calls } = kindNow();
  await load(creditTables.history, async (signal) => (await call(calls.versions, { params: { id } }, { signal })).data);
}

export async function compareVersions(id: string, from: number, to: number): Promise<void> {
  const input = { params: { id }, query: { from: String(from), to: String(to) } };
  await load(creditTables.difference, (signal) => call(kindNow().calls.difference, input, { signal }));
}

/** Before the tab is closed or loaded anew, the browser asks. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

function keep(kind: TableKindKey, id: string, typed: Typed | null): void {
  const key = typedKey(kind, id);
  if (typed && (typed.conflict || Object.keys(typed.draft).length > 0)) creditTables.typed[key] = typed;
  else delete creditTables.typed[key];
  if (Object.keys(creditTables.typed).length > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

// The session is over, and nobody could save it.
forgetAlong('credit-tables', () => {
  if (Object.keys(creditTables.typed).length > 0) window.removeEventListener('beforeunload', ask);
  creditTables.typed = {};
});

/** What is typed on the table that is on the screen. */
export function setDraft(draft: Draft): void {
  const { kind, table } = creditTables;
  if (!table.data) return;
  const before = creditTables.typed[typedKey(kind, table.data._id)];
  keep(kind, table.data._id, { base: table.data, draft, conflict: before?.conflict ?? null });
}

/** What a colleague changed was read. */
export function endConflict(): void {
  const { kind, table } = creditTables;
  const before = table.data && creditTables.typed[typedKey(kind, table.data._id)];
  if (before) keep(kind, before.base._id, { ...before, conflict: null });
}

/** Puts what was typed on an earlier version on this one, and notes what is another since. */
async function standOn(kind: TableKindKey, now: CreditTable): Promise<void> {
  const { calls, onto } = kindOf(kind);
  const typed = creditTables.typed[typedKey(kind, now._id)];
  if (!typed || typed.base.version === now.version) return;
  const query = { from: String(typed.base.version), to: String(now.version) };
  const { cells } = await call(calls.difference, { params: { id: now._id }, query });
  keep(kind, now._id, {
    base: now,
    draft: onto(typed.draft, typed.base, now),
    conflict: { by: now.madeBy, version: now.version, cells, typed: typed.draft },
  });
}

/**
 * Waits for a call. Where it fails, the text of the specification for that is told; what is wrong with a field, or that somebody was
 * quicker, says itself.
 */
async function telling<T>(text: Message | undefined, work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    const failure = toApiError(cause);
    if (text && failure.fields.length === 0 && failure.code !== 'STALE') toast(text);
    throw failure;
  });
}

type Wish = { name: string; note: string; content: object };

/**
 * Saves the next version. When somebody was quicker, theirs is on the screen afterwards with what they changed, and what was
 * typed stands on it. Throws ApiError for anything else.
 */
export async function saveTable({ name, note, content }: Wish): Promise<void> {
  const { kind, table } = creditTables;
  const before = table.data;
  if (!before) return;
  const { calls, declaration, messages } = kindOf(kind);
  const body = { ...content, name, note, version: before.version };
  try {
    const input = ofTable(declaration, 'put', { id: before._id, body });
    const made = await telling(messages.failed?.update, call(calls.put, input));
    show(made);
    toast(made.version === before.version ? tableUnchanged : messages.updated);
  } catch (cause) {
    if (toApiError(cause).code !== 'STALE' || !(await showTheirs(kind, before))) throw cause;
  }
}

/** @returns false when nobody saved: the table lies in the archive, and the refusal says so. */
async function showTheirs(kind: TableKindKey, { _id: id, version }: CreditTable): Promise<boolean> {
  const now = await call(kindOf(kind).calls.read, { params: { id } });
  const typed = creditTables.typed[typedKey(kind, id)];
  // A new name alone is no cell, but it waits for a version too.
  if (!typed && now.version !== version && creditTables.table.data)
    creditTables.typed[typedKey(kind, id)] = { base: creditTables.table.data, draft: {}, conflict: null };
  await standOn(kind, now);
  creditTables.table.data = now;
  return now.version !== version;
}

/** A version that was just made: nothing is typed on it. */
function show(table: CreditTable): void {
  creditTables.table.data = table;
  keep(creditTables.kind, table._id, null);
  forgetLooks();
}

/** Brings the cells of an earlier version back as the next one. Throws ApiError. */
export async function restoreVersion(restore: number, note: string): Promise<void> {
  const table = creditTables.table.data;
  if (!table) return;
  const { calls, messages } = kindNow();
  const body = { restore, note, version: table.version };
  show(await telling(messages.failed?.update, call(calls.restore, { params: { id: table._id }, body })));
  toast(messages.updated);
  await loadHistory(table._id);
}

/** Makes a table of its own with a content that another began. Returns its id; throws ApiError. */
export async function cloneTable(id: string, name: string, content: object): Promise<string> {
  const { calls, declaration, messages } = kindNow();
  const input = ofTable(declaration, 'clone', { id, body: { ...content, name } });
  const clone = await telling(messages.failed?.create, call(calls.clone, input));
  toast(messages.created);
  return clone._id;
}

/** Puts a table into the archive; the toast takes it out again. Throws ApiError. */
export async function archiveTable(id: string, refresh: () => void): Promise<void> {
  const which = { kind: creditTables.kind, id };
  await setArchived(which, true);
  refresh();
  toast(kindOf(which.kind).messages.archived, { undo: () => void takeOutOfArchive(which, refresh) });
}

type Which = { kind: TableKindKey; id: string };

export async function takeOutOfArchive(which: Which, refresh: () => void): Promise<void> {
  try {
    await setArchived(which, false);
    refresh();
    toast(tableOutOfArchive);
  } catch (cause) {
    toast({ ...tableOutOfArchive, severity: 'error', durationMs: 4000, text: toApiError(cause).message });
  }
}

async function setArchived({ kind, id }: Which, archived: boolean): Promise<void> {
  const { calls, messages } = kindOf(kind);
  const table = await telling(messages.failed?.archive, call(calls.archive, { params: { id }, body: { archived } }));
  if (creditTables.kind === kind && creditTables.table.data?._id === id) creditTables.table.data = table;
}
