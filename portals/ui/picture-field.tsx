import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from './button';
import { describedBy, Field, type FieldProps } from './field';

const Line = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 10px; margin-top: 8px;
  img { display: block; max-width: 180px; height: 48px; object-fit: contain; border-radius: 8px; background: #fff; box-shadow: inset 0 0 0 1px var(--line); }
  input[type='file'] { flex: 1 1 200px; min-width: 0; min-height: 36px; font: inherit; font-size: 13px; color: var(--ink-2); }
  input[type='file']::file-selector-button {
    min-height: 32px; margin-right: 10px; padding: 0 12px; border: 0; border-radius: 8px; background: var(--surface); color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--line-control); font: inherit; font-weight: 500; cursor: pointer;
  }
  @media (pointer: coarse) { input[type='file'], input[type='file']::file-selector-button { min-height: 44px; } }
`;

export type PictureFieldProps = FieldProps & {
  /** The picture that is there, as an address; '' for none. */
  shown: string;
  /** Draws a file to a data URL. Throws an Error whose message says what to do. */
  read: (file: File) => Promise<string>;
  removeLabel: string;
  /** Told of each picture that is chosen, and of '' once it is taken off. */
  onPicture?: (picture: string) => void;
};

/** A picture of the reader's own; the form reads it as a data URL, '' once it is taken off, the given address while it stays. */
export function PictureField({ shown, read, removeLabel, onPicture, ...field }: PictureFieldProps) {
  const { id, name, label, hint } = field;
  const file = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState(shown);
  const [refusal, setRefusal] = useState<string>();
  const error = refusal ?? field.error;
  const frame = { id, name, label, hint, error, optional: true };
  function show(next: string) {
    setPicture(next);
    setRefusal(undefined);
    onPicture?.(next);
  }
  async function choose(input: HTMLInputElement) {
    const [chosen] = input.files ?? [];
    if (!chosen) return;
    try {
      show(await read(chosen));
    } catch (cause) {
      input.value = '';
      setRefusal((cause as Error).message);
    }
  }
  function remove() {
    show('');
    if (!file.current) return;
    file.current.value = '';
    file.current.focus();
  }
  return (
    <Field {...frame}>
      <Line>
        {picture && <img src={picture} alt="" />}
        <input
          ref={file}
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, hint, error })}
          onChange={({ currentTarget }) => void choose(currentTarget)}
        />
        {picture && (
          <Button dense onClick={remove}>
            {removeLabel}
          </Button>
        )}
        <input type="hidden" name={name} value={picture} />
      </Line>
    </Field>
  );
}
