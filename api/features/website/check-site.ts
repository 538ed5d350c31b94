import type { siteCheck } from '@contract/website/entity';
import { isOnSites } from '@domain/embed/site-address';
import type * as z from 'zod/mini';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import { fetchPage } from '../../outbound/fetch-page';
import { PageFault } from '../../outbound/page-fault';
import { createDatabaseRateLimiter } from '../../security/rate-limit';
import { faultFinding } from './page/fault-findings';
import { pageFindings } from './page/page-findings';
import { siteList } from './site-list.reads';
import { mainSiteOf, sitesOf } from './site-list.view';

/** A look at a page is a visit to somebody's server. */
const CHECKS = { capacity: 6, perSeconds: 60 };

/**
 * Fetches a page of a registered website and says what is right and wrong with the widget on it. Visits nothing that is not on the
 * practice's list, redirects included, and nothing on this machine or in a private network, listed or not; a page that cannot be
 * read is a finding, not a failure.
 * @param address a page as it was typed; without it the practice's main website.
 * @throws AppError INVALID_FIELDS for an address that is not on the list; RATE_LIMITED after six checks in a minute.
 */
export async function checkSite(
  practiceId: string,
  address: string | undefined,
  deps: Deps,
): Promise<z.input<typeof siteCheck>> {
  const row = await deps.database.read.first(siteList, { practiceId });
  if (!row) throw new AppError('NOT_FOUND');
  const sites = sitesOf(row);
  const main = mainSiteOf(row, deps) === null ? undefined : row.website;
  const url = pageOf(address ?? main ?? sites.find((site) => !site.includes('*')));
  if (!isOnSites(sites, url.origin)) throw refusal('Add this website to the list first. We only check websites on it.');
  await takeOne(practiceId, deps);
  const checkedAt = deps.clock.now();
  const appOrigin = new URL(deps.config.publicUrl).origin;
  try {
    const page = await fetchPage({
      url: url.href,
      mayVisit: ({ origin }) => isOnSites(sites, origin),
      localOrigin: deps.config.production ? undefined : deps.config.localCheckOrigin,
      userAgent: `WidgetCheck/1.0 (+${appOrigin}/v2/embed)`,
    });
    const practice = { slug: row.slug, enrollments: JSON.parse(row.enrollments) as string[] };
    const findings = pageFindings(page, { practice, appOrigin, build: deps.embedBuild });
    return { url: page.url, checkedAt, findings };
  } catch (cause) {
    if (!(cause instanceof PageFault)) throw cause;
    return { url: url.href, checkedAt, findings: [faultFinding(cause)] };
  }
}

function pageOf(address: string | undefined): URL {
  if (address === undefined) throw refusal('Enter the address of a page with the snippet.');
  const full = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(full)) throw refusal('Enter the address of a page, like https://www.example.com/paying-for-care.');
  const url = new URL(full);
  url.hash = '';
  return url;
}

async function takeOne(practiceId: string, deps: Deps): Promise<void> {
  if (!deps.config.rateLimits.enabled) return;
  const result = await createDatabaseRateLimiter(deps).take(`site-check:${practiceId}`, CHECKS);
  if (!result.ok) throw new AppError('RATE_LIMITED', { extra: { retryAfterSeconds: result.retryAfterSeconds } });
}

function refusal(message: string): AppError {
  return new AppError('INVALID_FIELDS', { fields: [{ field: 'url', message }] });
}
