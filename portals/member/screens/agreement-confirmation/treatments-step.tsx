import { memberPaths } from '@contract/membership/paths';
import { civilDate } from '@portals/format/dates';
import { usdExact } from '@portals/format/usd';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { Ask, Why } from '@portals/ui/flow-shell';
import { MoneySummary } from '@portals/ui/money-summary';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { useStep } from '../../agreement-confirmation-flow';
import { copy as shared } from '../../parts/offer/copy';
import { treatmentName } from '../../parts/treatment-name';
import { copy } from './copy';
import { YearMoney, type YearProps } from './year-money';
import { useNextYear, YearPage } from './year-page';

const Part = styled.section`margin-top: 28px; display: grid; gap: 10px;`;
const Treatments = styled.ul`
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; padding: 12px 0; border-top: 1px solid var(--line); font-size: 16px; line-height: 23px; }
  b { font-weight: 500; font-variant-numeric: tabular-nums lining-nums; }
  small { grid-column: 1 / -1; font-size: 14px; line-height: 20px; color: var(--ink-2); }
`;

/** What the next year is and what it costs (membership §2, sub-step treatments). */
export function TreatmentsStep() {
  const year = useNextYear();
  const go = useStep();
  const navigate = useNavigate();
  if (!year) return null;
  const leave = () => void navigate(memberPaths.myMembership.href({}, { membership: year.membershipId }));
  return (
    <YearPage
      step={{ at: 1, about: 'treatments' }}
      onBack={leave}
      footer={
        <>
          <Button look="primary" big onClick={() => go('payment')}>
            {shared.goOn}
          </Button>
          <Button look="text" wide onClick={leave}>
            {copy.notNow}
          </Button>
        </>
      }
    >
      <Ask>{copy.title(civilDate(year.beginsOn))}</Ask>
      <Why>{copy.why}</Why>
      <YearMoney year={year} />
      {year.difference && <Difference of={year.difference} />}
      <Part>
        <Heading>{copy.treatments}</Heading>
        {year.difference === null && <Note>{copy.samePrices}</Note>}
        <YearTreatments year={year} />
      </Part>
    </YearPage>
  );
}

/** What of the next year is another than in this one, before anybody agrees to it. */
function Difference({ of }: { of: NonNullable<YearProps['year']['difference']> }) {
  return (
    <Part>
      <Heading>{copy.differs}</Heading>
      <Note>{copy.todaysPrices}</Note>
      <MoneySummary
        lines={[
          ...of.prices.map(({ treatment, priceBefore, priceAfter }) => ({
            key: `price-${treatment}`,
            label: treatment,
            value: copy.becomes(usdExact(priceBefore), usdExact(priceAfter)),
          })),
          ...of.removed.map((treatment) => ({ key: `gone-${treatment}`, label: treatment, value: copy.gone })),
          ...of.discounts.map(({ issuer, amount }, index) => ({
            key: `ends-${index}`,
            label: `${copy.discount[issuer]}, ${usdExact(amount)}`,
            value: copy.ends,
          })),
          {
            label: copy.monthOfTreatments,
            value: copy.fromTo(usdExact(of.monthlyBefore), usdExact(of.monthlyAfter)),
            total: true,
          },
        ]}
      />
    </Part>
  );
}

function YearTreatments({ year: { plan } }: YearProps) {
  return (
    <>
      <Treatments>
        {plan.treatments.map(({ _id, name, units, unitType, times, totalAmount, annualAmount }) => (
          <li key={_id}>
            <b>{treatmentName({ name, units, unitType })}</b>
            <b>{usdExact(annualAmount)}</b>
            <small>
              {copy.times(times)}, {copy.each(usdExact(totalAmount))}
            </small>
          </li>
        ))}
      </Treatments>
      <MoneySummary
        lines={[
          ...plan.discounts.map(({ issuer, amount }) => ({
            key: issuer,
            label: copy.discount[issuer],
            value: `−${usdExact(amount)}`,
          })),
          { label: copy.year, value: usdExact(plan.totalTreatmentsCost), total: true },
        ]}
      />
    </>
  );
}
