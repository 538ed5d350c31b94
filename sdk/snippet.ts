import { ATTRIBUTE_NAMES, type Attributes, BUTTON_DEFAULTS } from './attributes';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const DEFAULTS: Readonly<Record<string, unknown>> = { ...BUTTON_DEFAULTS, 'back-button': 'on' };

/**
 * The text a practice copies into its page. What equals a default is left out, so that the snippet stays short.
 * @param origin the application's origin, e.g. `https://apply.example.com`.
 * @param attributes parsed attributes.
 * @param pinned a file of the manifest with its digest, for sites that demand `integrity`; the snippet is then fixed to one version.
 */
export function snippet(
  origin: string,
  attributes: Attributes & { practice: string },
  pinned?: { file: string; sha384: string },
): string {
  const written = ATTRIBUTE_NAMES.flatMap((name) => {
    const value = attributes[name];
    // In the page an unset design means no button at all, so there it is written even where it is the default.
    const isDefault = value === DEFAULTS[name] && !(name === 'button' && attributes.inline);
    if (value === undefined || isDefault) return [];
    if (value === true) return [`data-${name}`];
    return [`data-${name}="${escaped(value)}"`];
  });
  const source = pinned
    ? `src="${origin}/sdk/v1/${pinned.file}" integrity="${pinned.sha384}" crossorigin`
    : `src="${origin}/sdk/v1/embed.js"`;
  return `<script async ${source}\n  ${written.join(' ')}></script>`;
}
