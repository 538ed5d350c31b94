import { checkEmbedSite, getEmbedSites, replaceEmbedSites } from '@contract/website/calls';
import { siteFaultText } from '@contract/website/entity';
import { readSite, SITES_MAX } from '@domain/embed/site-address';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { namingOvertaker } from '../words/overtaken';
import { siteAdded, siteListChanged, siteRemoved, siteRestoreFailed } from './copy';
import { website } from './website.store';

/** Fetches the websites of a practice. Another practice starts from an empty page. */
export async function loadSites(practiceId: string): Promise<void> {
  if (website.list.data && website.list.data.practiceId !== practiceId) resetResource(website.list);
  resetResource(website.report);
  await load(website.list, (signal) => call(getEmbedSites, { params: { practiceId } }, { signal }));
}

/** What the form asks of a new website before it is sent: the site as the server will spell it, or what to correct. */
export function readNewSite(text: string): { site: string } | { error: string } {
  const { data } = website.list;
  const reading = readSite(text, { allowLocal: data?.localAllowed ?? false });
  if ('fault' in reading) return { error: siteFaultText[reading.fault] };
  if (data?.sites.includes(reading.site)) return { error: siteFaultText.duplicate };
  if (data && data.sites.length >= SITES_MAX)
    return { error: `A practice can have up to ${SITES_MAX} websites. Remove one first.` };
  return reading;
}

/** Puts a website on the list. Throws ApiError; after STALE the current list is on the screen. */
export async function addSite(site: string): Promise<void> {
  await replace((sites) => [...sites, site]);
  toast(siteAdded, { values: { site } });
}

/** Removes a website from the list; the toast offers to undo it. Throws ApiError like `addSite`. */
export async function removeSite(site: string): Promise<void> {
  const place = website.list.data?.sites.indexOf(site) ?? 0;
  const practiceId = website.list.data?.practiceId;
  await replace((sites) => sites.filter((one) => one !== site));
  toast(siteRemoved, { values: { site }, undo: () => void restore(practiceId, site, place) });
}

async function restore(practiceId: string | undefined, site: string, place: number): Promise<void> {
  try {
    // The screen may show another practice by now; its list is not this one.
    if (website.list.data?.practiceId !== practiceId) throw new Error('another practice is shown');
    await replace((sites) => (sites.includes(site) ? sites : sites.toSpliced(place, 0, site)));
    toast(siteAdded, { values: { site } });
  } catch {
    toast(siteRestoreFailed, { values: { site } });
  }
}

async function replace(change: (sites: readonly string[]) => readonly string[]): Promise<void> {
  const { data } = website.list;
  if (!data) return;
  const { practiceId, version } = data;
  try {
    const body = { version, sites: [...change(data.sites)] };
    const changed = await call(replaceEmbedSites, { params: { practiceId }, body });
    if (website.list.data?.practiceId === practiceId) website.list.data = changed;
  } catch (cause) {
    const { code, happened } = toApiError(cause);
    if (code === 'STALE') {
      await loadSites(practiceId);
      toast({ ...siteListChanged, text: namingOvertaker(siteListChanged.text, happened) });
    }
    throw cause;
  }
}

/** Lets the server look at a page of a listed website. */
export async function checkSite(practiceId: string, url: string): Promise<void> {
  await load(website.report, (signal) => call(checkEmbedSite, { params: { practiceId }, body: { url } }, { signal }));
}
