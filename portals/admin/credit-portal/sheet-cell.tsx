import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FAULTS_ID } from './fault-list';
import { Cell } from './sheet-style';

export type SheetCellProps = {
  id: string;
  name: string;
  /** What it said before anything was typed; null for a cell that is not saved yet. */
  before: string | null;
  /** How nothing is called: "not offered". */
  none: string;
  /** How full its colour is, to 100. */
  heat: number;
  /** Stands above what is typed. */
  prefix?: string;
  /** Nothing can be typed into it. */
  isFixed?: boolean;
  typed: string | undefined;
  isWrong: boolean;
  readOnly: boolean;
  onType: (text: string) => void;
  onPaste: (block: string) => void;
  onTakeBack: () => void;
  /** Goes to another cell, rows down and columns to the right; false where there is none. */
  onGo: (step: readonly [down: number, right: number]) => boolean;
};

/** One cell of a sheet: its value, or what was typed above what it was. */
export function SheetCell(props: SheetCellProps) {
  const { id, name, before, none, heat, prefix, isFixed = false, typed, isWrong, readOnly } = props;
  const isChanged = typed !== undefined;
  // While it is typed in, a cell shows what is typed as it is, also where that says what the table says.
  const [typing, setTyping] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isTakenBack = useRef(false);
  const was = before === null ? 'new' : `was ${before || none}`;

  useEffect(() => {
    if (!isTakenBack.current || typed !== undefined) return;
    isTakenBack.current = false;
    input.current?.select();
  });

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const isAll = selectionStart === 0 && selectionEnd === value.length;
    const steps: Partial<Record<string, readonly [number, number]>> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      Enter: [event.shiftKey ? -1 : 1, 0],
      ...((isAll || selectionEnd === 0) && { ArrowLeft: [0, -1] }),
      ...((isAll || selectionStart === value.length) && { ArrowRight: [0, 1] }),
    };
    const step = steps[event.key];
    if (step && props.onGo(step)) event.preventDefault();
    if (event.key !== 'Escape' || before === null || (!isChanged && typing === null)) return;
    event.preventDefault();
    isTakenBack.current = true;
    setTyping(null);
    props.onTakeBack();
  }

  return (
    <Cell
      $heat={heat}
      data-changed={isChanged ? '' : undefined}
      data-wrong={isWrong ? '' : undefined}
      data-fixed={isFixed ? '' : undefined}
    >
      {prefix && <i aria-hidden="true">{prefix}</i>}
      <input
        ref={input}
        id={id}
        aria-label={isChanged ? `${name}, ${was}` : name}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? FAULTS_ID : undefined}
        inputMode="decimal"
        autoComplete="off"
        readOnly={readOnly || isFixed}
        placeholder="–"
        value={typing ?? typed ?? before ?? ''}
        onChange={(event) => {
          setTyping(event.target.value);
          props.onType(event.target.value);
        }}
        onBlur={() => setTyping(null)}
        onFocus={(event) => event.target.select()}
        onKeyDown={press}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text');
          if (readOnly || isFixed || !/[\t\n]/.test(text)) return;
          event.preventDefault();
          setTyping(null);
          props.onPaste(text);
        }}
      />
      {isChanged &&
        (before === null ? <small aria-hidden="true">new</small> : <s aria-hidden="true">{before || 'none'}</s>)}
    </Cell>
  );
}
