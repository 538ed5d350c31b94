import { shortMonth } from '@portals/format/dates';
import { todayHere } from '@portals/format/today';
import { Card, Heading } from '@portals/ui/card';
import { Ribbon } from '@portals/ui/ribbon';
import { TreatmentMark, YearGrid } from '@portals/ui/year-grid';
import styled from 'styled-components';
import type { Seen } from '../../parts/current';
import { treatmentName } from '../../parts/treatment-name';
import { monthOf, monthsOfYear, paymentCells, treatmentYears } from '../../parts/year';
import { copy } from './copy';

const Head = styled.div`
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; margin-bottom: 12px;
  span { display: inline-flex; align-items: center; gap: 6px; font-size: 13px; line-height: 18px; color: var(--ink-2); }
  div { display: flex; gap: 14px; }
`;
const Payments = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px 12px; align-items: center; margin-top: 16px; padding-top: 16px; border-top: 1px solid var(--line);
  > b { font-weight: 600; font-size: 15px; line-height: 20px; }
  > small { font-size: 13px; line-height: 18px; color: var(--ink-2); }
  > div { grid-column: 1 / -1; }
  @media (min-width: 768px) { grid-template-columns: 150px minmax(0, 1fr); > small { display: none; } > div { grid-column: 2; } > b { font-weight: 500; } }
`;

/** The plan year: which treatment was given in which month, and the payments under it. */
export function YearCard({ membership }: { membership: Seen }) {
  const { paymentDays } = membership;
  const today = todayHere();
  const rows = treatmentYears(membership, paymentDays);
  const { cells, made } = paymentCells(membership, { year: paymentDays, today });
  return (
    <Card>
      <Head>
        <Heading>{copy.treatments}</Heading>
        <div aria-hidden="true">
          <span>
            <TreatmentMark at={0} size={16} /> {copy.done}
          </span>
          <span>
            <TreatmentMark at={0} full={false} size={16} /> {copy.toCome}
          </span>
        </div>
      </Head>
      <YearGrid
        months={monthsOfYear(paymentDays).map(shortMonth)}
        now={monthOf(paymentDays, today)}
        rows={rows.map(({ threadId, name, units, unitType, done, left, cells: months }) => ({
          key: threadId,
          name: treatmentName({ name, units, unitType }),
          left: copy.leftOf(left, done + left),
          label: copy.row(name, done, left),
          cells: months,
        }))}
      />
      <Payments>
        <b>{copy.payments}</b>
        <small>{copy.leftOf(12 - made, 12)}</small>
        <Ribbon cells={cells} label={copy.paymentsLabel(made)} height={26} />
      </Payments>
    </Card>
  );
}
