import { ATTRIBUTES, type AttributeName } from '../../sdk/attributes';

/** Names that are written differently, or with another type, in React. */
const OWN: Partial<Record<AttributeName, string>> = { practice: 'practice: string', amount: 'amount?: number' };

/** Types of the React component, from the table of attributes, for projects that copy the built file. */
export function reactTypes(): string {
  const props = (Object.keys(ATTRIBUTES) as AttributeName[]).map((name) => {
    const rule: true | RegExp | readonly string[] = ATTRIBUTES[name];
    const type =
      rule === true ? 'boolean' : rule instanceof RegExp ? 'string' : rule.map((value) => `'${value}'`).join(' | ');
    const prop = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return `  ${OWN[name] ?? `${prop}?: ${type}`};`;
  });
  return `import type { ReactElement } from 'react';

/** Details of the events of a widget. */
export type WidgetEvents = {
  ready: Record<string, never>;
  open: Record<string, never>;
  close: { reason: string };
  step: { name: string; index: number; total: number };
  submitted: { reference: string };
  error: { code: string };
};

export type WidgetProps = {
  /** Where the script comes from, as in the snippet. */
  origin: string;
${props.join('\n')}
  className?: string;
} & { [Name in keyof WidgetEvents as \`on\${Capitalize<Name>}\`]?: (detail: WidgetEvents[Name]) => void };

/** A widget; floating unless \`inline\` is given. Loads the script once per page, and nothing on a server. */
export declare function PatientFinancing(props: WidgetProps): ReactElement;
`;
}
