import { addMonths, type CivilDate } from '@domain/calendar/civil-date';
import { PLAN_MONTHS, slotsOf } from '@domain/membership/treatment-row';
import { civilDate } from '@portals/format/dates';
import { VisuallyHidden } from '@portals/ui/visually-hidden';
import styled from 'styled-components';
import { TreatmentMark } from './marks';
import type { Draft, DraftFigures } from './plan-draft';
import { counted } from './plan-words';

const Frame = styled.section`
  /* What is hidden to the eye lies inside it. */
  position: relative; padding: 16px 18px; border-radius: var(--radius-card); box-shadow: inset 0 0 0 1px var(--line); overflow-x: auto;
  > div { display: flex; flex-wrap: wrap; gap: 4px 14px; align-items: baseline; justify-content: space-between; }
  h2 { font-size: 14.5px; line-height: 20px; font-weight: 650; } p { color: var(--ink-2); font-size: 13px; line-height: 18px; }
  table { width: 100%; min-width: 560px; margin-top: 8px; border-collapse: collapse; table-layout: fixed; }
  th { font-weight: 400; color: var(--ink-2); font-size: 13px; line-height: 18px; padding: 5px 0; text-align: center; }
  th:first-child { width: 132px; text-align: left; overflow-wrap: anywhere; } tbody th { color: var(--ink); }
  td { text-align: center; padding: 5px 0; }
`;

/** "Sep" */
const monthName = (date: CivilDate) => civilDate(date, 'short').replace(/ .*/, '');

export type YearGridProps = { draft: Draft; figures: DraftFigures; name: string; startsOn: CivilDate };

/** The months of a plan's year, and which treatment falls in which. */
export function YearGrid({ draft, figures, name, startsOn }: YearGridProps) {
  const months = Array.from({ length: PLAN_MONTHS }, (_, index) => monthName(addMonths(startsOn, index)));
  const rows = draft.rows.flatMap((row, place) => {
    const known = figures.rows[place];
    return known ? [{ row, place, slots: slotsOf(known.intervalMonths), times: known.times }] : [];
  });
  if (rows.length === 0) return null;
  const treatments = rows.reduce((sum, { times }) => sum + times, 0);
  const visits = new Set(rows.flatMap(({ slots }) => slots)).size;
  return (
    <Frame aria-label={`${name}’s plan year`} tabIndex={0}>
      <div>
        <h2>{name}’s plan year</h2>
        <p>
          {counted(treatments, 'treatment')} in {counted(visits, 'visit')}
        </p>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Treatment</VisuallyHidden>
            </th>
            {months.map((month, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: months stand at their places.
              <th key={index} scope="col">
                {month}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, place, slots }) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              {months.map((month, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: months stand at their places.
                <td key={index}>
                  {slots.includes(index) && (
                    <>
                      <TreatmentMark place={place} />
                      <VisuallyHidden>
                        {row.name} in {month}
                      </VisuallyHidden>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}
