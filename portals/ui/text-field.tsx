import type { ComponentProps, ReactNode } from 'react';
import { Affix, Box, describedBy, Field, type FieldProps, Input } from './field';
import { LockIcon } from './first-icons';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'prefix'> & { prefix?: ReactNode; suffix?: ReactNode };

/** One line of text. Give `autoComplete`, `inputMode` and `enterKeyHint`; a placeholder only shows a format. */
export function TextField({ label, hint, error, optional, prefix, suffix, ...input }: TextFieldProps) {
  const frame = { id: input.id, name: input.name, label, hint, error, ...(optional && { optional }) };
  return (
    <Field {...frame}>
      <Box $isWrong={Boolean(error)} $isLocked={Boolean(input.readOnly)}>
        {prefix && <Affix aria-hidden="true">{prefix}</Affix>}
        <Input
          type="text"
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id: input.id, hint, error })}
        />
        {suffix && <Affix>{suffix}</Affix>}
        {input.readOnly && <LockIcon size={17} />}
      </Box>
    </Field>
  );
}
