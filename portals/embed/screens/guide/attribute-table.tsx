import { Heading, Note } from '@portals/ui/card';
import { DEFAULTS, SENTENCES } from '@sdk/attribute-docs';
import { ATTRIBUTE_NAMES, ATTRIBUTES, type AttributeName } from '@sdk/attributes';
import styled from 'styled-components';

const Frame = styled.section`
  overflow-x: auto; border-radius: 11px; box-shadow: inset 0 0 0 1px var(--line);
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  table { width: 100%; min-width: 640px; border-collapse: collapse; font-size: 14px; line-height: 20px; }
  th, td { padding: 10px 14px; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
  thead th { border-top: 0; font-weight: 600; color: var(--ink-2); }
  tbody th, code { font: 13px/20px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; white-space: nowrap; }
`;

/** Everything that may be written on the tag, from the table that the widget itself reads. */
export function AttributeTable() {
  return (
    <div id="attributes" style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, marginTop: 12 }}>
      <div>
        <Heading>Every attribute</Heading>
        <Note>
          A value that isn’t listed counts as not set. Values are case-sensitive. Spaces around them are ignored.
        </Note>
      </div>
      <Frame aria-label="Attributes" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Attribute</th>
              <th scope="col">Values</th>
              <th scope="col">Default</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            {ATTRIBUTE_NAMES.map((name) => (
              <tr key={name}>
                <th scope="row">data-{name}</th>
                <td>{valuesOf(name)}</td>
                <td>{DEFAULTS[name] ?? 'not set'}</td>
                <td>{SENTENCES[name]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Frame>
    </div>
  );
}

function valuesOf(name: AttributeName): string {
  const rule: true | RegExp | readonly string[] = ATTRIBUTES[name];
  if (rule === true) return 'present or not';
  return rule instanceof RegExp ? (patterns[name] ?? 'text') : rule.join(', ');
}

/** What a pattern means, in words. */
const patterns: { readonly [Name in AttributeName]?: string } = {
  practice: 'lowercase letters, numbers, hyphens',
  label: '1 to 40 characters',
  lang: 'a language code, en or es-MX',
  amount: '4500 or $4,500',
  'open-on': 'letters, digits, - and _',
};
