import type { FieldFault } from '@contract/error';
import { replaceEmbedSites } from '@contract/website/calls';
import { siteFaultText } from '@contract/website/entity';
import { readSite } from '@domain/embed/site-address';
import { command } from '../../command/command';
import { saveVersioned } from '../../command/save-versioned';
import { AppError } from '../../http/app-error';
import { isSharedWildcard } from './shared-ending';
import { siteList } from './site-list.reads';
import { isLocalAllowed, siteListView, sitesOf } from './site-list.view';
import { setSites } from './site-list.writes';

/**
 * Replaces the websites that may show a practice's widgets. They take effect with the next page that is asked for.
 *
 * Effects: the list, an audit row that names what came and what went. A list that stays the same changes nothing.
 * @throws AppError INVALID_FIELDS for each address that is no site or stands twice; STALE, CONFLICT when somebody else was quicker.
 * Source: decision 39.
 */
export const replaceSites = command(replaceEmbedSites)(async ({ params: { practiceId }, body }, context) => {
  const { tx, deps, actor } = context;
  const sites = readSites(body.sites, isLocalAllowed(deps));
  const saved = await saveVersioned(context, {
    read: () => tx.first(siteList, { practiceId }),
    seen: body.version,
    write: setSites,
    change: (before) => {
      const known = sitesOf(before);
      const added = sites.filter((site) => !known.includes(site));
      const removed = known.filter((site) => !sites.includes(site));
      if (added.length === 0 && removed.length === 0) return undefined;
      const detail = { added: added.join(' '), removed: removed.join(' '), count: sites.length };
      const after = { ...before, embed_origins: JSON.stringify(sites) };
      return { after, action: 'practice.embed_sites_replaced', practiceId, detail };
    },
  });
  return siteListView(saved, actor, deps);
});

function faultOfSite(site: string, before: readonly string[]) {
  if (isSharedWildcard(site)) return 'wildcard';
  return before.includes(site) ? 'duplicate' : undefined;
}

function readSites(texts: readonly string[], allowLocal: boolean): string[] {
  const sites: string[] = [];
  const fields: FieldFault[] = [];
  texts.forEach((text, index) => {
    const reading = readSite(text, { allowLocal });
    const fault = 'fault' in reading ? reading.fault : faultOfSite(reading.site, sites);
    if (fault) fields.push({ field: `sites[${index}]`, message: siteFaultText[fault] });
    else if ('site' in reading) sites.push(reading.site);
  });
  if (fields.length > 0) throw new AppError('INVALID_FIELDS', { fields });
  return sites;
}
