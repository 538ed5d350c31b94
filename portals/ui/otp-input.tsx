import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { describedBy, FieldError, FieldLabel, type FieldProps, FieldRoot, Hint } from './field';

const Drawn = styled.div`
  position: relative; margin-top: 10px; max-width: 420px;
`;
const Cells = styled.div.attrs({ 'aria-hidden': true })`
  display: grid; grid-template-columns: repeat(6, 1fr); gap: 8px;
  @media (max-width: 370px) { gap: 5px; }
`;
const Cell = styled.div<{ $isNext: boolean; $isWrong: boolean }>`
  height: 64px; border-radius: 12px; display: grid; place-items: center; background: var(--surface);
  font: 600 30px/1 var(--font-voice); font-variant-numeric: tabular-nums lining-nums;
  box-shadow: ${(props) =>
    props.$isNext
      ? 'inset 0 0 0 2px var(--focus), 0 0 0 4px var(--primary-100)'
      : `inset 0 0 0 ${props.$isWrong ? '2px var(--danger)' : '1.5px var(--line-control)'}`};
  &[data-caret]::after { content: ""; width: 2px; height: 28px; background: var(--focus); }
  @media (max-width: 370px) { height: 56px; font-size: 26px; }
  @media (forced-colors: active) {
    border: 1px solid FieldText; outline: ${(props) => (props.$isNext ? '3px solid Highlight' : 'none')}; outline-offset: 2px;
    &[data-caret]::after { background: FieldText; forced-color-adjust: none; }
  }
`;
const Typed = styled.input`
  position: absolute; inset: 0; width: 100%; height: 100%; border: 0; padding: 0 0 0 calc(100% / 12); background: transparent; outline: none;
  color: transparent; caret-color: transparent; font: 600 30px/1 var(--font-ui); letter-spacing: 1em; cursor: text;
  &::selection { background: transparent; color: transparent; }
  &:focus-visible { outline: none; }
  /* There the browser paints its text anew, over the drawn digits. */
  @media (forced-colors: active) { opacity: 0; }
`;

const places = [0, 1, 2, 3, 4, 5];
const codeLength = places.length;

export type OtpInputProps = FieldProps & {
  /** Called once when the sixth digit is in; send the form here. */
  onComplete?: (code: string) => void;
  disabled?: boolean;
};

/**
 * A six-digit one-time code: one real input under six drawn boxes, so that pasting and the phone's suggestion work. It
 * completes by itself. After a wrong code the digits stay and are all selected; the next digit replaces them.
 */
export function OtpInput({ onComplete, disabled = false, ...field }: OtpInputProps) {
  const [code, setCode] = useState('');
  const [hasFocus, setFocus] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef('');
  const { id, hint, error } = field;

  useEffect(() => {
    if (!error) return;
    input.current?.focus();
    input.current?.select();
  }, [error]);

  // After the digits are on the page, so that a form that is read now has all six.
  useEffect(() => {
    if (code.length < codeLength || sent.current === code) return;
    sent.current = code;
    onComplete?.(code);
  }, [code, onComplete]);

  function type(text: string) {
    const next = text.replace(/\D/g, '').slice(0, codeLength);
    setCode(next);
    if (next.length < codeLength) sent.current = '';
  }

  return (
    <FieldRoot data-field={field.name}>
      <FieldLabel id={id} label={field.label} />
      {/* The field keeps the focus, so that nothing else would say what was wrong with the code. */}
      <div aria-live="assertive">
        <FieldError id={id}>{error}</FieldError>
      </div>
      <Drawn>
        <Cells>
          {places.map((place) => {
            const isNext = hasFocus && place === Math.min(code.length, codeLength - 1);
            return (
              <Cell
                key={place}
                $isNext={isNext}
                $isWrong={Boolean(error)}
                data-caret={isNext && code.length < codeLength ? '' : undefined}
              >
                {code.charAt(place)}
              </Cell>
            );
          })}
        </Cells>
        <Typed
          ref={input}
          id={id}
          name={field.name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          pattern="[0-9]*"
          data-private=""
          readOnly={disabled}
          value={code}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, hint, error })}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
          onPaste={(event) => {
            event.preventDefault();
            type(event.clipboardData.getData('text'));
          }}
        />
      </Drawn>
      {hint && (
        <Hint id={`${id}-hint`} style={{ marginTop: 12 }}>
          {hint}
        </Hint>
      )}
    </FieldRoot>
  );
}
