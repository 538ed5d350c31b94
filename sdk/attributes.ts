/**
 * The one table of what a practice may write on the script tag (`data-…`) or on an element (without `data-`).
 * Parser, types, documentation and snippet text all derive from it.
 */
const enumOf = <const Values extends readonly string[]>(values: Values) => ({ kind: 'enum', values }) as const;

export const ATTRIBUTES = {
  practice: { kind: 'pattern', pattern: /^[a-z0-9][a-z0-9-]{0,62}[a-z0-9]$/ },
  type: enumOf(['calculator', 'generic-calculator', 'calculator_apply', 'privi-signup']),
  button: enumOf(['button1', 'button2', 'button3', 'button4', 'button5']),
  position: enumOf(['top left', 'top right', 'bottom left', 'bottom right']),
  size: enumOf(['small', 'medium', 'large']),
  inline: { kind: 'flag' },
  label: { kind: 'pattern', pattern: /^[^\p{C}]{1,40}$/u },
  lang: { kind: 'pattern', pattern: /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/ },
  amount: { kind: 'pattern', pattern: /^\$?(\d{1,3}(,\d{3})+|\d{1,6})(\.\d{2})?$/ },
  'open-on': { kind: 'pattern', pattern: /^[\w-]{1,64}$/ },
  'back-button': enumOf(['on', 'off']),
} as const;

export type AttributeName = keyof typeof ATTRIBUTES;
export const ATTRIBUTE_NAMES = Object.keys(ATTRIBUTES) as readonly AttributeName[];

type ValueOf<Rule> = Rule extends { kind: 'enum'; values: readonly (infer Value)[] }
  ? Value
  : Rule extends { kind: 'flag' }
    ? true
    : string;

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
  const rule = ATTRIBUTES[name];
  if (text === null) return undefined as Attributes[Name];
  const value = text.trim();
  const isRight =
    rule.kind === 'flag'
      ? value !== 'false'
      : rule.kind === 'enum'
        ? (rule.values as readonly string[]).includes(value)
        : rule.pattern.test(value);
  return (isRight ? (rule.kind === 'flag' ? true : value) : undefined) as Attributes[Name];
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
