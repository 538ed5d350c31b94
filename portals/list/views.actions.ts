import { changeListView, deleteListView, getListViews, keepListLook, saveListView } from '@contract/list-view/calls';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { type KeptView, type Look, type Shows, usualLook, type ViewsState, viewsState } from './views.store';
import { viewDeleted, viewNotRestored, viewSaved, viewsChanged, viewsTrouble } from './words';

/** Whose views, and of which list. */
export type Keeper = { readerId: string; list: string };
const stateOf = ({ readerId, list }: Keeper) => viewsState(readerId, list);

/** Fetches what the reader keeps of a list; nothing is there to look at when it fails but the usual list. */
export async function loadViews(of: Keeper): Promise<void> {
  const state = stateOf(of);
  const { list } = of;
  const before = state.look;
  const kept = await load(state.kept, (signal) => call(getListViews, { params: { list } }, { signal }));
  // What was changed while the answer was under way is newer than it.
  if (kept && state.look === before) state.look = kept.look ?? usualLook;
}

/** Shows columns and density and keeps them. */
export async function changeLook(of: Keeper, look: Look): Promise<void> {
  stateOf(of).look = look;
  try {
    await call(keepListLook, { params: { list: of.list }, body: { ...look, columns: [...look.columns] } });
  } catch (cause) {
    toast(viewsTrouble, { values: { server: toApiError(cause).message } });
  }
}

/** Keeps what is shown under a name. Throws ApiError INVALID_FIELDS for a name that another view has. */
export async function saveView(
  of: Keeper,
  { columns, ...view }: Shows & { name: string; isDefault: boolean },
): Promise<void> {
  const { list } = of;
  const state = stateOf(of);
  state.kept.data = await call(saveListView, { params: { list }, body: { ...view, columns: [...columns] } });
  state.chosenId = state.kept.data.data.find(({ name }) => name === view.name)?._id ?? null;
  toast(viewSaved, { values: { name: view.name } });
}

type Change = { name?: string; shows?: Shows; isDefault?: boolean };

/** Renames a view, replaces what it shows, or opens the list with it. Throws ApiError; after STALE the views are the current ones. */
export async function changeView(of: Keeper, { _id: viewId, version }: KeptView, change: Change): Promise<void> {
  const { shows, ...rest } = change;
  const body = { version, ...rest, ...(shows && { shows: { ...shows, columns: [...shows.columns] } }) };
  const changed = await refreshed(of, () => call(changeListView, { params: { list: of.list, viewId }, body }));
  stateOf(of).kept.data = changed;
  const { name } = changed.data.find(({ _id }) => _id === viewId) ?? { name: '' };
  toast(viewSaved, { values: { name } });
}

/** Deletes a view; the toast brings it back. Throws ApiError like `changeView`. */
export async function deleteView(of: Keeper, { _id: viewId, version, ...view }: KeptView): Promise<void> {
  const input = { params: { list: of.list, viewId }, query: { version: String(version) } };
  stateOf(of).kept.data = await refreshed(of, () => call(deleteListView, input));
  toast(viewDeleted, { values: { name: view.name }, undo: () => void restore(of, view) });
}

async function restore(of: Keeper, view: Omit<KeptView, '_id' | 'version'>): Promise<void> {
  try {
    await saveView(of, view);
  } catch (cause) {
    toast(viewNotRestored, { values: { name: view.name, server: toApiError(cause).message } });
  }
}

/** Says in a toast what a menu's act could not do. */
export async function attemptViewAct(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (cause) {
    const { code, message } = toApiError(cause);
    if (code !== 'STALE' && code !== 'NOT_FOUND') toast(viewsTrouble, { values: { server: message } });
  }
}

/** What was changed or deleted on another device is fetched before the refusal is told. */
async function refreshed<T>(of: Keeper, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    const { code } = toApiError(cause);
    if (code === 'STALE' || code === 'NOT_FOUND') {
      await loadViews(of);
      toast(viewsChanged);
    }
    throw cause;
  }
}

/** Notes which view is shown. */
export function chooseView(state: ViewsState, id: string | null): void {
  state.chosenId = id;
}

/** Notes that the list was shown. */
export function noteOpened(state: ViewsState): void {
  state.isOpened = true;
}
