import { paths, portalBase } from '@contract/paths';
import { snippet } from '@sdk/snippet';
import type { WidgetChoice } from './choice';

/** The single file of this release and its digest, as the build wrote them. */
export type PinnedFile = { file: string; sha384: string };

export type Extras = { plainLink: boolean; pinned: PinnedFile | null };

/** What a practice copies into a page: the tag, and a link for visitors without JavaScript. */
export function htmlCode(origin: string, widget: WidgetChoice, { plainLink, pinned }: Extras): string {
  const tag = snippet(origin, widget, pinned ?? undefined);
  return plainLink ? `${tag}\n<noscript>${linkOf(origin, widget)}</noscript>` : tag;
}

const words = {
  '': 'Apply for financing',
  calculator: 'See payment options',
  'generic-calculator': 'See payment options',
  calculator_apply: 'See payment options',
  'privi-signup': 'Join our membership',
} as const;

function linkOf(origin: string, { practice, type }: WidgetChoice): string {
  const path =
    type === 'privi-signup'
      ? paths.signup.href({ urlSlug: practice })
      : paths.apply.href({ practiceUrlSlug: practice });
  return `<a href="${origin}${portalBase}${path}">${words[type ?? '']}</a>`;
}

/** The script tag alone, for pages that create their widgets by another of these ways. */
export const scriptCode = (origin: string): string => `<script async src="${origin}/sdk/v1/embed.js"></script>`;

/**
 * Code for a tag manager. Tag managers drop the attributes of a script tag, so the same choices are passed in a call. The widget
 * floats over the page.
 */
export function queueCode(origin: string, widget: WidgetChoice): string {
  return [
    '<script>',
    '  window.PF = window.PF || function () { (PF.q = PF.q || []).push(arguments); };',
    `  PF('init', ${objectText(widget)});`,
    '</script>',
    scriptCode(origin),
  ].join('\n');
}

/** A place for a widget in the page; the script may stand anywhere. */
export function placeCode(origin: string, widget: WidgetChoice): string {
  const [, attributes = ''] = /\n {2}([\s\S]*)><\/script>$/.exec(snippet(origin, widget)) ?? [];
  return `<div data-pf ${attributes}></div>`;
}

/** For a React site, with the wrapper copied beside it. */
export function reactCode(origin: string, widget: WidgetChoice): string {
  const props = Object.entries(widget).map(([name, value]) => {
    const prop = camel(name);
    if (value === true) return prop;
    return prop === 'amount'
      ? `${prop}={${Number(String(value).replace(/[$,]/g, ''))}}`
      : `${prop}=${JSON.stringify(value)}`;
  });
  return [
    "import { PatientFinancing } from './patient-financing.js';",
    '',
    `<PatientFinancing origin="${origin}"`,
    ...props.map((prop, index) => `  ${prop}${index === props.length - 1 ? ' />' : ''}`),
  ].join('\n');
}

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function objectText(widget: WidgetChoice): string {
  const parts = Object.entries(widget).map(([name, value]) => `${camel(name)}: ${literal(value)}`);
  return `{ ${parts.join(', ')} }`;
}

/** A literal that can neither end its string nor the script around it. */
const literal = (value: unknown): string =>
  value === true ? 'true' : `'${String(value).replace(/[\\'<]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`)}'`;

/** What a strict content security policy must let in. */
export function policyLines(origin: string): { directive: string; reason: string }[] {
  return [
    { directive: `script-src ${origin}`, reason: 'loads the script and its parts' },
    { directive: `connect-src ${origin}`, reason: 'loads your plans' },
    { directive: `frame-src ${origin}`, reason: 'shows the application' },
  ];
}

/** Address of the preview: a page of ours with this very snippet. */
export function previewAddress(widget: WidgetChoice): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(widget)) query.set(name, value === true ? '' : String(value));
  return `/sdk/v1/preview?${query}`;
}
