import styled from 'styled-components';

const Bars = styled.div`
  display: grid; grid-template-columns: minmax(90px, max-content) minmax(0, 1fr) max-content; gap: 8px 12px; align-items: center; font-size: 13.5px; line-height: 18px;
  > span:nth-child(3n + 2) { height: 14px; border-radius: 4px; background: var(--primary-200); min-width: 2px; }
  > span:nth-child(3n) { text-align: right; font-variant-numeric: tabular-nums lining-nums; font-weight: 500; }
  [data-mode='dark'] & > span:nth-child(3n + 2) { background: var(--primary-line); }
  @media (forced-colors: active) { > span:nth-child(3n + 2) { background: CanvasText; } }
`;
const Numbers = styled.details`
  margin-top: 12px;
  summary { cursor: pointer; min-height: 28px; font-size: 13px; line-height: 28px; color: var(--ink-2); }
  > div { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; font-size: 13px; line-height: 18px; font-variant-numeric: tabular-nums lining-nums; }
  th, td { padding: 5px 10px 5px 0; text-align: left; border-bottom: 1px solid var(--line); font-weight: 400; }
  thead th { color: var(--ink-2); } tbody th { font-weight: 500; }
  th:not(:first-child), td { text-align: right; }
`;

export type Bar = { key: string; name: string; value: number; text: string; cells: readonly string[] };
type BarChartProps = {
  /** What the bars are: "Approved amounts by plan". */
  label: string;
  headings: readonly string[];
  bars: readonly Bar[];
  /** What a whole bar stands for; else the largest of the values. */
  whole?: number;
};

/** Lengths to compare, each with its figure, and every exact number in a table on demand. */
export function BarChart({ label, headings, bars, whole }: BarChartProps) {
  const most = whole ?? Math.max(...bars.map(({ value }) => value), 1);
  return (
    <>
      <Bars role="img" aria-label={`${label}: ${bars.map(({ name, text }) => `${name} ${text}`).join(', ')}`}>
        {bars.flatMap(({ key, name, value, text }) => [
          <span key={`${key} name`}>{name}</span>,
          <span key={`${key} bar`} style={{ width: `${(value / most) * 100}%` }} />,
          <span key={`${key} text`}>{text}</span>,
        ])}
      </Bars>
      <Numbers>
        <summary>Show numbers</summary>
        <div>
          <table aria-label={label}>
            <thead>
              <tr>
                {headings.map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {bars.map(({ key, name, cells }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, at) => (
                    <td key={headings[at + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Numbers>
    </>
  );
}
