import { addMonths, type CivilDate, civilDate, dayNumber } from '@domain/calendar/civil-date';
import { locale } from '@portals/format/locale';
import { VisuallyHidden } from '@portals/ui/visually-hidden';
import styled from 'styled-components';
import type { PlanCalculation } from './answers';
import { TreatmentMark } from './treatment-mark';
import { treatmentsWords } from './words';

const Sheet = styled.section`
  margin-top: 26px; padding: 16px 18px; border-radius: var(--radius-card); box-shadow: inset 0 0 0 1px var(--line); container-type: inline-size;
  > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 16px; margin-bottom: 10px; }
  h2 { font-size: 15px; line-height: 20px; font-weight: 650; } p { color: var(--ink-2); font-size: 13px; line-height: 20px; }
  @media print { break-inside: avoid; }
`;
const Grid = styled.table`
  width: 100%; border-collapse: collapse; font-size: 13px; line-height: 18px;
  th { font-weight: 400; color: var(--ink-2); padding: 4px 2px; text-align: center; }
  th[scope='row'] { text-align: left; color: var(--ink); padding-right: 12px; overflow-wrap: anywhere; }
  th[scope='row'] > span { display: inline-flex; align-items: center; gap: 8px; }
  td { padding: 5px 2px; text-align: center; } td > svg { margin: 0 auto; }
  th:nth-child(2), td:nth-child(2) { background: var(--primary-50); } thead th:nth-child(2) { color: var(--primary-text); font-weight: 650; border-radius: 8px 8px 0 0; }
  i { display: none; font-style: normal; }
  @container (max-width: 560px) {
    th, td { padding-left: 0; padding-right: 0; font-size: 12px; } th[scope='row'] { padding-right: 6px; }
    td > svg { width: 12px; height: 12px; } i { display: inline; } i + span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
  tbody tr:last-child td:nth-child(2) { border-radius: 0 0 8px 8px; }
`;

const monthOf = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
/** Noon UTC of a day, so that no zone moves it into another month. */
const noon = (date: CivilDate) => dayNumber(date) * 86_400_000 + 43_200_000;

/** The months of a plan year by name, the first one first. */
const monthNames = (startsOn: CivilDate): string[] =>
  Array.from({ length: 12 }, (_, index) => monthOf.format(noon(addMonths(startsOn, index))));

/** The year of a plan: in which month each treatment falls. */
export function PlanYear({ startsOn, treatments, slots }: Pick<PlanCalculation, 'startsOn' | 'treatments' | 'slots'>) {
  const months = monthNames(civilDate(startsOn));
  return (
    <Sheet aria-labelledby="plan-year">
      <div>
        <h2 id="plan-year">Plan year</h2>
        <p>{treatmentsWords({ slots })}</p>
      </div>
      <Grid>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Treatment</VisuallyHidden>
            </th>
            {months.map((month) => (
              <th key={month} scope="col">
                <i aria-hidden="true">{month[0]}</i>
                <span>{month}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {treatments.map(({ name }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a plan may hold one treatment twice.
            <tr key={`${name} ${row}`}>
              <th scope="row">
                <span>
                  <TreatmentMark index={row} />
                  {name}
                </span>
              </th>
              {months.map((month, index) => (
                <td key={month}>
                  {slots[row]?.includes(index) && (
                    <>
                      <TreatmentMark index={row} />
                      <VisuallyHidden>{name}</VisuallyHidden>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Sheet>
  );
}
