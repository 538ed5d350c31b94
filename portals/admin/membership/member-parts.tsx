import { timeOfVisit } from '@domain/membership/visit-times';
import { centsFromDollars } from '@domain/money/dollars';
import { formatUsdExact } from '@domain/money/usd';
import { moment } from '@portals/format/dates';
import { accountName } from '@portals/format/masked-number';
import { moneyStatus } from '@portals/format/money-status';
import { Note } from '@portals/ui/card';
import { StatusMark } from '@portals/ui/status-mark';
import { VisuallyHidden } from '@portals/ui/visually-hidden';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useListPlace } from '../staff/list-place';
import { TreatmentMark } from './marks';
import type { ShownMembership, ShownPlan } from './plan-draft';
import { counted, dayText, intervalWords } from './plan-words';
import { TreatmentBalance } from './treatment-balance';
import { visitStanding } from './visit-standing';

export const Part = styled.section`
  position: relative; min-width: 0; padding: 16px 18px; border-radius: var(--radius-card); box-shadow: inset 0 0 0 1px var(--line); overflow-x: auto;
  > h2 { font-size: 15px; line-height: 20px; font-weight: 650; }
  table { width: 100%; margin-top: 8px; border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums; }
  th { font-weight: 400; color: var(--ink-3); font-size: 13px; line-height: 18px; text-align: left; }
  th, td { padding: 7px 8px 7px 0; border-bottom: 1px solid var(--line); vertical-align: middle; }
  td small { display: block; color: var(--ink-3); font-size: 12.5px; line-height: 17px; }
  [data-number] { text-align: right; white-space: nowrap; }
  [data-number] + :not([data-number]) { padding-left: 20px; }
  dialog { text-align: left; white-space: normal; }
  tfoot td { border: 0; font-weight: 600; }
  @media (max-width: 600px) {
    thead { display: none; }
    tr { display: flex; flex-wrap: wrap; gap: 2px 14px; padding: 8px 0; border-bottom: 1px solid var(--line); }
    th, td, [data-number] + :not([data-number]) { padding: 2px 0; border: 0; } td:first-child { flex: 1 0 100%; }
    td[data-acts] { margin-left: auto; }
    td[data-title]::before { content: attr(data-title) ' '; color: var(--ink-3); }
  }
`;
const Plain = styled.button.attrs({ type: 'button' })`
  padding: 0; border: 0; background: none; font: inherit; color: inherit; text-align: left; cursor: pointer;
  text-decoration: underline; text-decoration-color: var(--line); text-underline-offset: 3px;
`;
const Name = styled.b`display: flex; align-items: center; gap: 8px; font-weight: 600;`;

const usd = (dollars: number) => formatUsdExact(centsFromDollars(dollars));

