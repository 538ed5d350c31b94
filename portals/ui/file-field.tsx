import styled from 'styled-components';
import { describedBy, FieldError, FieldRoot, Hint, Label } from './field';

const File = styled.input`
  margin-top: 8px; width: 100%; padding: 12px; border-radius: var(--field-radius); box-shadow: inset 0 0 0 1.5px var(--line-control); font: inherit;
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`;

export type FileFieldProps = {
  id: string;
  /** Under which a refusal names it. */
  name: string;
  label: string;
  hint: string;
  error?: string | undefined;
  onFile: (file: globalThis.File | null) => void;
};

/** Chooses a PDF from the device. */
export function FileField({ id, name, label, hint, error, onFile }: FileFieldProps) {
  return (
    <FieldRoot data-field={name}>
      <Label htmlFor={id}>{label}</Label>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      <FieldError id={id}>{error}</FieldError>
      <File
        id={id}
        type="file"
        accept="application/pdf,.pdf"
        aria-describedby={describedBy({ id, hint, error })}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onFile(event.target.files?.[0] ?? null)}
      />
    </FieldRoot>
  );
}
