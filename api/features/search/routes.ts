import { searchEverything } from '@contract/search/calls';
import { type Route, serve } from '../../http/serve';
import { searchLists } from './global-search';

export const searchRoutes: readonly Route[] = [
  serve(searchEverything)(({ query, actor, meta }, deps) =>
    searchLists({ asked: query, actor, deps, db: deps.database.apart(meta.signal) }),
  ),
];
