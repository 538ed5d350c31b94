import type { Frozen } from '@portals/state/frozen';
import { StatusMark } from '@portals/ui/status-mark';
import styled from 'styled-components';
import type { RiskProfile } from './profiles.store';

type Parts = Frozen<RiskProfile>['parts'];

const Picture = styled.svg`display: block; width: 100%; max-width: 164px; height: auto; @media (forced-colors: active) { forced-color-adjust: none; }`;
const Facts = styled.ul`display: grid; gap: 4px; list-style: none; font-size: 13px; line-height: 18px; white-space: nowrap;`;
const Scores = styled.div`
  display: flex; gap: 4px; font-size: 12px; line-height: 16px; text-align: center; font-variant-numeric: tabular-nums lining-nums;
  div { min-width: 22px; } b { display: block; margin-bottom: 2px; padding: 1px 0; border-radius: 4px; background: var(--sunken); font-weight: 600; }
  span { color: var(--ink-2); }
`;

const CELL = { width: 22, height: 5, gap: 2 };
/** Paler to darker in five steps. */
const STEPS = [18, 34, 52, 72, 95];
const paint = (share: number) => {
  const step = STEPS[Math.min(STEPS.length - 1, Math.floor(share * STEPS.length))] ?? 18;
  return `color-mix(in oklab, var(--primary) ${step}%, var(--surface))`;
};

/** Cells as a small map: dark is much, an empty frame is nothing. */
function Grid({ rows, most }: { rows: readonly (readonly (number | null)[])[]; most: number }) {
  const columns = Math.max(1, ...rows.map(({ length }) => length));
  const [width, height] = [columns * (CELL.width + CELL.gap), rows.length * (CELL.height + CELL.gap)];
  return (
    <Picture viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {rows.flatMap((row, down) =>
        row.map((value, right) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
            key={`${down}.${right}`}
            x={right * (CELL.width + CELL.gap) + 0.5}
            y={down * (CELL.height + CELL.gap) + 0.5}
            width={CELL.width - 1}
            height={CELL.height - 1}
            rx={1}
            fill={value === null ? 'none' : paint(most === 0 ? 0 : value / most)}
            stroke={value === null ? 'var(--line-control)' : 'none'}
            strokeWidth={0.6}
          />
        )),
      )}
    </Picture>
  );
}

/** What the rules lead to. */
export function RulePicture({ rules }: { rules: Parts['rules'] }) {
  const flags = rules.rules - rules.deny - rules.review - rules.askMore;
  return (
    <Facts>
      <li>
        <StatusMark shape="denied">{`${rules.deny} deny`}</StatusMark>
      </li>
      <li>
        <StatusMark shape="review">{`${rules.review} send to review`}</StatusMark>
      </li>
      <li>
        <StatusMark shape="pending">{`${rules.askMore} request more information`}</StatusMark>
      </li>
      {flags > 0 && (
        <li>
          <StatusMark shape="incomplete">{`${flags} flag for staff`}</StatusMark>
        </li>
      )}
    </Facts>
  );
}

/** The lowest score of each grade with a thick file. */
export function GradePicture({ grades: { steps } }: { grades: Parts['grades'] }) {
  return (
    <Scores aria-hidden="true">
      {steps
        .filter(({ fileType }) => fileType === 'THICK')
        .map(({ grade, minScore }) => (
          <div key={grade}>
            <b>{grade}</b>
            <span>{minScore}</span>
          </div>
        ))}
    </Scores>
  );
}

const gridMost = (rows: readonly (readonly (number | null)[])[]) =>
  Math.max(0, ...rows.flatMap((row) => row.map((value) => value ?? 0)));

/** Limits by grade and income: thick files, then thin ones, in one scale. */
export function LinePicture({ lines: { thick, thin } }: { lines: Parts['lines'] }) {
  const most = Math.max(gridMost(thick), gridMost(thin));
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12, width: 164 }}>
      <Grid rows={thick} most={most} />
      <Grid rows={thin} most={most} />
    </div>
  );
}

export function PercentPicture({ plans }: { plans: readonly { values: readonly (number | null)[] }[] }) {
  const rows = plans.map(({ values }) => values);
  return <Grid rows={rows} most={gridMost(rows)} />;
}

const BARS = { width: 164, height: 46, gap: 4 };

/** How long each plan takes: fixed ones, then promotions. */
export function PlanPicture({ products: { plans } }: { products: Parts['products'] }) {
  const longest = Math.max(1, ...plans.map(({ months }) => months));
  const width = Math.min(16, (BARS.width - BARS.gap * (plans.length - 1)) / Math.max(1, plans.length));
  return (
    <Picture viewBox={`0 0 ${BARS.width} ${BARS.height}`} aria-hidden="true">
      {plans.map(({ product, months, isPromotion }, place) => {
        const height = Math.max(6, (months / longest) * BARS.height);
        const x = BARS.width - (plans.length - place) * (width + BARS.gap) + BARS.gap;
        const fill = isPromotion ? 'var(--promo)' : 'color-mix(in oklab, var(--primary) 40%, var(--surface))';
        return <rect key={product} x={x} y={BARS.height - height} width={width} height={height} rx={2} fill={fill} />;
      })}
    </Picture>
  );
}
