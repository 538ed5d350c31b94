import { CheckboxBox } from '@portals/ui/choices';
import { useId, useState } from 'react';
import styled, { css } from 'styled-components';

const control = css`
  min-height: 34px; max-width: 100%; padding: 2px 8px; border: 0; border-radius: 8px; background: var(--surface); color: var(--ink); font: inherit; font-size: 13.5px;
  box-shadow: inset 0 0 0 1px var(--line-strong, var(--line));
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 1px; }
  &[aria-invalid='true'] { box-shadow: inset 0 0 0 2px var(--danger); }
  @media (pointer: coarse) { min-height: 44px; font-size: 16px; }
  @media (forced-colors: active) { border: 1px solid; }
`;
const Native = styled.select`${control} padding-right: 4px; cursor: pointer;`;
const Line = styled.input`${control} width: 100%;`;
const Affixed = styled.span`
  display: inline-flex; align-items: center; gap: 4px; color: var(--ink-2); white-space: nowrap;
  input { ${control} width: 96px; font-variant-numeric: tabular-nums; }
`;
const Wrong = styled.small`flex-basis: 100%; font-size: 12.5px; line-height: 18px; color: var(--danger);`;

export type InlineOption = readonly [value: string, label: string];
type InlineSelectProps = {
  label: string;
  value: string;
  options: readonly InlineOption[];
  onValue: (value: string) => void;
  id?: string;
};

/** A choice that stands within a sentence. A value that is no option is shown as it is. */
export function InlineSelect({ label, value, options, onValue, id }: InlineSelectProps) {
  const all = options.some(([one]) => one === value) ? options : [[value, value] as const, ...options];
  return (
    <Native id={id} aria-label={label} value={value} onChange={(event) => onValue(event.target.value)}>
      {all.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </Native>
  );
}

type InlineTextProps = { label: string; value: string; onValue: (value: string) => void; id?: string; wrong?: boolean };

export function InlineText({ label, value, onValue, id, wrong = false }: InlineTextProps) {
  return (
    <Line
      id={id}
      aria-label={label}
      aria-invalid={wrong || undefined}
      autoComplete="off"
      maxLength={120}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}

type TypedValueProps<T> = {
  label: string;
  value: T;
  /** As it is typed. */
  text(value: T): string;
  /** Undefined for what is no value. */
  read(typed: string): T | undefined;
  /** What is asked for: "Type dollars". */
  asks: string;
  prefix?: string;
  suffix?: string;
  onValue: (value: T) => void;
};

/** A value that is typed: while it is typed in it stays as it is, and what is no value goes when the field is left. */
export function TypedValue<T>({ label, value, text, read, asks, prefix, suffix, onValue }: TypedValueProps<T>) {
  const [typing, setTyping] = useState<string | null>(null);
  const isWrong = typing !== null && read(typing) === undefined;
  return (
    <>
      <Affixed>
        {prefix && <span aria-hidden="true">{prefix}</span>}
        <input
          aria-label={label}
          aria-invalid={isWrong || undefined}
          autoComplete="off"
          value={typing ?? text(value)}
          onBlur={() => setTyping(null)}
          onChange={(event) => {
            setTyping(event.target.value);
            const next = read(event.target.value);
            if (next !== undefined) onValue(next);
          }}
        />
        {suffix && <span aria-hidden="true">{suffix}</span>}
      </Affixed>
      {isWrong && <Wrong role="alert">{asks}</Wrong>}
    </>
  );
}

const Ticks = styled.fieldset`
  flex-basis: 100%; display: flex; flex-wrap: wrap; gap: 0 14px; max-height: 168px; overflow: auto; min-width: 0; border: 0; margin: 0; padding: 2px; font-size: 13.5px;
  label { display: inline-flex; align-items: center; gap: 7px; min-height: 30px; }
  @media (pointer: coarse) { label { min-height: 44px; } }
`;
type InlineTicksProps = {
  legend: string;
  options: readonly InlineOption[];
  chosen: readonly string[];
  onChosen: (chosen: readonly string[]) => void;
};

/** Several of some, in the order in which they stand. */
export function InlineTicks({ legend, options, chosen, onChosen }: InlineTicksProps) {
  const id = useId();
  const turn = (value: string) => {
    const isIn = (one: string) => (one === value ? !chosen.includes(one) : chosen.includes(one));
    onChosen(options.map(([one]) => one).filter(isIn));
  };
  return (
    <Ticks aria-label={legend}>
      {options.map(([value, words]) => (
        <label key={value} htmlFor={`${id}-${value}`}>
          <CheckboxBox id={`${id}-${value}`} checked={chosen.includes(value)} onChange={() => turn(value)} />
          {words}
        </label>
      ))}
    </Ticks>
  );
}
