import { origin } from '../origin';
import { css } from '../styles';
import { checkFrame, checkPractice, checkStorage, checkTags, checkWidgets, type Finding } from './checks';
import { checkClock, checkCookies, checkFiles, checkUnderstood, guideAddress } from './surroundings';

const styles = css`:host{all:initial!important;display:block!important}dialog{margin:auto;max-width:min(640px,100vw - 32px);border:1px solid #d2cec8;border-radius:14px;padding:24px;font:15px/1.45 system-ui,sans-serif;color:#1b2226}h2{margin:0 0 12px;font-size:20px}table{border-collapse:collapse;width:100%}td{padding:8px 12px 8px 0;border-top:1px solid #e5e2dd;vertical-align:top}button{margin-top:16px;min-height:44px;padding:0 16px;font:inherit}`;

declare const PF_VERSION: string;

/** The widget the report is about: the first tag or element with a practice. */
function subject(): { slug: string; type: 'privi-signup' | undefined } {
  const tag = document.querySelector<HTMLElement>('script[data-practice],[practice]');
  const slug = tag?.dataset.practice ?? tag?.getAttribute('practice') ?? '';
  const type = tag?.dataset.type ?? tag?.getAttribute('type');
  return { slug, type: type === 'privi-signup' || tag?.localName === 'privi-signup' ? 'privi-signup' : undefined };
}

const MARKS = new Map<boolean | null, string>([
  [true, '✓'],
  [false, '✗'],
  [null, '·'],
]);

/** Opens the report and returns how to add to it, so that nothing waits for the slowest check. */
function openReport(): { add: (findings: readonly Finding[]) => void; finish: () => void } {
  // A name of our own and rules on the host: a page that hides its blocks hides none of ours.
  const host = document.createElement('pf-report');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const dialog = document.createElement('dialog');
  const title = document.createElement('h2');
  title.textContent = 'Widget check';
  const table = document.createElement('table');
  const waiting = document.createElement('p');
  waiting.textContent = 'Checking…';
  waiting.setAttribute('role', 'status');
  const close = document.createElement('button');
  close.textContent = 'Close';
  close.addEventListener('click', () => dialog.close());
  dialog.append(title, table, waiting, close);
  dialog.addEventListener('close', () => host.remove());
  root.append(dialog);
  document.documentElement.append(host);
  dialog.showModal();
  return {
    add(findings) {
      for (const { check, ok, detail } of findings) {
        const row = table.insertRow();
        for (const text of [MARKS.get(ok) ?? '', check, detail]) row.insertCell().textContent = text;
      }
    },
    finish() {
      waiting.textContent = '';
      const href = guideAddress();
      if (!href) return;
      const link = document.createElement('a');
      Object.assign(link, { href, target: '_blank', rel: 'noopener', textContent: 'How to fix it' });
      waiting.append(link);
    },
  };
}

/**
 * Examines the embed on this page and shows what a practice's web person can put right. Reads only the page's own tags and asks only
 * our origin. Started by `?pf-debug` in the address or `PF('doctor')`.
 * @returns the findings, also printed to the console.
 */
export async function diagnose(): Promise<Finding[]> {
  const { slug, type } = subject();
  // Before the report covers the page.
  const findings: Finding[] = [
    { check: 'Version', ok: null, detail: PF_VERSION },
    ...checkTags(),
    ...checkUnderstood(),
    checkFiles(),
    ...checkWidgets(),
    checkStorage(),
    checkCookies(),
  ];
  const report = openReport();
  report.add(findings);
  const add = (more: readonly Finding[]) => {
    findings.push(...more);
    report.add(more);
  };
  if (slug) {
    add(await checkPractice(origin(), slug));
    add([await checkFrame(origin(), slug, type)]);
    add(await checkClock(origin(), slug));
  } else add([{ check: 'Practice', ok: false, detail: 'no tag has a practice' }]);
  report.finish();
  // biome-ignore lint/suspicious/noConsole: the report is for the console of the host page.
  console.table(findings);
  return findings;
}
