import { checkEmbedSite, getEmbedSites } from '@contract/website/calls';
import { AppError } from '../../http/app-error';
import { type Route, serve } from '../../http/serve';
import { checkSite } from './check-site';
import { replaceSites } from './replace-sites';
import { siteList } from './site-list.reads';
import { siteListView } from './site-list.view';

export const websiteRoutes: readonly Route[] = [
  serve(getEmbedSites)(async ({ params, actor }, deps) => {
    const row = await deps.database.read.first(siteList, params);
    if (!row) throw new AppError('NOT_FOUND');
    return siteListView(row, actor, deps);
  }),
  replaceSites,
  serve(checkEmbedSite)(({ params, body }, deps) => checkSite(params.practiceId, body.url, deps)),
];
