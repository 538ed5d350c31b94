import { checkEmbedSite, getEmbedSites, replaceEmbedSites } from '@contract/calls/website';
import { AppError } from '../../http/app-error';
import { type Route, serve } from '../../http/serve';
import { checkSite } from './check-site';
import { replaceSites } from './replace-sites';
import { findSiteList } from './site-list.reads';
import { siteListView } from './site-list.view';

export const websiteRoutes: readonly Route[] = [
  serve(getEmbedSites)(async ({ params, actor }, deps) => {
    const row = await findSiteList(deps.database.read, params.practiceId);
    if (!row) throw new AppError('NOT_FOUND');
    return siteListView(row, actor, deps);
  }),
  serve(replaceEmbedSites)(({ params, body, actor, meta }, deps) =>
    replaceSites({ practiceId: params.practiceId, ...body }, actor, meta, deps),
  ),
  serve(checkEmbedSite)(({ params, body }, deps) => checkSite(params.practiceId, body.url, deps)),
];
