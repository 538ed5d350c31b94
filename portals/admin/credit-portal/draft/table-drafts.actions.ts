import { getCreditDraft, listDraftsOfTable, saveDraftTable } from '@contract/credit-draft/calls';
import type { ResultOf } from '@contract/endpoint';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { load, type Resource, resetResource, resource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { proxy } from 'valtio/vanilla';
import { openTable, setDraft } from '../credit-tables.actions';
import type { CreditTable } from '../table-kind';
import type { TableKindKey } from '../table-kinds';
import { savedIntoDraft } from './copy';

type OfTable = ResultOf<typeof listDraftsOfTable>;
/** What a draft holds of a table. */
export type Held = {
  profileId: string;
  profile: string;
  status: string;
  count: number;
  content: Record<string, unknown>;
};
export type TableDrafts = OfTable & { tableId: string; held: Held | null };

/** The drafts that the table on the screen can be saved into. */
export const tableDrafts = proxy<{ of: Resource<TableDrafts> }>({ of: resource() });

type Which = { kind: TableKindKey; tableId: string };

/** Asks which drafts a table can be saved into, and what one of them holds of it. */
export async function loadTableDrafts({ kind, tableId }: Which): Promise<void> {
  if (tableDrafts.of.data?.tableId !== tableId) resetResource(tableDrafts.of);
  await load(tableDrafts.of, async (signal) => {
    const answer = await call(listDraftsOfTable, { query: { kind, tableId } }, { signal });
    const holding = answer.profiles.find(({ draft }) => draft?.hasTable);
    if (!holding) return { ...answer, tableId, held: null };
    const { draft } = await call(getCreditDraft, { params: { id: holding._id } }, { signal });
    const change = draft?.changes.find((one) => one.kind === kind && one.tableId === tableId);
    const held: Held | null = change
      ? {
          profileId: holding._id,
          profile: holding.name,
          status: draft?.status ?? '',
          count: change.cells.length,
          content: change.content,
        }
      : null;
    return { ...answer, tableId, held };
  });
}

export type DraftWish = { profileId: string; name: string; content: object };

/**
 * Saves what was typed into the draft of a profile. When somebody made a version of the table meanwhile, theirs is on the screen
 * afterwards with what they changed. Throws ApiError for anything else.
 */
export async function saveIntoDraft(kind: TableKindKey, table: CreditTable, wish: DraftWish): Promise<void> {
  const draft = tableDrafts.of.data?.profiles.find(({ _id }) => _id === wish.profileId)?.draft;
  const which = { kind, tableId: table._id };
  const body = {
    version: table.version,
    draftVersion: draft?.version ?? null,
    name: wish.name,
    content: wish.content as Record<string, unknown>,
  };
  try {
    await call(saveDraftTable, { params: { id: wish.profileId, ...which }, body });
    setDraft({});
    toast(savedIntoDraft);
    await loadTableDrafts(which);
  } catch (cause) {
    if (toApiError(cause).code === 'STALE') {
      await openTable(kind, table._id);
      await loadTableDrafts(which);
    }
    throw cause;
  }
}
