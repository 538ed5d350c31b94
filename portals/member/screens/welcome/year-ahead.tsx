import { type CivilDate, isCivilDate } from '@domain/calendar/civil-date';
import { RENEWAL_NOTICE_DAYS } from '@domain/membership/calendar';
import { civilDate, monthYear, shortMonth } from '@portals/format/dates';
import { usdExact } from '@portals/format/usd';
import { Card, Heading, Note } from '@portals/ui/card';
import type { CSSProperties } from 'react';
import styled, { css } from 'styled-components';
import type { Snapshot } from 'valtio/vanilla';
import type { Seen } from '../../parts/current';
import type { PaymentsAhead } from '../../stores/member.store';
import { copy } from './ahead-copy';
import { hatch, Key } from './kinds';
import { AllPayments } from './payments-month';

type Ahead = Snapshot<PaymentsAhead>;

/** Where twelve amounts fit beside each other. */
const wide = '@media (min-width: 900px)';
const Head = styled.div`
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: 6px 18px;
  span { display: inline-flex; align-items: center; gap: 7px; font-size: 14px; line-height: 20px; color: var(--ink-2); }
  div { display: flex; gap: 16px; }
`;
/** Rows on a phone, columns where there is room. */
const Bars = styled.ul`
  display: grid; gap: 6px; margin-top: 12px; font-size: 13px; line-height: 18px; font-variant-numeric: tabular-nums lining-nums;
  li { display: grid; grid-template-columns: 56px minmax(0, 1fr) auto; gap: 8px; align-items: center; }
  b { order: 3; font-weight: 500; color: var(--ink-2); }
  small { color: var(--ink-3); font-size: 13px; }
  ${wide} {
    grid-template-columns: repeat(12, minmax(0, 1fr)); align-items: end; height: 190px; text-align: center; gap: 6px;
    li { display: flex; flex-direction: column; justify-content: flex-end; height: 100%; gap: 4px; }
    b { order: 0; font-size: 12px; }
    small { font-size: 12px; padding-top: 4px; border-top: 1px solid var(--line-2); width: 100%; }
  }
`;
const Bar = styled.span`
  order: 2; display: flex; gap: 2px; height: 14px;
  ${wide} { order: 0; flex-direction: column-reverse; width: 100%; height: 132px; }
`;
const Part = styled.i<{ $kind: 'MEMBERSHIP' | 'FINANCING' }>`
  display: block; border-radius: 3px; width: calc(var(--share) * 100%);
  ${(props) => (props.$kind === 'MEMBERSHIP' ? css`background: var(--primary-300);` : hatch)}
  ${wide} { width: 100%; height: calc(var(--share) * 100%); }
  @media (forced-colors: active) { border: 1px solid; }
`;
const share = (amount: number, most: number): CSSProperties => ({ '--share': amount / most }) as CSSProperties;

/** Twelve months of payments, each with its number; hatched is financing. */
export function YearAhead({ ahead, memberships }: { ahead: Ahead; memberships: readonly Seen[] }) {
  const { months, financing } = ahead;
  const most = Math.max(...months.map(({ total }) => total));
  if (!(most > 0)) return null;
  const hasMembership = months.some(({ membership }) => membership > 0);
  const hasFinancing = months.some((month) => month.financing > 0);
  return (
    <Card>
      <Head>
        <Heading>{copy.year}</Heading>
        <div>
          {hasMembership && (
            <span>
              <Key $kind="MEMBERSHIP" /> {copy.membership}
            </span>
          )}
          {hasFinancing && (
            <span>
              <Key $kind="FINANCING" /> {copy.financing}
            </span>
          )}
        </div>
      </Head>
      <Bars>
        {months.map((month) => (
          <li key={month.month} aria-label={copy.month(monthYear(month.month), usdExact(month.total))}>
            <b aria-hidden="true">{usdExact(month.total)}</b>
            <Bar aria-hidden="true">
              {month.financing > 0 && <Part $kind="FINANCING" style={share(month.financing, most)} />}
              {month.membership > 0 && <Part $kind="MEMBERSHIP" style={share(month.membership, most)} />}
            </Bar>
            <small aria-hidden="true">{shortMonth(`${month.month}-01` as CivilDate)}</small>
          </li>
        ))}
      </Bars>
      {memberships.map(
        ({ _id, renewsOn, renewal, practiceName }) =>
          renewsOn !== null &&
          isCivilDate(renewsOn) && (
            <Note key={_id} style={{ marginTop: 12 }}>
              {renewal?.agreedAt
                ? copy.renewsAgreed(practiceName, civilDate(renewsOn))
                : copy.renews(practiceName, civilDate(renewsOn), RENEWAL_NOTICE_DAYS)}
            </Note>
          ),
      )}
      {financing?.loans.map(
        ({ transactionId, paidOffOn, treatments, practiceName }) =>
          paidOffOn !== null && (
            <Note key={transactionId}>
              {copy.paidOff(treatments.length > 0 ? treatments.join(', ') : practiceName, civilDate(paidOffOn))}
            </Note>
          ),
      )}
      <AllPayments ahead={ahead} hasSeveral={memberships.length > 1} />
    </Card>
  );
}
