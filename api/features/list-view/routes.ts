import { getListViews } from '@contract/list-view/calls';
import { type Route, serve } from '../../http/serve';
import { changeKeptView, deleteView, keepListLookOf, refuseUnknownList, saveView } from './change-views';
import { listViewsOf } from './list-views.view';

export const listViewRoutes: readonly Route[] = [
  serve(getListViews)(({ params: { list }, actor: { staffId } }, deps) => {
    refuseUnknownList(list);
    return listViewsOf(deps.database.read, { staffId, list });
  }),
  saveView,
  changeKeptView,
  deleteView,
  keepListLookOf,
];
