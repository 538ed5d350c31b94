import { creditTableMessages } from '@contract/messages/staff/credit-table';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { ratesOutOfArchive, ratesUnchanged } from './copy';
import { type RateKindKey, rateKindOf } from './rate-kinds';
import { type RateTable, rates } from './rates.store';

type Products = RateTable['products'];

const kindNow = () => rateKindOf(rates.kind);

/** Goes over to another kind; what was shown and typed of the one before is forgotten. */
function takeKind(kind: RateKindKey): void {
  if (rates.kind === kind) return;
  for (const one of [rates.list, rates.table, rates.history, rates.difference, rates.whatIf])
    resetResource<unknown>(one);
  Object.assign(rates, { kind, draft: {}, drafts: {}, conflict: null });
}

export async function loadRateTables(kind: RateKindKey, archived: boolean): Promise<void> {
  takeKind(kind);
  const query = archived ? { archived: 'true' as const } : {};
  await load(rates.list, (signal) => call(kindNow().calls.list, { query }, { signal }));
}

/** Shows a table. What was typed on it and on others of its kind is still there when they are shown again. */
export async function openRateTable(kind: RateKindKey, id: string): Promise<void> {
  takeKind(kind);
  const left = rates.table.data?._id;
  if (left !== id) {
    if (left) rates.drafts[left] = { ...rates.draft };
    for (const one of [rates.table, rates.history, rates.difference, rates.whatIf]) resetResource<unknown>(one);
    Object.assign(rates, { draft: { ...rates.drafts[id] }, conflict: null });
  }
  await load(rates.table, (signal) => call(kindNow().calls.read, { params: { id } }, { signal }));
}

export async function loadRateHistory(id: string): Promise<void> {
  await load(
    rates.history,
    async (signal) => (await call(kindNow().calls.versions, { params: { id } }, { signal })).data,
  );
}

export async function compareRates(id: string, from: number, to: number): Promise<void> {
  const query = { from: String(from), to: String(to) };
  await load(rates.difference, (signal) => call(kindNow().calls.difference, { params: { id }, query }, { signal }));
}

export async function simulateRates(products: Products): Promise<void> {
  const table = rates.table.data;
  const { simulate } = kindNow();
  if (!table || !simulate) return;
  const input = { params: { id: table._id }, body: { enabled: table.enabled, products } };
  await load(rates.whatIf, (signal) => call(simulate, input, { signal }));
}

export function setDraft(draft: Readonly<Record<string, string>>): void {
  rates.draft = { ...draft };
  resetResource(rates.whatIf);
}

export function endConflict(): void {
  rates.conflict = null;
}

type Wish = { name: string; enabled: boolean; note: string; products: Products };

/**
 * Saves the next version. When somebody was quicker, theirs is on the screen afterwards with what they changed, and what was
 * typed stands on it. Throws ApiError for anything else.
 */
export async function saveRates({ name, enabled, note, products }: Wish): Promise<void> {
  const before = rates.table.data;
  if (!before) return;
  const body = { name, enabled, note, products, version: before.version };
  try {
    const table = await call(kindNow().calls.put, { params: { id: before._id }, body });
    show(table);
    toast(table.version === before.version ? ratesUnchanged : kindNow().updated);
  } catch (cause) {
    if (toApiError(cause).code !== 'STALE') throw cause;
    if (!(await showTheirs(before))) throw cause;
  }
}

/** @returns false when nobody saved: the table lies in the archive, and the refusal says so. */
async function showTheirs({ _id: id, version }: RateTable): Promise<boolean> {
  const now = await call(kindNow().calls.read, { params: { id } });
  rates.table.data = now;
  if (now.version === version) return false;
  const query = { from: String(version), to: String(now.version) };
  const { cells } = await call(kindNow().calls.difference, { params: { id }, query });
  rates.conflict = { by: now.madeBy, version: now.version, cells };
  resetResource(rates.whatIf);
  return true;
}

/** A version that was just made: nothing is typed on it. */
function show(table: RateTable): void {
  rates.table.data = table;
  Object.assign(rates, { draft: {}, conflict: null });
  for (const one of [rates.history, rates.difference, rates.whatIf]) resetResource<unknown>(one);
}

/** Brings the cells of an earlier version back as the next one. Throws ApiError. */
export async function restoreRates(restore: number, note: string): Promise<void> {
  const table = rates.table.data;
  if (!table) return;
  const body = { restore, note, version: table.version };
  show(await call(kindNow().calls.restore, { params: { id: table._id }, body }));
  toast(kindNow().updated);
  await loadRateHistory(table._id);
}

/** Makes a table of its own from what another holds. Returns its id; throws ApiError. */
export async function cloneRates(table: RateTable, name: string): Promise<string> {
  const { enabled, products } = table;
  const clone = await call(kindNow().calls.clone, { params: { id: table._id }, body: { name, enabled, products } });
  toast(creditTableMessages.gradeRiskCreated);
  return clone._id;
}

/** Puts a table into the archive; the toast takes it out again. Throws ApiError. */
export async function archiveRates(id: string, refresh: () => void): Promise<void> {
  await setArchived(id, true);
  refresh();
  toast(creditTableMessages.gradeRiskArchived, { undo: () => void takeOutOfArchive(id, refresh) });
}

export async function takeOutOfArchive(id: string, refresh: () => void): Promise<void> {
  try {
    await setArchived(id, false);
    refresh();
    toast(ratesOutOfArchive);
  } catch (cause) {
    toast({ ...ratesOutOfArchive, severity: 'error', durationMs: 4000, text: toApiError(cause).message });
  }
}

async function setArchived(id: string, archived: boolean): Promise<void> {
  const table = await call(kindNow().calls.archive, { params: { id }, body: { archived } });
  if (rates.table.data?._id === id) rates.table.data = table;
}
