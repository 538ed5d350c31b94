import { CheckboxBox } from '@portals/ui/choices';
import { FieldGroup, type FieldProps } from '@portals/ui/field';
import styled from 'styled-components';

const Ticks = styled.div`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(190px, 1fr)); gap: 0 14px; margin-top: 6px;
  label { display: flex; gap: 9px; align-items: center; min-height: 32px; line-height: 20px; cursor: pointer; }
  label:has(:disabled) { color: var(--ink-3); cursor: not-allowed; }
  @media (pointer: coarse) { label { min-height: 44px; } }
`;

export type Tick = { value: string; label: string; disabled?: boolean };
export type TickListProps = FieldProps & { ticks: readonly Tick[]; chosen: readonly string[] };

/** Several of a few; the form reads the ticked values as a list. */
export function TickList({ ticks, chosen, ...field }: TickListProps) {
  return (
    <FieldGroup {...field}>
      <Ticks>
        {ticks.map(({ value, label, disabled }, index) => {
          const id = index === 0 ? field.id : `${field.id}-${value}`;
          return (
            <label key={value} htmlFor={id}>
              <CheckboxBox
                id={id}
                name={`${field.name}[]`}
                value={value}
                defaultChecked={chosen.includes(value)}
                disabled={disabled}
              />
              {label}
            </label>
          );
        })}
      </Ticks>
    </FieldGroup>
  );
}
