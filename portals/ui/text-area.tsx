import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Box, describedBy, Field, type FieldProps } from './field';

const Lines = styled.textarea`
  flex: 1; min-width: 0; width: 100%; border: 0; padding: 10px 0; background: transparent; outline: none; resize: vertical; font: inherit; color: inherit;
`;

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** Several lines of text; Enter begins a new one. */
export function TextArea({ label, hint, error, optional, rows = 5, ...area }: TextAreaProps) {
  const frame = { id: area.id, name: area.name, label, hint, error, ...(optional && { optional }) };
  return (
    <Field {...frame}>
      <Box $isWrong={Boolean(error)}>
        <Lines
          {...area}
          rows={rows}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id: area.id, hint, error })}
        />
      </Box>
    </Field>
  );
}
