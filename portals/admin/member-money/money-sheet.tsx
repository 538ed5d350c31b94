import type { ReactNode } from 'react';
import styled from 'styled-components';

const Part = styled.section`
  padding: 0 24px; margin-top: 22px; h2 { font-size: 15px; line-height: 20px; font-weight: 650; }
  > p { margin-top: 6px; color: var(--ink-2); }
  table { width: 100%; margin-top: 6px; border-collapse: collapse; }
  th, td { padding: 10px 12px; text-align: left; font-weight: 400; vertical-align: top; }
  th:first-child, td:first-child { padding-left: 0; }
  th:last-child, td:last-child { padding-right: 0; }
  thead th { font-size: 13px; line-height: 18px; color: var(--ink-2); }
  tbody tr, tfoot tr { box-shadow: inset 0 1px 0 var(--line); }
  [data-amount] { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums lining-nums; }
  a { font-weight: 600; color: var(--ink); text-decoration: none; &:hover { text-decoration: underline; } }
  small { display: block; font-size: 12.5px; line-height: 18px; color: var(--ink-3); }
  [data-total] > * { font-weight: 700; }
  &:last-of-type { padding-bottom: 32px; }
  @media (max-width: 767.98px) { padding: 0 16px; th, td { padding: 10px 6px; } }
  @media (pointer: coarse) { a { display: inline-block; min-height: 44px; padding-top: 12px; } }
`;

export type MoneySheetProps = {
  title: string;
  /** What stands where there are no rows. */
  none: string;
  columns: readonly { title: string; isAmount?: boolean }[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** The last line, to which the columns add up. */
  total?: readonly ReactNode[];
};

/** A table of amounts that adds up to its last line. */
export function MoneySheet({ title, none, columns, rows, total }: MoneySheetProps) {
  const amount = (place: number) => (columns[place]?.isAmount ? { 'data-amount': '' } : {});
  return (
    <Part aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {columns.map((column, place) => (
                <th key={column.title} scope="col" {...amount(place)}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key}>
                {cells.map((cell, place) => (
                  <td key={columns[place]?.title} {...amount(place)}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {total && (
            <tfoot>
              <tr data-total="">
                {total.map((cell, place) => (
                  <td key={columns[place]?.title} {...amount(place)}>
                    {cell}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      )}
    </Part>
  );
}
