import { civilDate } from '@portals/format/dates';
import { Figure } from '@portals/ui/card';
import { InfoIcon } from '@portals/ui/first-icons';
import { type MoneyLine, MoneySummary } from '@portals/ui/money-summary';
import styled from 'styled-components';
import type { PlanCalculation } from './answers';
import { depositWords, dollars, lastWords, paymentsWords } from './words';

const Sum = styled.div`
  > p { color: var(--ink-2); } > b { margin: 2px 0 6px; font-size: 48px; line-height: 52px; } > b + p { margin-bottom: 18px; }
`;
const Receives = styled.section`
  margin-top: 22px; padding: 16px; border-radius: var(--radius-card); background: var(--sunken);
  h2 { font-size: 15px; line-height: 20px; font-weight: 650; margin-bottom: 10px; }
  > p { margin-top: 10px; color: var(--ink-2); font-size: 13px; line-height: 18px; }
  details { margin-top: 10px; font-size: 13px; line-height: 18px; } summary { cursor: pointer; min-height: 32px; padding: 7px 0; color: var(--ink-2); }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums; }
  th { font-weight: 400; color: var(--ink-2); text-align: left; padding: 4px 0; } td { padding: 4px 0; } td:not(:first-child), th:not(:first-child) { text-align: right; }
`;
const Note = styled.p`
  display: flex; gap: 10px; margin-top: 18px; color: var(--ink-2); font-size: 13px; line-height: 18px;
  svg { color: var(--ink-3); margin-top: 1px; }
`;

/** The figures of a plan as lines, those of 0 left out. */
export function planLines(plan: PlanCalculation): MoneyLine[] {
  const off = (label: string, amount: number) => (amount > 0 ? [{ label, value: `−${dollars(amount)}` }] : []);
  return [
    { label: 'List price', value: dollars(plan.listPrice) },
    ...off('Plan discounts', plan.treatmentDiscounts),
    ...off('Manufacturer coupon', plan.manufacturerDiscounts.totalDiscounts),
    ...off('Provider discount', plan.memberDiscounts.totalDiscounts),
    { label: 'Annual treatment cost', value: dollars(plan.totalTreatmentsCost), total: true },
    { label: 'Upfront cost', value: dollars(plan.upfrontCost) },
    { label: 'Monthly treatment cost', value: dollars(plan.monthlyPayment) },
    { label: 'Monthly membership fee', value: dollars(plan.membershipFee) },
    { label: 'Due today', value: dollars(plan.paymentDueToday), total: true },
  ];
}

function Deposits({ deposits }: Pick<NonNullable<PlanCalculation['practiceReceives']>, 'deposits'>) {
  return (
    <details>
      <summary>All deposits</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Sent on</th>
            <th scope="col">Treatments</th>
            <th scope="col">Fee</th>
            <th scope="col">Practice receives</th>
          </tr>
        </thead>
        <tbody>
          {deposits.map(({ sentOn, treatments, fee, net }) => (
            <tr key={sentOn}>
              <td>{civilDate(sentOn, 'table')}</td>
              <td>{dollars(treatments)}</td>
              <td>{dollars(fee)}</td>
              <td>{dollars(net)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** What a member pays, and what the practice receives and when. */
export function PlanFigures({ plan }: { plan: PlanCalculation }) {
  const received = plan.practiceReceives;
  return (
    <>
      <Sum>
        <p>Member’s monthly payment</p>
        <Figure>{dollars(plan.membershipPayment)}</Figure>
        <p>
          {paymentsWords(plan)}. {plan.lastPayment !== plan.monthlyPayment && lastWords(plan.lastPaymentWithFee)}
        </p>
        <MoneySummary lines={planLines(plan)} />
      </Sum>
      {received && (
        <Receives aria-labelledby="plan-receives">
          <h2 id="plan-receives">What the practice receives</h2>
          <MoneySummary
            lines={[
              { label: 'Annual treatment cost', value: dollars(plan.totalTreatmentsCost) },
              { label: `Our fee (${received.merchantDiscountFee}%)`, value: `−${dollars(received.fee)}` },
              { label: 'Practice receives', value: dollars(received.net), total: true },
            ]}
          />
          <p>{depositWords(received)}.</p>
          {received.membershipFee > 0 && (
            <p>
              The practice’s share of the membership fee, {dollars(received.membershipFee)} a month, is on its invoice.
            </p>
          )}
          {received.deposits.length > 1 && <Deposits deposits={received.deposits} />}
        </Receives>
      )}
      <Note>
        <InfoIcon size={17} />
        <span>A 12-payment plan counts as credit, so members get the federal disclosure before signing.</span>
      </Note>
    </>
  );
}
