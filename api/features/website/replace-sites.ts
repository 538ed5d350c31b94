import { siteFaultText } from '@contract/entities/website';
import type { FieldFault } from '@contract/error';
import { readSite } from '@domain/embed/site-address';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { findSiteList } from './site-list.reads';
import { isLocalAllowed, siteListView, sitesOf } from './site-list.view';
import { writeSites } from './site-list.writes';

type Request = { practiceId: string; version: number; sites: readonly string[] };

/**
 * Replaces the websites that may show a practice's widgets. They take effect with the next page that is asked for.
 *
 * Effects: the list, an audit row that names what came and what went. A list that stays the same changes nothing.
 * @throws AppError INVALID_FIELDS for each address that is no site or stands twice; STALE, CONFLICT when somebody else was quicker.
 * Source: decision 39.
 */
export async function replaceSites(request: Request, actor: StaffActor, meta: RequestMeta, deps: Deps) {
  const sites = readSites(request.sites, isLocalAllowed(deps));
  const { practiceId, version } = request;
  const row = await deps.database.transaction(async (tx) => {
    const before = await findSiteList(tx, practiceId);
    if (!before) throw new AppError('NOT_FOUND');
    if (before.version !== version) throw new AppError('STALE');
    const known = sitesOf(before);
    const added = sites.filter((site) => !known.includes(site));
    const removed = known.filter((site) => !sites.includes(site));
    if (added.length === 0 && removed.length === 0) return before;
    if (!(await writeSites(tx, { practiceId, version, sites }))) throw new AppError('STALE');
    await deps.audit.append(tx, {
      shard: practiceId,
      actorKind: 'staff',
      actorId: actor.staffId,
      action: 'practice.embed_sites_replaced',
      objectType: 'practice',
      objectId: practiceId,
      requestId: meta.requestId,
      detail: { added: added.join(' '), removed: removed.join(' '), count: sites.length },
    });
    return (await findSiteList(tx, practiceId)) ?? before;
  });
  return siteListView(row, actor, deps);
}

function readSites(texts: readonly string[], allowLocal: boolean): string[] {
  const sites: string[] = [];
  const fields: FieldFault[] = [];
  texts.forEach((text, index) => {
    const reading = readSite(text, { allowLocal });
    const fault = 'fault' in reading ? reading.fault : sites.includes(reading.site) ? 'duplicate' : undefined;
    if (fault) fields.push({ field: `sites[${index}]`, message: siteFaultText[fault] });
    else if ('site' in reading) sites.push(reading.site);
  });
  if (fields.length > 0) throw new AppError('INVALID_FIELDS', { fields });
  return sites;
}