/** What was bought, what was given and what is left, in pieces and in dollars. */
export function PlanPart({ of, zone }: { of: ShownMembership; zone: string }) {
  const [looking, setLooking] = useState<ShownPlan['treatments'][number] | null>(null);
  const plan = of.activePlan ?? of.requestedPlan ?? of.savedPlan;
  if (!plan)
    return (
      <Part aria-labelledby="member-plan">
        <h2 id="member-plan">Plan</h2>
        <Note>No plan yet. Select “New plan” to create one.</Note>
      </Part>
    );
  const runs = plan === of.activePlan;
  const sum = (count: (one: ShownPlan['treatments'][number]) => number) =>
    plan.treatments.reduce((total, one) => total + count(one), 0);
  return (
    <Part aria-labelledby="member-plan">
      <h2 id="member-plan">{runs ? 'Treatment balance' : 'Pending plan'}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Treatment</th>
            <th scope="col">Frequency</th>
            <th scope="col" data-number="">
              Purchased
            </th>
            <th scope="col" data-number="">
              Used
            </th>
            <th scope="col" data-number="">
              Remaining
            </th>
            <th scope="col" data-number="">
              Price
            </th>
            <th scope="col" data-number="">
              Remaining value
            </th>
          </tr>
        </thead>
        <tbody>
          {plan.treatments.map((one, place) => (
            <tr key={one._id}>
              <td>
                <Name>
                  <TreatmentMark place={place} />
                  {runs ? <Plain onClick={() => setLooking(one)}>{one.name}</Plain> : one.name}
                </Name>
                <small>{counted(one.units, one.unitType)}</small>
              </td>
              <td>{one.interval === null ? 'Once' : intervalWords(one.interval)}</td>
              <td data-number="" data-title="Purchased">
                {one.times}
              </td>
              <td data-number="" data-title="Used">
                {one.delivered}
              </td>
              <td data-number="" data-title="Remaining">
                {one.left}
              </td>
              <td data-number="" data-title="Price">
                {usd(one.totalAmount)}
              </td>
              <td data-number="" data-title="Remaining value">
                {usd(one.leftAmount)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2}>Total</td>
            <td data-number="" data-title="Purchased">
              {sum(({ times }) => times)}
            </td>
            <td data-number="" data-title="Used">
              {sum(({ delivered }) => delivered)}
            </td>
            <td data-number="" data-title="Remaining">
              {sum(({ left }) => left)}
            </td>
            <td />
            <td data-number="" data-title="Remaining value">
              {usd(plan.leftAmount)}
            </td>
          </tr>
        </tfoot>
      </table>
      {looking && <TreatmentBalance of={of} treatment={looking} zone={zone} onClose={() => setLooking(null)} />}
    </Part>
  );
}

/** Payments of a member, the newest first. */
export function PaymentsPart({ of }: { of: ShownMembership }) {
  return (
    <Part aria-labelledby="member-payments">
      <h2 id="member-payments">Payments</h2>
      {of.payments.length === 0 ? (
        <Note>No payments yet. We charge the first one when the plan starts.</Note>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Status</th>
              <th scope="col" data-number="">
                Amount
              </th>
              <th scope="col">Payment method</th>
            </tr>
          </thead>
          <tbody>
            {of.payments.map((one) => {
              const { shape, word } = moneyStatus(one.status);
              return (
                <tr key={one._id}>
                  <td>{dayText(one.paidOn)}</td>
                  <td>
                    <StatusMark shape={shape} note={one.againOn ? `retry on ${dayText(one.againOn)}` : undefined}>
                      {word}
                    </StatusMark>
                  </td>
                  <td data-number="">{usd(one.amount)}</td>
                  <td>{accountName(one.method.name, one.method.lastFour)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Part>
  );
}

export type VisitsPartProps = {
  of: ShownMembership;
  zone: string;
  /** What can be done with a visit, at its row. */
  acts?: ((visit: ShownMembership['priviagreements'][number]) => ReactNode) | undefined;
};

/** Of a plan year that has ended: until when it can be given. */
const lastYearWords = (until: string) => `From last plan year, use by ${dayText(until)}`;

/** Treatments that the plan promises, with their dates. */
export function VisitsPart({ of, zone, acts }: VisitsPartProps) {
  const { today } = useListPlace();
  return (
    <Part aria-labelledby="member-visits">
      <h2 id="member-visits">Visits</h2>
      {of.priviagreements.length === 0 ? (
        <Note>No visits yet. They’ll appear here when the plan starts.</Note>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Treatment</th>
              <th scope="col">Status</th>
              <th scope="col">Date</th>
              <th scope="col">Injector</th>
              {acts && (
                <th scope="col">
                  <VisuallyHidden>Actions</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {of.priviagreements.map((visit) => {
              const { shape, word } = visitStanding(visit, today);
              return (
                <tr key={visit._id}>
                  <td>
                    <b>{visit.treatment}</b>
                    <small>{counted(visit.units, visit.unitType)}</small>
                    {visit.usableUntil && <small>{lastYearWords(visit.usableUntil)}</small>}
                  </td>
                  <td>
                    <StatusMark shape={shape} note={visit.note ?? undefined}>
                      {word}
                    </StatusMark>
                  </td>
                  <td>{timeOfVisit(visit) ? moment(timeOfVisit(visit), zone) : `due ${dayText(visit.dueOn)}`}</td>
                  <td>{visit.injector?.name ?? 'Any injector'}</td>
                  {acts && (
                    <td data-number="" data-acts="">
                      {acts(visit)}
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Part>
  );
}
