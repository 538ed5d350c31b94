import { reportPaths } from '@contract/credit-transaction/paths';
import { paths } from '@contract/paths';
import { civilDate } from '@portals/format/dates';
import { usdExact } from '@portals/format/usd';
import { Card, Figure, Heading, Note } from '@portals/ui/card';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { usd } from '../words/amounts';
import { BarChart } from '../words/bar-chart';
import { namedDay } from '../words/named-day';
import type { Figures } from './dashboard.store';

type Part<K extends keyof Figures> = NonNullable<ReadonlyDeep<Figures>[K]>;
type ReadonlyDeep<T> = { readonly [K in keyof T]: ReadonlyDeep<T[K]> };

const Lines = styled.ul`
  margin-top: 8px;
  li { display: flex; gap: 12px; justify-content: space-between; padding: 6px 0; border-bottom: 1px solid var(--line); font-size: 13.5px; line-height: 18px; }
  li > :last-child { font-variant-numeric: tabular-nums lining-nums; font-weight: 500; white-space: nowrap; }
  & + p { margin-top: 10px; }
`;
const Costs = styled.div`
  overflow-x: auto; margin-top: 8px;
  table { width: 100%; border-collapse: collapse; font-size: 13.5px; line-height: 18px; font-variant-numeric: tabular-nums lining-nums; }
  th, td { padding: 7px 12px 7px 0; text-align: left; border-bottom: 1px solid var(--line); font-weight: 400; }
  thead th { color: var(--ink-2); font-size: 12.5px; } tbody th { font-weight: 500; }
  th[data-numeric], td[data-numeric] { text-align: right; white-space: nowrap; }
`;

function Tile({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <Card aria-label={title} {...(wide && { 'data-wide': '' })}>
      <Heading>{title}</Heading>
      {children}
    </Card>
  );
}

const count = (many: number, one: string) => `${many.toLocaleString('en-US')} ${one}${many === 1 ? '' : 's'}`;

export function ApplicationsCard({ begun, approved, review, denied, incomplete }: Part<'applications'>) {
  const parts = [
    { name: 'Approved', many: approved },
    { name: 'In review', many: review },
    { name: 'Denied', many: denied },
    { name: 'Incomplete', many: incomplete },
  ];
  return (
    <Tile title="Applications today">
      <Figure $small>{begun}</Figure>
      <Lines>
        {parts.map(({ name, many }) => (
          <li key={name}>
            <span>{name}</span>
            <span>{many}</span>
          </li>
        ))}
      </Lines>
      <Note>
        <Link to={paths.admin.applications.href()}>All applications</Link>
      </Note>
    </Tile>
  );
}

export function WaitingCard({ unanswered, review }: Part<'waiting'>) {
  return (
    <Tile title="Pending transactions">
      <Figure $small>{unanswered.count + review.count}</Figure>
      <Lines>
        <li>
          <Link to={paths.admin.practiceTransactions.href({}, { view: 'waiting' })}>
            {unanswered.count} awaiting patient
          </Link>
          <span>{usd(unanswered.amount)}</span>
        </li>
        <li>
          <Link to={paths.admin.practiceTransactions.href({}, { view: 'review' })}>{review.count} in review</Link>
          <span>{usd(review.amount)}</span>
        </li>
      </Lines>
      <Note>Last 30 days</Note>
    </Tile>
  );
}

/** A day of a card by its name where it is near: "Tomorrow", "Dec 4". */
const cardDay = (day: string, today: string) => namedDay(day, today, (one) => civilDate(one, 'short'));
/** The same within a sentence: "tomorrow". */
const dayWithin = (day: string, today: string) =>
  cardDay(day, today).replace(/^(Today|Tomorrow|Yesterday)$/, (name) => name.toLowerCase());

