import styled, { css, keyframes } from 'styled-components';

/**
 * A full bar is a payment that was made; `spared` is one that a higher payment saves. Weeks are no payments: they are low
 * dashes, filled while they are left and hollow once they are gone.
 */
export type CellState = 'paid' | 'next' | 'to-come' | 'missed' | 'spared' | 'week-left' | 'week-gone';

const fill = keyframes`from { transform: scaleY(0); }`;

const Bars = styled.div<{ $height: number; $gap: number }>`
  position: relative; display: flex; align-items: flex-end; gap: ${(props) => props.$gap}px; height: ${(props) => props.$height}px;
`;

const looks: Record<CellState, ReturnType<typeof css>> = {
  paid: css`height: 100%; background: var(--ribbon-full, var(--primary-line));`,
  next: css`height: 100%; background: var(--surface); box-shadow: inset 0 0 0 2px var(--primary-line);`,
  'to-come': css`height: 36%; background: var(--ribbon-rest, var(--primary-300));`,
  'week-left': css`height: 7px; background: var(--ribbon-full, var(--primary-line));`,
  'week-gone': css`height: 7px; box-shadow: inset 0 0 0 1px var(--ribbon-rest, var(--primary-300));`,
  spared: css`height: 8%; background: var(--ribbon-rest, var(--primary-300));`,
  missed: css`
    height: 100%; box-shadow: inset 0 0 0 1px var(--danger);
    background: repeating-linear-gradient(-45deg, var(--danger) 0 2px, var(--danger-tint) 2px 5px);
  `,
};
const isFilled = (state: CellState) => state === 'paid' || state === 'week-left';
const Cell = styled.i<{ $state: CellState; $place: number; $fills: boolean }>`
  flex: 1 1 0; min-width: 1px; border-radius: var(--radius-cell); transform-origin: bottom;
  ${(props) => looks[props.$state]}
  ${(props) =>
    props.$fills &&
    css`animation: ${fill} var(--time-3) var(--ease-out) both; animation-delay: calc(${props.$place} * var(--time-ribbon));`}
  @media (forced-colors: active) { border: 1px solid CanvasText; ${(props) => isFilled(props.$state) && 'background: CanvasText;'} }
  @media print { border: 1px solid #000000; background: ${(props) => (isFilled(props.$state) ? '#BBBBBB' : 'none')}; box-shadow: none; }
`;
const Sidebar = styled.div<{ $share: number }>`
  position: relative; height: 4px; margin-top: 5px; width: ${(props) => props.$share * 100}%; border-radius: 2px; background: var(--promo);
  &::after { content: ""; position: absolute; right: 0; top: calc(-1 * var(--pole)); bottom: 0; width: 2px; border-radius: 1px; background: var(--promo-text); }
  @media print { border: 1px solid #000000; background: none; }
`;
const RailText = styled.p`
  margin-top: 4px; font-size: 12px; line-height: 16px; font-weight: 600; color: var(--promo-text);
`;
const Legend = styled.div`
  display: flex; justify-content: space-between; flex-wrap: wrap; gap: 2px 12px; margin-top: 8px; font-size: 13px; line-height: 18px; color: inherit; opacity: 0.9;
  font-variant-numeric: tabular-nums lining-nums;
`;

export type RibbonProps = {
  /** One state for each payment, month or step. More than 60 are drawn by threes. */
  cells: readonly CellState[];
  /** The sentence that says the same: "5 of 12 payments made, next on September 16". */
  label: string;
  height?: number;
  /** A promotion over the first `cells` cells, with its end in words. */
  promo?: { cells: number; text?: string } | undefined;
  legend?: readonly string[];
  /** Fills from left to right once, on approval. */
  fills?: boolean;
};

const cellsMax = 60;
const order: readonly CellState[] = ['missed', 'next', 'to-come', 'paid', 'spared', 'week-left', 'week-gone'];

/** Draws three cells as one: a missed or open one shows through. */
function byQuarter(cells: readonly CellState[]): CellState[] {
  const groups: CellState[] = [];
  for (let start = 0; start < cells.length; start += 3) {
    const group = cells.slice(start, start + 3);
    groups.push(order.find((state) => group.includes(state)) ?? 'to-come');
  }
  return groups;
}

/** The month ribbon: one bar a payment. A table of the payments should be one press away. */
export function Ribbon({ cells, label, height = 34, promo, legend, fills = false }: RibbonProps) {
  const drawn = cells.length > cellsMax ? byQuarter(cells) : cells;
  const share = promo && cells.length > 0 ? Math.min(1, promo.cells / cells.length) : 0;
  return (
    <div>
      <div role="img" aria-label={label}>
        <Bars $height={height} $gap={2}>
          {drawn.map((state, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in time.
            <Cell key={place} $state={state} $place={place} $fills={fills} />
          ))}
        </Bars>
        {promo && <Sidebar $share={share} style={{ '--pole': `${height + 5}px` }} />}
      </div>
      {promo?.text && <RailText>{promo.text}</RailText>}
      {legend && (
        <Legend>
          {legend.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </Legend>
      )}
    </div>
  );
}
