import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { staff } from '../../staff/staff.store';
import { usd } from '../../words/amounts';
import { PrintPage, usePrinter } from '../../words/print-page';
import { everyText, unitText } from '../copy';
import { discountWords } from '../discount-text';
import { loadTreatments } from '../settings.actions';
import { settings } from '../settings.store';
import { templates } from '../templates.store';

const Title = styled.h1`font: 600 28px/33px var(--font-voice); letter-spacing: -0.012em; margin-bottom: 6px;`;
const Sheets = styled.ol`
  display: grid; gap: 18px; margin-top: 20px;
  > li { padding: 16px 18px; border: 1px solid var(--line); border-radius: 10px; break-inside: avoid; }
  h2 { font-size: 18px; line-height: 24px; font-weight: 650; }
  p { color: var(--ink-2); }
  dl { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 14px 20px; margin-top: 14px; }
  dt { font-size: 12.5px; color: var(--ink-3); } dd { min-height: 26px; border-bottom: 1px solid var(--line-control); font-variant-numeric: tabular-nums; }
  dl > div:last-child { grid-column: 1 / -1; }
  @media (max-width: 640px) { dl { grid-template-columns: minmax(0, 1fr); } }
`;

/** The chosen treatments on paper, in a tab of their own, with room to fill in (membership §2). */
export function TemplatesPrintScreen() {
  const { practiceId, selectedTreatmentsToPrint: chosen } = useSnapshot(templates);
  const { data, error } = useSnapshot(settings.treatments);
  const { person } = useSnapshot(staff);
  const practice = person?.practices.find(({ _id }) => _id === practiceId);
  useEffect(() => {
    if (practiceId) void loadTreatments(practiceId);
  }, [practiceId]);
  const treatments = data?.practiceId === practiceId ? data.treatments.filter(({ _id }) => chosen.includes(_id)) : null;
  const isReady = treatments !== null && treatments.length > 0;
  usePrinter(isReady);
  const isNothing = practiceId === null || chosen.length === 0 || treatments?.length === 0;
  return (
    <PrintPage isReady={isReady}>
      <Title>Treatment templates</Title>
      {practice && <p>{practice.PracticeName}</p>}
      {isNothing && <p>No treatments selected. Close this tab and select some to print.</p>}
      {error && (
        <Banner
          severity="error"
          actions={
            <Button dense onClick={() => practiceId && void loadTreatments(practiceId)}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      {!treatments && !error && !isNothing && <Skeleton lines={8} label="Loading treatments" />}
      {isReady && (
        <Sheets>
          {treatments.map((one) => (
            <li key={one._id}>
              <h2>{one.name}</h2>
              <p>
                {[one.area, `${usd(one.pricePerUnit)} per ${one.unitType}`, discountWords(one, one.unitType)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <dl>
                <Blank label="Patient" />
                <Blank label="Date" />
                <Blank label="Injector" />
                <Blank label={`Units (usually ${unitText(one.unitType, one.amountOfUnits)})`} />
                <Blank label={`Frequency (usually ${everyText(one.interval)})`} />
                <Blank label={`Price per treatment (usually ${usd(one.totalAmount)})`} />
                <Blank label="Notes" />
              </dl>
            </li>
          ))}
        </Sheets>
      )}
    </PrintPage>
  );
}

/** A line to fill in by hand. */
function Blank({ label }: { label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd />
    </div>
  );
}
