import { allLists } from '@contract/index';
import { changeListView, deleteListView, keepListLook, saveListView } from '@contract/list-view/calls';
import { command } from '../../command/command';
import { saveVersioned } from '../../command/save-versioned';
import type { Tx } from '../../db/database';
import { AppError } from '../../http/app-error';
import { viewById, viewsOfList } from './list-view.reads';
import { changeView, clearDefaultView, insertView, keepLook, removeView } from './list-view.writes';
import { type Keeper, listViewsOf } from './list-views.view';

/** More than fit into a menu are no help to anybody. */
const VIEWS_MAX = 50;

const lists = new Set(allLists.map(({ declaration }) => declaration.call.id));

/** @throws AppError NOT_FOUND for a list that is not declared. */
export function refuseUnknownList(list: string): void {
  if (!lists.has(list)) throw new AppError('NOT_FOUND');
}

const keyOf = (name: string) => name.toLowerCase();
const storedLook = ({ columns, dense }: { columns: readonly string[]; dense: boolean }) => ({
  columns: JSON.stringify(columns),
  dense: dense ? 1 : 0,
});
const refusal = (message: string) => new AppError('INVALID_FIELDS', { fields: [{ field: 'name', message }] });

/** The person's views of a list. @throws AppError INVALID_FIELDS when another one than `id` has the name. */
async function refuseTaken(tx: Tx, of: Keeper, { id, name }: { id?: string; name: string }) {
  const views = await tx.all(viewsOfList, of);
  if (views.some((row) => row.name_key === keyOf(name) && row.id !== id))
    throw refusal('You already have a view with this name. Choose another name.');
  return views;
}

/**
 * Keeps a view of a list under a name. Effects: the view, an audit row without what it asks for.
 * @throws AppError NOT_FOUND for an unknown list; INVALID_FIELDS for a name that another view has, and for the 51st.
 */
export const saveView = command(saveListView)(async ({ params: { list }, body }, { tx, deps, actor, record }) => {
  refuseUnknownList(list);
  const of = { staffId: actor.staffId, list };
  const views = await refuseTaken(tx, of, body);
  if (views.length >= VIEWS_MAX) throw refusal(`A list can have up to ${VIEWS_MAX} views. Delete one first.`);
  if (body.isDefault) await tx.run(clearDefaultView, of);
  const id = deps.newId();
  await tx.run(insertView, {
    id,
    staff_id: actor.staffId,
    list,
    name: body.name,
    name_key: keyOf(body.name),
    query: body.query,
    ...storedLook(body),
    is_default: body.isDefault ? 1 : 0,
    version: 1,
  });
  await record('list_view.saved', { practiceId: null, id, detail: { list } });
  return listViewsOf(tx, of);
});

/** The view as it is now, nothing for one of another list. */
async function readView(tx: Tx, { list, viewId }: { list: string; viewId: string }) {
  const view = await tx.first(viewById, { id: viewId });
  return view?.list === list ? view : undefined;
}

/**
 * Renames a view, replaces what it shows, or makes it the one that the list opens with, of which there is one at most.
 * @throws AppError STALE when it was changed elsewhere; INVALID_FIELDS for a name that another view has.
 */
export const changeKeptView = command(changeListView)(async ({ params, body }, context) => {
  const { tx, actor } = context;
  const { list } = params;
  const of = { staffId: actor.staffId, list };
  await saveVersioned(context, {
    read: () => readView(tx, params),
    seen: body.version,
    write: changeView,
    change: async (view) => {
      const { name = view.name, shows, isDefault = view.is_default === 1 } = body;
      await refuseTaken(tx, of, { id: view.id, name });
      if (isDefault && view.is_default === 0) await tx.run(clearDefaultView, of);
      const shown = shows ? { query: shows.query, ...storedLook(shows) } : {};
      const after = { ...view, ...shown, name, name_key: keyOf(name), is_default: isDefault ? 1 : 0 };
      return { after, action: 'list_view.changed', practiceId: null, detail: { list } };
    },
  });
  return listViewsOf(tx, of);
});

/** Deletes a view. @throws AppError STALE when it was changed elsewhere. */
export const deleteView = command(deleteListView)(async ({ params, query }, context) => {
  const { tx, actor } = context;
  const { list } = params;
  await saveVersioned(context, {
    read: () => readView(tx, params),
    seen: query.version,
    write: removeView,
    change: (after) => ({ after, action: 'list_view.deleted', practiceId: null, detail: { list } }),
  });
  return listViewsOf(tx, { staffId: actor.staffId, list });
});

/** Keeps how a person left the columns and rows of a list. */
export const keepListLookOf = command(keepListLook)(async ({ params: { list }, body }, { tx, actor, leaveNoRow }) => {
  refuseUnknownList(list);
  await tx.run(keepLook, { staff_id: actor.staffId, list, ...storedLook(body) });
  leaveNoRow('how somebody sees a list changes nothing that anybody else sees');
  return listViewsOf(tx, { staffId: actor.staffId, list });
});
