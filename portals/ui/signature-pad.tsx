import { useState } from 'react';
import styled from 'styled-components';
import { Box, describedBy, Field, type FieldProps, Input } from './field';
import { words } from './piece-words';

const Sheet = styled.div`
  margin-top: 12px; border-radius: 12px; box-shadow: inset 0 0 0 1.5px var(--line-control); padding: 16px 18px 12px; background: var(--surface);
  div { min-height: 50px; font: italic 400 34px/46px Georgia, "Times New Roman", serif; border-bottom: 1px solid var(--ink); padding-bottom: 2px; overflow-wrap: anywhere; }
  p { padding-top: 8px; font-size: 13px; line-height: 18px; color: var(--ink-2); }
`;

export type SignaturePadProps = FieldProps & {
  /** The legal name that must be typed. */
  legalName: string;
  /** Date that stands under the signature: "Mar 16, 2026". */
  date: string;
  /** What was signed before. */
  defaultValue?: string;
};

/** True when the typed name is the legal name; spaces and case do not matter, nothing is filled in beforehand. */
export function isSameName(typed: string, legalName: string): boolean {
  const plain = (name: string) =>
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[\s.'’-]+/g, ' ')
      .trim()
      .toLowerCase();
  return plain(typed) === plain(legalName) && plain(typed) !== '';
}

/** Signing by typing one's name. The form reads what was typed. */
export function SignaturePad({ legalName, date, defaultValue = '', ...field }: SignaturePadProps) {
  const [typed, setTyped] = useState(defaultValue);
  const { id, hint, error } = field;
  const isSigned = isSameName(typed, legalName);
  return (
    <Field {...field}>
      <Box $isWrong={Boolean(error)}>
        <Input
          id={id}
          name={field.name}
          type="text"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="done"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, hint, error })}
        />
      </Box>
      <Sheet>
        <div aria-hidden="true">{typed}</div>
        <p role="status">{isSigned ? words.signed(date) : words.toSign(legalName)}</p>
      </Sheet>
    </Field>
  );
}