export function PayoutsCard({ arriving, next, keptBack, deposits, today }: Part<'payouts'> & { today: string }) {
  return (
    <Tile title="Upcoming deposits">
      <Figure $small>{usd(arriving)}</Figure>
      <Lines>
        {next.map(({ dueOn, count: many, amount }) => (
          <li key={dueOn}>
            <span>
              {cardDay(dueOn, today)}, {count(many, 'transaction')}
            </span>
            <span>{usd(amount)}</span>
          </li>
        ))}
        {keptBack.amount > 0 && (
          <li>
            <Link to={`${reportPaths.providerTransactions.href()}?view=waiting`}>
              {count(keptBack.count, 'refund')} to withhold
            </Link>
            <span>−{usd(keptBack.amount)}</span>
          </li>
        )}
        {deposits.map(({ _id, pmtRef, status, amount, settlesOn }) => (
          <li key={_id}>
            <span>
              <Link to={reportPaths.deposit.href({ depositId: _id })}>{pmtRef}</Link>
              {status === 'DEFERRED' ? ', on hold' : settlesOn && `, expected ${dayWithin(settlesOn, today)}`}
            </span>
            <span>{usd(amount)}</span>
          </li>
        ))}
      </Lines>
      <Note>{payoutNote(next.length + deposits.length, keptBack.amount)}</Note>
    </Tile>
  );
}

function payoutNote(many: number, keptBack: number): string {
  if (keptBack > 0) return 'After fees. We withhold refunds from the next deposits first.';
  return many === 0 ? 'No upcoming deposits.' : 'After fees.';
}

export function SalesCard({ asked, accepted, rejected, acceptance, plans }: Part<'sales'>) {
  if (asked === 0) {
    return (
      <Tile title="Plans patients choose" wide>
        <Note>No transactions in the last 90 days.</Note>
      </Tile>
    );
  }
  return (
    <Tile title="Plans patients choose" wide>
      <Note>
        {acceptance === null
          ? 'No patients have answered yet.'
          : `Patients approved ${acceptance}% of the transactions they answered:`}{' '}
        {accepted} approved, {rejected} rejected, of {count(asked, 'transaction')} in the last 90 days.
      </Note>
      <div style={{ marginTop: 14 }}>
        <BarChart
          label="Approved amounts by plan"
          headings={['Plan', 'Transactions', 'Average', 'Approved']}
          bars={plans.map(({ product, name, count: many, ticket, amount }) => ({
            key: product,
            name,
            value: amount,
            text: usdExact(amount),
            cells: [String(many), usdExact(ticket), usdExact(amount)],
          }))}
        />
      </div>
    </Tile>
  );
}

export function ChosenCard({ plans }: { plans: Part<'chosen'> }) {
  return (
    <Tile title="Approval rate by plan" wide>
      <Note>
        {plans.length === 0
          ? 'No patients chose a plan in the last 30 days.'
          : 'Share of transactions approved after the patient chose a plan, last 30 days.'}
      </Note>
      {plans.length > 0 && (
        <div style={{ marginTop: 14 }}>
          <BarChart
            label="Approval rate by chosen plan"
            headings={['Plan', 'Chosen', 'Approved', 'Share']}
            whole={100}
            bars={plans.map(({ product, name, chosen, accepted, percent }) => ({
              key: product,
              name,
              value: percent,
              text: `${percent}%`,
              cells: [String(chosen), String(accepted), `${percent}%`],
            }))}
          />
        </div>
      )}
    </Tile>
  );
}

export function CostsCard({ amount, isAverage, plans }: Part<'costs'>) {
  if (plans.length === 0)
    return (
      <Tile title="Cost by plan" wide>
        {' '}
        <Note>None of your plans covers {usd(amount)} at a good credit score.</Note>
      </Tile>
    );
  return (
    <Tile title="Cost by plan" wide>
      {' '}
      <Note>
        {' '}
        For {usd(amount)}, {isAverage ? 'your average transaction' : 'a typical transaction'}, at a good credit score.
      </Note>
      <Costs tabIndex={0} role="region" aria-label="Costs by plan">
        <table>
          <thead>
            <tr>
              <th scope="col">Plan</th>
              <th scope="col" data-numeric="">
                Patient pays monthly
              </th>
              <th scope="col" data-numeric="">
                Your fee
              </th>
              <th scope="col">Lower fee, same or lower monthly payment</th>
            </tr>
          </thead>
          <tbody>
            {plans.map(({ product, name, monthlyPayment, fee, cheaper }) => (
              <tr key={product}>
                <th scope="row">{name}</th>
                <td data-numeric="">{usd(monthlyPayment)}</td>
                <td data-numeric="">{usd(fee)}</td>
                <td>{cheaper ? `${cheaper.name} saves ${usd(cheaper.saves)}` : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Costs>
    </Tile>
  );
}
