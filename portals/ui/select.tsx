import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Box, describedBy, Field, type FieldProps } from './field';
import { ChevronDownIcon } from './icons';

const Native = styled.select`
  flex: 1; min-width: 0; align-self: stretch; min-height: var(--field-height); border: 0; margin: 0 -34px 0 0; padding: 0 34px 0 0; background: transparent;
  appearance: none; outline: none; cursor: pointer; text-overflow: ellipsis; color: var(--ink);
  option { color: var(--ink); background: var(--surface); font-size: 16px; }
  &:focus-visible { outline: none; }
  + svg { pointer-events: none; color: var(--ink-3); }
`;

export type Option = { value: string; label: string; disabled?: boolean };
export type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps> & {
    options: readonly Option[] /** First, empty choice: "Choose a state". */;
    placeholder?: string;
  };

/** A choice of at most 15; for more use ComboBox. */
export function Select({ label, hint, error, optional, options, placeholder, ...select }: SelectProps) {
  const frame = { id: select.id, name: select.name, label, hint, error, ...(optional && { optional }) };
  return (
    <Field {...frame}>
      <Box $isWrong={Boolean(error)}>
        <Native
          {...select}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id: select.id, hint, error })}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Native>
        <ChevronDownIcon size={18} />
      </Box>
    </Field>
  );
}
