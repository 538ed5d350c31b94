import { ATTRIBUTES, type AttributeName, BUTTON_DEFAULTS } from './attributes';

/** One sentence for each attribute; completeness is checked by the type. Not part of the shipped code. */
export const SENTENCES: Record<AttributeName, string> = {
  practice: 'Your practice’s name as it appears in your application link. Without it, nothing is shown.',
  type: 'What the widget opens. Any other value opens the financing application.',
  button: 'Button design: pill, edge tab, card, round icon, outline.',
  position: 'Where the button floats. For the edge tab, top or bottom sets its height.',
  size: 'Height of the button: 44, 52 or 60 px.',
  inline: 'Shows the widget in the page, where the tag is, instead of behind a floating button.',
  label: 'Your own text on the button.',
  lang: 'Language of the button, the calculator, and the flow: `es` for Spanish, any other value for English. By default, the language of the page, then the browser’s.',
  amount: 'Starting treatment price in dollars. It never appears in a URL.',
  'open-on': 'Opens the dialog when the page’s URL ends in # and this word.',
  'back-button': 'Whether the browser’s back button closes the dialog.',
};

export const DEFAULTS: { [Name in AttributeName]?: string } = { ...BUTTON_DEFAULTS, 'back-button': 'on' };

function valuesOf(name: AttributeName): string {
  const rule = ATTRIBUTES[name];
  if (rule === true) return 'present or not';
  if (name === 'amount') return '1 to 100,000, `4500` or `$4,500`';
  return rule instanceof RegExp ? `\`${rule.source}\`` : rule.map((value) => `\`${value}\``).join(', ');
}

/** The page `docs/embed-attributes.md`. */
export function attributeDocs(): string {
  const rows = (Object.keys(SENTENCES) as AttributeName[]).map(
    (name) =>
      `| \`data-${name}\` | ${valuesOf(name).replaceAll('|', '\\|')} | ${DEFAULTS[name] ?? 'not set'} | ${SENTENCES[name]} |`,
  );
  return [
    '# Attributes of the embed',
    '',
    'On the script tag each name starts with `data-`; on an element (`<pf-button practice="…">`) it does not.',
    'An invalid value counts as not set, so the default applies. Spaces around a value are ignored; values are case-sensitive.',
    '',
    '| attribute | values | default | meaning |',
    '|---|---|---|---|',
    ...rows,
    '',
    'Elements: `pf-button`, `pf-application`, `pf-calculator`, `pf-generic-calculator`, `pf-calculator-apply`, `privi-signup`.',
    'A link of your own becomes a dialog with `data-pf-open`: `<a href="…/v2/your-name/apply" data-pf-open>Apply</a>`.',
    '',
    'One tag is one widget. It comes back when the page rewrites its body and goes away when its tag is replaced. To remove a widget, remove',
    'the tag and then its element.',
    '',
    'Events on the element and on `window`: `pf:ready`, `pf:open`, `pf:close`, `pf:step`, `pf:submitted`, `pf:error`.',
    '`pf:step` carries `index` and `total` of the steps up to the decision, `pf:error` a `code`; the others carry nothing.',
    'Custom properties: `--pf-accent`, `--pf-on-accent`, `--pf-radius`, `--pf-font`, `--pf-z`, `--pf-offset-x`, `--pf-offset-y`; parts: `button`, `dialog`.',
    '',
    'Generated from `sdk/attributes.ts` by `scripts/generate-embed-docs.ts`.',
    '',
  ].join('\n');
}
