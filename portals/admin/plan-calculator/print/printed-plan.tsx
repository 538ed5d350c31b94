import { civilDate } from '@portals/format/dates';
import { MoneySummary } from '@portals/ui/money-summary';
import styled from 'styled-components';
import { usePrinter } from '../../words/print-page';
import type { PlanCalculation } from '../answers';
import { planLines } from '../plan-figures';
import { PlanYear } from '../plan-year';
import { dollars, intervalOptions, lastWords, paymentsWords } from '../words';

const Head = styled.div`
  margin-bottom: 20px;
  h1 { font: 600 28px/33px var(--font-voice); letter-spacing: -0.012em; } p { margin-top: 6px; color: var(--ink-2); }
`;
const Treatments = styled.table`
  width: 100%; border-collapse: collapse; font-size: 14px; line-height: 20px; font-variant-numeric: tabular-nums lining-nums;
  th { font-weight: 400; color: var(--ink-2); text-align: left; } th, td { padding: 7px 8px 7px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
  td:not(:first-child), th:not(:first-child) { text-align: right; } small { display: block; color: var(--ink-2); }
`;
const Sums = styled.section`
  display: grid; grid-template-columns: 1fr 1fr; gap: 32px; margin-top: 26px; break-inside: avoid;
  h2 { font-size: 15px; line-height: 20px; font-weight: 650; margin-bottom: 10px; }
  ol { columns: 2; column-gap: 24px; font-size: 13px; line-height: 22px; font-variant-numeric: tabular-nums lining-nums; }
  li { display: flex; justify-content: space-between; gap: 10px; }
  @media (max-width: 640px) { grid-template-columns: minmax(0, 1fr); }
`;

const oftenWords = (interval: number | null): string =>
  interval === null || interval === 1
    ? (intervalOptions.find(({ value }) => value === String(interval ?? ''))?.label ?? '')
    : `Every ${interval} months`;

/** The sheet that is printed, without what the practice receives. It opens the printer's dialog by itself, once. */
export function PrintedPlan({ plan }: { plan: PlanCalculation }) {
  usePrinter(true);
  return (
    <>
      <Head>
        <h1>
          {plan.practice.PracticeName} plan: {dollars(plan.membershipPayment)} a month
        </h1>
        <p>Calculated {civilDate(plan.startsOn)} for a plan starting that day. This is an estimate, not an offer.</p>
      </Head>
      <Treatments>
        <thead>
          <tr>
            <th scope="col">Treatment</th>
            <th scope="col">Units</th>
            <th scope="col">List price</th>
            <th scope="col">Plan price</th>
            <th scope="col">Frequency</th>
            <th scope="col">Annual cost</th>
          </tr>
        </thead>
        <tbody>
          {plan.treatments.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a plan may hold one treatment twice.
            <tr key={`${row._id} ${index}`}>
              <td>
                {row.name}
                {row.area && <small>{row.area}</small>}
              </td>
              <td>{row.units}</td>
              <td>{dollars(row.preDiscountAmount)}</td>
              <td>{dollars(row.totalAmount)}</td>
              <td>{oftenWords(row.interval)}</td>
              <td>
                {dollars(row.annualAmount)}
                <small>{row.times} a year</small>
              </td>
            </tr>
          ))}
        </tbody>
      </Treatments>
      <PlanYear {...plan} />
      <Sums>
        <div>
          <h2>Cost</h2>
          <MoneySummary lines={planLines(plan)} />
        </div>
        <div>
          <h2>{plan.payments.length} payments</h2>
          <ol>
            {plan.payments.map(({ on, amount }) => (
              <li key={on}>
                <span>{civilDate(on, 'table')}</span>
                <span>{dollars(amount)}</span>
              </li>
            ))}
          </ol>
        </div>
      </Sums>
      <p style={{ marginTop: 20 }}>
        {paymentsWords(plan)}. {plan.lastPayment !== plan.monthlyPayment && lastWords(plan.lastPaymentWithFee)}
      </p>
    </>
  );
}
