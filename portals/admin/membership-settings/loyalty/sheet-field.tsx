import styled from 'styled-components';

const Frame = styled.span`
  display: grid; min-width: 0; flex: 1;
  > span { position: relative; display: flex; align-items: center; gap: 5px; min-height: 36px; padding: 0 10px; border-radius: 8px; background: var(--surface); box-shadow: inset 0 0 0 1.5px var(--line-control); color: var(--ink-2); }
  > span:focus-within { outline: 2px solid var(--focus); outline-offset: 1px; }
  &[data-changed] > span { box-shadow: inset 0 0 0 2px var(--promo-text); background: var(--promo-tint); }
  &[data-wrong] > span { box-shadow: inset 0 0 0 2px var(--danger); background: var(--danger-tint); }
  &[data-locked] > span { background: var(--sunken); box-shadow: inset 0 0 0 1px var(--line); }
  input { flex: 1; min-width: 0; width: 100%; border: 0; padding: 0; background: none; font: inherit; color: var(--ink); outline: none; font-variant-numeric: tabular-nums lining-nums; }
  input[readonly] { color: var(--ink-2); }
  &[data-right] input { text-align: right; }
  s { flex: none; font-size: 12.5px; color: var(--ink-2); }
  small { color: var(--danger); font-size: 12.5px; line-height: 17px; font-weight: 600; padding-top: 3px; }
  @media (pointer: coarse) { > span { min-height: 44px; } input { font-size: 16px; } }
  @media (forced-colors: active) { > span { border: 1px solid; } }
`;

export type SheetFieldProps = {
  id: string;
  /** How the cell is called. */
  name: string;
  value: string;
  /** What it said before, where that is something else. */
  before?: string | undefined;
  fault?: string | undefined;
  /** Where the arrows find it. */
  at: readonly [row: number, column: number];
  prefix?: string;
  inputMode?: 'decimal' | 'text';
  isRight?: boolean;
  readOnly: boolean;
  onValue: (text: string) => void;
};

/** A cell of the loyalty sheet: what is typed, what it said before, and what is wrong with it. Escape takes it back. */
export function SheetField(props: SheetFieldProps) {
  const { id, name, value, before, fault, at, prefix, inputMode = 'text', isRight = false, readOnly, onValue } = props;
  const isChanged = before !== undefined;
  return (
    <Frame
      data-changed={isChanged ? '' : undefined}
      data-wrong={fault ? '' : undefined}
      data-locked={readOnly ? '' : undefined}
      data-right={isRight ? '' : undefined}
    >
      <span>
        {prefix && <span aria-hidden="true">{prefix}</span>}
        <input
          id={id}
          aria-label={isChanged ? `${name}, was ${before || 'empty'}` : name}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          data-row={at[0]}
          data-column={at[1]}
          inputMode={inputMode}
          autoComplete="off"
          maxLength={80}
          readOnly={readOnly}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !isChanged) return;
            event.preventDefault();
            onValue(before);
          }}
        />
        {isChanged && before !== '' && (
          <s aria-hidden="true">
            {prefix}
            {before}
          </s>
        )}
      </span>
      {fault && <small id={`${id}-fault`}>{fault}</small>}
    </Frame>
  );
}
