import { parseAttributes } from '../attributes';
import { fetchProfile } from '../fetch-profile';
import type { Finding } from './checks';

const DAY_MS = 86_400_000;

const script = (): HTMLScriptElement | null => document.querySelector('script[src*="/sdk/v1/embed"]');

/** The page that explains the report; empty without a script tag to tell where we are. */
export function guideAddress(): string {
  const tag = script();
  return tag ? `${new URL(tag.src).origin}/v2/embed#doctor` : '';
}

/** What was understood of each tag that names a practice. */
export function checkUnderstood(): Finding[] {
  return [...document.querySelectorAll<HTMLElement>('[data-practice]')].map((tag) => {
    const understood = Object.entries(parseAttributes((name) => tag.getAttribute(`data-${name}`)));
    return {
      check: `<${tag.localName}>`,
      ok: null,
      detail: understood.map(([name, value]) => (value === true ? name : `${name}: ${value}`)).join(', '),
    };
  });
}

/** Which of our files this page has loaded, and how long each took. */
export function checkFiles(): Finding {
  const ours = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/sdk\/v1\/[^?]*\.js/.test(name))
    .map(
      ({ name, duration }) => `${name.replace(/.*\//, '').replace(/-[\w-]{8}\.js$/, '')} ${Math.round(duration)} ms`,
    );
  return { check: 'Files', ok: ours.length > 0, detail: ours.join(', ') || 'none of our files were found' };
}

export function checkCookies(): Finding {
  const detail = navigator.cookieEnabled ? 'allowed; the widget sets none' : 'blocked; the widget works without them';
  return { check: 'Cookies', ok: null, detail };
}

/** A device that is days off shows wrong first payment dates and refuses certificates. Says nothing where nobody answers. */
export async function checkClock(origin: string, slug: string): Promise<Finding[]> {
  const profile = await fetchProfile(origin, slug).catch(() => null);
  if (!profile) return [];
  const days = Math.abs(Date.now() - Date.parse(`${profile.today}T12:00:00Z`)) / DAY_MS;
  const ok = days < 2;
  return [{ check: 'Clock', ok, detail: ok ? 'matches ours' : 'this device’s clock is days off from ours' }];
}
