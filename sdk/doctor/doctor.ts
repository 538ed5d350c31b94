import { origin } from '../origin';
import { css } from '../styles';
import { checkFrame, checkPractice, checkStorage, checkTags, checkWidgets, type Finding } from './checks';
import { checkClock, checkCookies, checkFiles, checkUnderstood, guideAddress } from './surroundings';

const styles = css`:host{all:initial}dialog{margin:auto;max-width:min(640px,100vw - 32px);border:1px solid #d2cec8;border-radius:14px;padding:24px;font:15px/1.45 system-ui,sans-serif;color:#1b2226}h2{margin:0 0 12px;font-size:20px}table{border-collapse:collapse;width:100%}td{padding:8px 12px 8px 0;border-top:1px solid #e5e2dd;vertical-align:top}button{margin-top:16px;min-height:44px;padding:0 16px;font:inherit}`;

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

function show(findings: readonly Finding[]): void {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const dialog = document.createElement('dialog');
  const title = document.createElement('h2');
  title.textContent = 'Widget check';
  const table = document.createElement('table');
  for (const { check, ok, detail } of findings) {
    const row = table.insertRow();
    for (const text of [MARKS.get(ok) ?? '', check, detail]) row.insertCell().textContent = text;
  }
  const close = document.createElement('button');
  close.textContent = 'Close';
  close.addEventListener('click', () => dialog.close());
  const guide = document.createElement('p');
  const link = document.createElement('a');
  Object.assign(link, { href: guideAddress(), target: '_blank', rel: 'noopener', textContent: 'What to do about it' });
  guide.append(link);
  dialog.append(title, table, ...(link.href ? [guide] : []), close);
  dialog.addEventListener('close', () => host.remove());
  root.append(dialog);
  document.body.append(host);
  dialog.showModal();
}

/**
 * Examines the embed on this page and shows what a practice's web person can put right. Reads only the page's own tags and asks only
 * our origin. Started by `?pf-debug` in the address or `PF('doctor')`.
 * @returns the findings, also printed to the console.
 */
export async function diagnose(): Promise<Finding[]> {
  const { slug, type } = subject();
  const findings: Finding[] = [
    { check: 'Version', ok: null, detail: PF_VERSION },
    ...checkTags(),
    ...checkUnderstood(),
    checkFiles(),
    ...checkWidgets(),
    checkStorage(),
    checkCookies(),
  ];
  if (slug)
    findings.push(
      ...(await checkPractice(origin(), slug)),
      await checkFrame(origin(), slug, type),
      ...(await checkClock(origin(), slug)),
    );
  else findings.push({ check: 'Practice', ok: false, detail: 'no tag names one' });
  // biome-ignore lint/suspicious/noConsole: the report is for the console of the host page.
  console.table(findings);
  show(findings);
  return findings;
}
