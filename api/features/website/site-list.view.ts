import { replaceEmbedSites } from '@contract/website/calls';
import type { embedSites } from '@contract/website/entity';
import { readSite } from '@domain/embed/site-address';
import type * as z from 'zod/mini';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { isNamed } from '../../http/actor.reads';
import type { SiteListRow } from './site-list.reads';

/** Local addresses are sites only where the product is shown or developed. */
export const isLocalAllowed = (deps: Pick<Deps, 'config'>): boolean => !deps.config.production;

export const sitesOf = (row: Pick<SiteListRow, 'embed_origins'>): string[] => JSON.parse(row.embed_origins) as string[];

/** The registered website as a site; null when what is registered is none. */
export function mainSiteOf(row: Pick<SiteListRow, 'website'>, deps: Pick<Deps, 'config'>): string | null {
  const origin = URL.canParse(row.website) ? new URL(row.website).origin : row.website;
  const reading = readSite(origin, { allowLocal: isLocalAllowed(deps) });
  return 'site' in reading ? reading.site : null;
}

/** A practice's websites in the words of the wire. */
export function siteListView(row: SiteListRow, actor: StaffActor, deps: Deps): z.input<typeof embedSites> {
  const [editors] = replaceEmbedSites.access;
  return {
    practiceId: row.id,
    slug: row.slug,
    practiceName: row.name,
    enrollments: JSON.parse(row.enrollments) as string[],
    mainSite: mainSiteOf(row, deps),
    sites: sitesOf(row),
    version: row.version,
    canEdit: isNamed(editors, actor),
    localAllowed: isLocalAllowed(deps),
  };
}
