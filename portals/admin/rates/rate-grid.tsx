import { GRADES, type Grade } from '@domain/enums';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import styled from 'styled-components';
import { productWords } from '../words/product-words';
import { type Draft, keyOf, type Place, pasted, type RateRow, type Reading, rateText, typed } from './rate-draft';

const Scroller = styled.div`overflow-x: auto; padding: 2px 3px 8px; margin: 0 -3px; scrollbar-width: thin;`;
const Grid = styled.table`
  border-collapse: separate; border-spacing: 3px; width: 100%; min-width: 640px; table-layout: fixed; font-variant-numeric: tabular-nums;
  thead th { font-size: 12.5px; line-height: 18px; font-weight: 500; color: var(--ink-3); padding: 4px 0; }
  tbody th, thead th:first-child { text-align: left; padding-left: 3px; }
  thead th:first-child { width: 190px; }
  tbody th {
    position: sticky; left: -3px; z-index: 2; padding: 0 8px 0 3px; background: var(--surface); font-size: 13.5px; line-height: 18px; font-weight: 500;
  }
  td { padding: 0; }
  @media (max-width: 767.98px) { thead th:first-child { width: 112px; } }
`;
const Cell = styled.span<{ $heat: number }>`
  position: relative; display: flex; flex-direction: column; justify-content: center; min-height: 44px; border-radius: 7px;
  background: color-mix(in srgb, var(--primary-100) ${(props) => props.$heat}%, var(--surface)); box-shadow: inset 0 0 0 1px var(--line);
  &[data-changed] { box-shadow: inset 0 0 0 2px var(--promo-text); background: var(--promo-tint); }
  &[data-wrong] { box-shadow: inset 0 0 0 2px var(--danger); background: var(--danger-tint); }
  s { padding-bottom: 3px; margin-top: -5px; text-align: center; font-size: 11.5px; line-height: 13px; color: var(--ink-2); pointer-events: none; }
  input {
    width: 100%; min-width: 0; min-height: 30px; padding: 0 2px; border: 0; border-radius: 7px; background: none; color: var(--ink); text-align: center; font: inherit; font-weight: 500; flex: 1;
  }
  &:focus-within { outline: 2px solid var(--focus); outline-offset: 1px; z-index: 1; }
  input:focus-visible { outline: none; }
  &[data-changed] input { font-weight: 700; }
  @media (forced-colors: active) { border: 1px solid; }
`;

/** At this rate a cell has its full colour. */
const FULL_HEAT = 35;
const heatOf = (rate: number | null) => (rate === null ? 0 : Math.min(100, Math.round((rate / FULL_HEAT) * 100)));

export type RateGridProps = {
  label: string;
  rows: readonly RateRow[];
  draft: Draft;
  faults: Reading['faults'];
  readOnly: boolean;
  onDraft: (draft: Draft) => void;
};

export const cellId = ({ product, grade }: Place): string => `rate-${product}-${grade}`;

/** Rates that are typed as on a sheet: arrows and Enter move, Escape takes a cell back, a block can be pasted. */
export function RateGrid({ label, rows, draft, faults, readOnly, onDraft }: RateGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const wrong = new Set(faults.map(keyOf));

  function go(from: Place, down: number, right: number): boolean {
    const row = rows[rows.findIndex(({ product }) => product === from.product) + down];
    const grade = GRADES[GRADES.indexOf(from.grade) + right];
    const cell = row && grade && grid.current?.querySelector<HTMLInputElement>(`#${cellId({ ...row, grade })}`);
    if (!cell) return false;
    cell.focus();
    cell.select();
    return true;
  }

  function press(event: KeyboardEvent<HTMLInputElement>, place: Place) {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const isAll = selectionStart === 0 && selectionEnd === value.length;
    const steps: Partial<Record<string, [number, number]>> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      Enter: [event.shiftKey ? -1 : 1, 0],
      ...((isAll || selectionEnd === 0) && { ArrowLeft: [0, -1] }),
      ...((isAll || selectionStart === value.length) && { ArrowRight: [0, 1] }),
    };
    const step = steps[event.key];
    if (step && go(place, ...step)) event.preventDefault();
    if (event.key === 'Escape' && draft[keyOf(place)] !== undefined) {
      event.preventDefault();
      const { [keyOf(place)]: _taken, ...others } = draft;
      onDraft(others);
    }
  }

  function paste(event: ClipboardEvent<HTMLInputElement>, place: Place) {
    const text = event.clipboardData.getData('text');
    if (readOnly || !/[\t\n]/.test(text)) return;
    event.preventDefault();
    onDraft(pasted(rows, draft, { ...place, text }));
  }

  function cell({ product, values }: RateRow, grade: Grade) {
    const place = { product, grade };
    const key = keyOf(place);
    const isChanged = draft[key] !== undefined;
    const before = rateText(values[grade]);
    const label = `${productWords(product)}, grade ${grade}`;
    return (
      <td key={grade}>
        <Cell
          $heat={heatOf(values[grade])}
          data-changed={isChanged ? '' : undefined}
          data-wrong={wrong.has(key) ? '' : undefined}
        >
          <input
            id={cellId(place)}
            aria-label={isChanged ? `${label}, was ${before || 'not offered'}` : label}
            aria-invalid={wrong.has(key) || undefined}
            aria-describedby={wrong.has(key) ? 'rate-faults' : undefined}
            inputMode="decimal"
            autoComplete="off"
            readOnly={readOnly}
            placeholder="–"
            value={draft[key] ?? before}
            onChange={(event) => onDraft(typed(rows, draft, { ...place, text: event.target.value }))}
            onFocus={(event) => event.target.select()}
            onKeyDown={(event) => press(event, place)}
            onPaste={(event) => paste(event, place)}
          />
          {isChanged && <s aria-hidden="true">{before || 'none'}</s>}
        </Cell>
      </td>
    );
  }

  return (
    <Scroller>
      <Grid ref={grid} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            {GRADES.map((grade) => (
              <th key={grade} scope="col">
                {grade}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.product}>
              <th scope="row">{productWords(row.product)}</th>
              {GRADES.map((grade) => cell(row, grade))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroller>
  );
}
