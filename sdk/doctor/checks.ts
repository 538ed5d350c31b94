import { ATTRIBUTE_NAMES, type Attributes, parseAttributes } from '../attributes';
import { fetchProfile } from '../fetch-profile';
import { frameSession } from '../frame/frame-session';
import type { PracticeProfile } from '../practice-profile';

/** One line of the report. `ok` null: for information. */
export type Finding = { check: string; ok: boolean | null; detail: string };

const TAG = 'script[src*="/sdk/v1/"]';
const DELAYED = ['data-rocket-src', 'data-cfasync', 'data-litespeed-src', 'data-wpfc-original-src', 'data-no-optimize'];

/** Script tags: how many, and each attribute that was written but is not understood. */
export function checkTags(): Finding[] {
  const tags = [...document.querySelectorAll<HTMLScriptElement>(TAG)];
  const findings: Finding[] = [{ check: 'Script tags', ok: tags.length > 0, detail: `${tags.length} found` }];
  const seen = new Set<string>();
  for (const tag of tags) {
    const parsed = parseAttributes((name) => tag.getAttribute(`data-${name}`));
    const rejected = [...tag.attributes].filter(({ name }) => name.startsWith('data-') && !(name.slice(5) in parsed));
    for (const { name, value } of rejected) {
      const isKnown = (ATTRIBUTE_NAMES as readonly string[]).includes(name.slice(5));
      findings.push({
        check: name,
        ok: false,
        detail: isKnown ? `"${value}" isn’t a valid value, so the default applies` : 'isn’t an attribute we support',
      });
    }
    const text = JSON.stringify(parsed);
    if (parsed.practice && seen.has(text))
      findings.push({ check: 'Duplicate script', ok: false, detail: 'the same tag appears twice' });
    seen.add(text);
    const optimiser =
      DELAYED.find((name) => tag.hasAttribute(name)) ?? (/rocket|delay|plain/.test(tag.type) ? tag.type : undefined);
    if (optimiser)
      findings.push({
        check: 'Delayed script',
        ok: false,
        detail: `a site optimizer changes the tag (${optimiser})`,
      });
  }
  return findings;
}

/** Widgets: whether each can be seen and pressed. */
export function checkWidgets(): Finding[] {
  return [...document.querySelectorAll('pf-button')].map((element) => {
    const button = element.shadowRoot?.querySelector('button.b');
    const box = button?.getBoundingClientRect();
    if (!box?.width) return { check: 'Button', ok: false, detail: 'isn’t shown' };
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const isFree = top === element;
    return {
      check: 'Button',
      ok: isFree,
      detail: isFree ? 'can be clicked' : `is covered by <${top?.localName ?? 'nothing'}>`,
    };
  });
}

/** What this browser lets a page keep; the flows need none of it. */
export function checkStorage(): Finding {
  try {
    localStorage.getItem('pf');
    return { check: 'Storage', ok: null, detail: 'allowed' };
  } catch {
    return { check: 'Storage', ok: null, detail: 'blocked; the widget works without it' };
  }
}

/** Asks for the practice: refused by connect-src, unknown, or whether this site is on its list. */
export async function checkPractice(origin: string, slug: string): Promise<Finding[]> {
  const asked = performance.now();
  let profile: PracticeProfile | null;
  try {
    profile = await fetchProfile(origin, slug);
  } catch {
    return [{ check: 'Connection', ok: false, detail: `blocked; allow ${origin} in connect-src` }];
  }
  const ms = Math.round(performance.now() - asked);
  if (!profile) return [{ check: 'Practice', ok: false, detail: `"${slug}" wasn’t found` }];
  return [
    { check: 'Practice', ok: true, detail: `${profile.name}, answered in ${ms} ms` },
    {
      check: 'This site',
      ok: profile.allowed,
      detail: profile.allowed ? 'is on the practice’s list' : `add ${location.origin} to the practice’s sites`,
    },
  ];
}

/** Loads the flow in a hidden frame and times its handshake. */
export function checkFrame(origin: string, slug: string, type: Attributes['type']): Promise<Finding> {
  const asked = performance.now();
  const frame = document.createElement('iframe');
  frame.hidden = true;
  return new Promise((resolve) => {
    const finish = (finding: Omit<Finding, 'check'>) => {
      session.stop();
      frame.remove();
      resolve({ check: 'Frame', ...finding });
    };
    const session = frameSession({
      host: { begun: null },
      flow: type === 'privi-signup' ? 'signup' : 'application',
      practice: slug,
      config: () => ({ mode: 'dialog', dir: 'ltr' }),
      lang: () => undefined,
      onMessage: () => {},
      onPhase: (phase) => {
        if (phase === 'connected')
          finish({ ok: true, detail: `connected in ${Math.round(performance.now() - asked)} ms` });
        else if (phase === 'blocked') finish({ ok: false, detail: `blocked; allow ${origin} in frame-src` });
        else if (phase !== 'loading')
          finish({ ok: false, detail: 'did not answer; is this site on the practice’s list?' });
      },
    });
    session.attach(frame);
    session.start();
    frame.src = session.url;
    document.body.append(frame);
  });
}
