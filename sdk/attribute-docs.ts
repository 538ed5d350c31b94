import { ATTRIBUTES, type AttributeName, BUTTON_DEFAULTS } from './attributes';

/** One sentence for each attribute; completeness is checked by the type. Not part of the shipped code. */
export const SENTENCES: Record<AttributeName, string> = {
  practice: 'Your address name, as in your application link. Without it nothing is drawn.',
  type: 'What opens. Anything else is the application for financing.',
  button: 'Design of the button: pill, edge tab, card, round mark, outline.',
  position: 'Where the button floats. For the edge tab top and bottom choose the height.',
  size: 'Height of the button: 44, 52 or 60 px.',
  inline: 'Puts the widget into the page, where the tag stands, instead of behind a floating button.',
  label: 'Your own words on the button.',
  lang: 'Language of the button, the calculator and the flow: `es` for Spanish, everything else is English; by default the language of the page around it, then the browser’s.',
  amount: 'Price of the treatment in dollars, to begin with. It never appears in an address.',
  'open-on': 'Opens the dialog when the address of the page ends in # and this word.',
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
      `| \`data-${name}\` | ${valuesOf(name).replaceAll('|', '\\|')} | ${DEFAULTS[name] ?? 'unset'} | ${SENTENCES[name]} |`,
  );
  return [
    '# Attributes of the embed',
    '',
    'On the script tag each name starts with `data-`; on an element (`<pf-button practice="…">`) it does not.',
    'A wrong value counts as unset, and then the default applies. Surrounding blanks do not count, upper and lower case do.',
    '',
    '| attribute | values | default | meaning |',
    '|---|---|---|---|',
    ...rows,
    '',
    'Elements: `pf-button`, `pf-application`, `pf-calculator`, `pf-generic-calculator`, `pf-calculator-apply`, `privi-signup`.',
    'A link of your own becomes a dialog with `data-pf-open`: `<a href="…/v2/your-name/apply" data-pf-open>Apply</a>`.',
    '',
    'One tag is one widget: it comes back when a page writes its body anew, and goes when its tag is replaced. To take one away, remove',
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
