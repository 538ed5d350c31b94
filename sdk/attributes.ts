/**
 * The one table of what a practice may write on the script tag (`data-…`) or on an element (without `data-`): a list of words, a
 * pattern, or true for an attribute that only is there or not. Parser, types, documentation and snippet text all derive from it.
 */
export const ATTRIBUTES = {
  practice: /^[a-z0-9][a-z0-9-]{0,62}[a-z0-9]$/,
  type: ['calculator', 'generic-calculator', 'calculator_apply', 'privi-signup'],
  button: ['button1', 'button2', 'button3', 'button4', 'button5'],
  position: ['top left', 'top right', 'bottom left', 'bottom right'],
  size: ['small', 'medium', 'large'],
  inline: true,
  label: /^[^\p{C}]{1,40}$/u,
  lang: /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/,
  amount: /^\$?(\d{1,3}(,\d{3})+|\d{1,6})(\.\d{2})?$/,
  'open-on': /^[\w-]{1,64}$/,
  'back-button': ['on', 'off'],
} as const;

export type AttributeName = keyof typeof ATTRIBUTES;
export const ATTRIBUTE_NAMES = Object.keys(ATTRIBUTES) as readonly AttributeName[];

type ValueOf<Rule> = Rule extends readonly (infer Value)[] ? Value : Rule extends true ? true : string;

/** What is left after parsing: a wrong value is unset, exactly as if the attribute were missing. `amount` stays text: see amount.ts. */
export type Attributes = { readonly [Name in AttributeName]?: ValueOf<(typeof ATTRIBUTES)[Name]> };

/** Attributes of a widget that may be drawn: it names its practice. */
export type WidgetAttributes = Attributes & { readonly practice: string };

export type ButtonDesign = NonNullable<Attributes['button']>;
export type ButtonPosition = NonNullable<Attributes['position']>;
export type ButtonSize = NonNullable<Attributes['size']>;

/**
 * Parses one attribute.
 * @param text the attribute's text, or null when it is not there; surrounding blanks do not count, case does.
 * @returns the value, or undefined when it is missing or wrong.
 */
export function parseAttribute<Name extends AttributeName>(name: Name, text: string | null): Attributes[Name] {
  const rule: true | RegExp | readonly string[] = ATTRIBUTES[name];
  const value = text?.trim();
  let parsed: string | true | undefined;
  if (value !== undefined) {
    if (rule === true) parsed = value !== 'false' || undefined;
    else if (rule instanceof RegExp ? rule.test(value) : rule.includes(value)) parsed = value;
  }
  return parsed as Attributes[Name];
}

/** Parses all attributes; `read` returns the text of one, or null. */
export function parseAttributes(read: (name: AttributeName) => string | null): Attributes {
  const parsed: Partial<Record<AttributeName, unknown>> = {};
  for (const name of ATTRIBUTE_NAMES) {
    const value = parseAttribute(name, read(name));
    if (value !== undefined) parsed[name] = value;
  }
  return parsed as Attributes;
}

export const BUTTON_DEFAULTS = { button: 'button1', position: 'bottom right', size: 'small' } as const;
