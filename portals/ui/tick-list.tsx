import { useState } from 'react';
import styled from 'styled-components';
import { CheckboxBox } from './choices';
import { FieldGroup, type FieldProps } from './field';
import { words } from './piece-words';
import { SearchField } from './table/filter-bar';

/** So many are seen at a glance; more can be searched. */
const SEEN_AT_ONCE = 8;

const Ticks = styled.div`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(190px, 1fr)); gap: 0 14px; margin-top: 6px;
  label { display: flex; gap: 9px; align-items: center; min-height: 32px; line-height: 20px; cursor: pointer; }
  label[hidden] { display: none; }
  label:has(:disabled) { color: var(--ink-3); cursor: not-allowed; }
  small { display: block; font-size: 12px; line-height: 16px; color: var(--ink-3); }
  label:has(small) { padding: 4px 0; }
  @media (pointer: coarse) { label { min-height: 44px; } }
`;
const Find = styled.div`margin-top: 8px; --search-width: 100%;`;

export type Tick = { value: string; label: string; note?: string; disabled?: boolean };
export type TickListProps = FieldProps & {
  ticks: readonly Tick[];
  chosen: readonly string[];
  /** "Find a practice": names the search over more than can be seen at a glance. */
  find?: string;
};

/** Several of some; the form reads the ticked values as a list, whether a search shows them or not. */
export function TickList({ ticks, chosen, find, ...field }: TickListProps) {
  const [text, setText] = useState('');
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ({ label, note = '' }: Tick) =>
    typed.every((word) => `${label} ${note}`.toLowerCase().includes(word));
  const first = ticks.findIndex(({ disabled }) => !disabled);
  return (
    <FieldGroup {...field}>
      {/* Enter looks for something there and sends no form. */}
      {find && ticks.length > SEEN_AT_ONCE && (
        <Find onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
          <SearchField label={find} value={text} onValue={setText} />
        </Find>
      )}
      <Ticks>
        {ticks.map((tick, index) => {
          const { value, label, note, disabled } = tick;
          const id = index === first ? field.id : `${field.id}-${value}`;
          return (
            <label key={value} htmlFor={id} hidden={!isFound(tick)}>
              <CheckboxBox
                id={id}
                name={`${field.name}[]`}
                value={value}
                defaultChecked={chosen.includes(value)}
                disabled={disabled}
              />
              <span>
                {label} {note && <small>{note}</small>}
              </span>
            </label>
          );
        })}
      </Ticks>
      {typed.length > 0 && !ticks.some(isFound) && <p role="status">{words.noMatch(text)}</p>}
    </FieldGroup>
  );
}
