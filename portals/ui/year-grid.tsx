import type { ReactNode } from 'react';
import styled from 'styled-components';

const wide = '@media (min-width: 768px)';

const Grid = styled.div`
  display: grid; gap: 14px;
  ${wide} { gap: 6px; }
`;
const Line = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 6px 10px; align-items: center; font-size: 15px; line-height: 20px;
  > b { font-weight: 600; display: flex; align-items: center; gap: 10px; overflow-wrap: anywhere; }
  > small { font-size: 13px; line-height: 18px; color: var(--ink-2); font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; }
  ${wide} {
    grid-template-columns: 150px minmax(0, 1fr); min-height: 32px;
    > b { font-weight: 500; }
    > small { display: none; }
  }
`;
const Months = styled.div`
  grid-column: 1 / -1; display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); min-height: 28px; align-items: center; justify-items: center;
  font-size: 13px; line-height: 18px; color: var(--ink-2);
  > span { width: 100%; height: 100%; min-height: 26px; display: grid; place-items: center; }
  > [data-now] { background: var(--primary-50); color: var(--primary-text); font-weight: 700; }
  abbr { text-decoration: none; }
  abbr > span { display: none; }
  ${wide} { grid-column: 2; abbr > span { display: inline; } }
`;
const Mark = styled.svg`
  display: block; flex: none; fill: none; stroke: var(--primary-line); stroke-width: 2;
  &[data-full] { fill: var(--primary-line); }
  @media print { stroke: #000000; &[data-full] { fill: #000000; } }
  @media (forced-colors: active) { stroke: CanvasText; &[data-full] { fill: CanvasText; } }
`;

const SHAPES = [
  'M12 4a8 8 0 1 0 .01 0z',
  'M5 7a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2z',
  'M12 3l9 9-9 9-9-9z',
  'M12 4l9 16H3z',
];

/** The mark of one treatment, filled where it was given. Treatments are told apart by the shape, `at` in the list. */
export function TreatmentMark({ at, full = true, size = 20 }: { at: number; full?: boolean; size?: number }) {
  return (
    <Mark width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" data-full={full ? '' : undefined}>
      <path d={SHAPES[at % SHAPES.length]} />
    </Mark>
  );
}

export type YearCell = 'done' | 'to-come' | null;
export type YearRow = {
  key: string;
  name: ReactNode;
  /** "7 of 12 left", on phones. */
  left: ReactNode;
  /** What the row says in words: "5 of 12 done, the next one in September". */
  label: string;
  /** One for each month of the year. */
  cells: readonly YearCell[];
};
export type YearGridProps = {
  /** Short names of the months of the plan year, in its order: "Apr". Phones show the first letter. */
  months: readonly string[];
  /** The month that runs, from 0; null outside of the year. */
  now: number | null;
  rows: readonly YearRow[];
};

/** A plan year at a glance: a column for each month, a row for each treatment, filled where it was given. */
export function YearGrid({ months, now, rows }: YearGridProps) {
  const isNow = (month: number) => (month === now ? '' : undefined);
  return (
    <Grid>
      <Line aria-hidden="true">
        <Months>
          {months.map((name, month) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its month of the year.
            <span key={month} data-now={isNow(month)}>
              <abbr>
                {name.slice(0, 1)}
                <span>{name.slice(1)}</span>
              </abbr>
            </span>
          ))}
        </Months>
      </Line>
      {rows.map(({ key, name, left, label, cells }, at) => (
        <Line key={key}>
          <b>
            <TreatmentMark at={at} size={18} />
            {name}
          </b>
          <small>{left}</small>
          <Months role="img" aria-label={label}>
            {cells.map((cell, month) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <span key={month} data-now={isNow(month)}>
                {cell && <TreatmentMark at={at} full={cell === 'done'} />}
              </span>
            ))}
          </Months>
        </Line>
      ))}
    </Grid>
  );
}
