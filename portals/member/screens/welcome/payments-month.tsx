import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { monthYear, nearDate, shortDay, weekdayLetters } from '@portals/format/dates';
import { accountName } from '@portals/format/masked-number';
import { dayIn } from '@portals/format/today';
import { usdExact } from '@portals/format/usd';
import { Button } from '@portals/ui/button';
import { Card, Heading, Note } from '@portals/ui/card';
import { monthGrid } from '@portals/ui/month-grid';
import styled from 'styled-components';
import type { Snapshot } from 'valtio/vanilla';
import type { Seen } from '../../parts/current';
import { savePaymentsFile } from '../../stores/member.actions';
import type { PaymentsAhead } from '../../stores/member.store';
import { copy } from './ahead-copy';
import { hatch, Key } from './kinds';

type Ahead = Snapshot<PaymentsAhead>;
type Payment = Ahead['payments'][number];

const wide = '@media (min-width: 768px)';
const Head = styled.div`display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 4px 12px;`;
const Two = styled.div`
  margin-top: 12px;
  ${wide} { display: grid; grid-template-columns: minmax(0, 1fr) 224px; gap: 0 20px; }
`;
const Grid = styled.div`
  display: none; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: 3px; align-content: start; font-variant-numeric: tabular-nums lining-nums;
  ${wide} { display: grid; }
  > small { font-size: 13px; line-height: 18px; color: var(--ink-3); padding: 0 0 2px 7px; }
`;
const Day = styled.div`
  min-height: 52px; border-radius: 8px; padding: 5px 5px 5px 7px; font-size: 13px; line-height: 16px; color: var(--ink-2);
  b { display: block; margin: 6px -4px 0 0; font-size: 11px; line-height: 16px; font-weight: 650; overflow-wrap: anywhere; color: var(--ink); }
  &[data-out] { color: var(--ink-3); }
  &[data-of='MEMBERSHIP'] { background: var(--primary-100); box-shadow: inset 0 0 0 2px var(--primary-line); }
  &[data-of='FINANCING'] { ${hatch} b, span { background: var(--surface); padding: 0 2px; border-radius: 3px; } }
  &[data-of='visit'] { box-shadow: inset 0 0 0 1px var(--line-2); b { font-weight: 500; } }
  @media (forced-colors: active) { &[data-of] { border: 1px solid; } }
`;
const List = styled.ul`
  align-content: start; display: grid;
  li { display: grid; grid-template-columns: 18px minmax(0, 1fr) auto; gap: 0 10px; padding: 12px 0; border-top: 1px solid var(--line); font-size: 15px; line-height: 20px; }
  li:first-child { border-top: 0; padding-top: 2px; }
  b { font-weight: 600; font-variant-numeric: tabular-nums lining-nums; }
  small { display: block; font-size: 14px; line-height: 19px; color: var(--ink-2); }
  li[data-total] { border-top: 1px solid var(--ink); grid-template-columns: minmax(0, 1fr) auto; font-weight: 700; }
`;

/** What a payment is for: the membership, with its practice where there are several, or what a loan paid for. */
export const titleOf = ({ kind, treatments, practiceName }: Payment, hasSeveral: boolean): string => {
  if (kind === 'MEMBERSHIP') return hasSeveral ? copy.membershipAt(practiceName) : copy.membership;
  return treatments.length > 0 ? treatments.join(', ') : practiceName;
};

/** When it is paid, or since when it is late: the same in the month and in the list. */
const dayText = ({ on, isLate }: Payment, today: string): string =>
  isLate ? copy.late(shortDay(on)) : nearDate(on, today);

const dayOfPayment = ({ on }: Payment, today: string) => (on < today ? today : on);

/** The payments of the next month in which there are some: as a calendar, as a list, and in one sum. */
export function PaymentsMonth({ ahead, memberships }: { ahead: Ahead; memberships: readonly Seen[] }) {
  const saving = useAttempt(savePaymentsFile);
  const { today, payments, months } = ahead;
  const [first] = months;
  if (!first || payments.length === 0) return null;
  const own = payments.filter((payment) => dayOfPayment(payment, today).startsWith(first.month));
  const isBoth = first.membership > 0 && first.financing > 0;
  return (
    <Card>
      <Head>
        <Heading>{copy.title(monthYear(first.month))}</Heading>
        <Button look="text" dense pending={saving.pending} onClick={() => void saving.run()}>
          {copy.file}
        </Button>
      </Head>
      <TroubleBanner trouble={saving.trouble} />
      <Two>
        <Month month={first.month} today={today} payments={own} memberships={memberships} />
        <List>
          {own.map((payment) => (
            <li key={payment.key}>
              <Key $kind={payment.kind} aria-hidden="true" />
              <div>
                <b>{titleOf(payment, memberships.length > 1)}</b>
                <small>{dayText(payment, today)}</small>
                <small>
                  {payment.method ? accountName(payment.method.name, payment.method.lastFour) : copy.byHand}
                </small>
                {payment.credits > 0 && <small>{copy.credit(usdExact(payment.credits))}</small>}
                <small>{copy.number(payment.number, payment.of)}</small>
              </div>
              <b>{usdExact(payment.amount)}</b>
            </li>
          ))}
          <li data-total="">
            <span>{isBoth ? copy.both(monthYear(first.month)) : copy.sum(monthYear(first.month))}</span>
            <span>{usdExact(first.total)}</span>
          </li>
        </List>
      </Two>
    </Card>
  );
}

type MonthProps = { month: string; today: string; payments: readonly Payment[]; memberships: readonly Seen[] };

/** The month as a calendar; the list beside it says the same in words. */
function Month({ month, today, payments, memberships }: MonthProps) {
  const visits = memberships.flatMap(({ priviagreements, practiceZone }) =>
    priviagreements.flatMap(({ scheduledDate, doneAt }) =>
      scheduledDate !== null && doneAt === null ? [dayIn(scheduledDate, practiceZone)] : [],
    ),
  );
  return (
    <Grid aria-hidden="true">
      {weekdayLetters().map((letter, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its weekday.
        <small key={at}>{letter}</small>
      ))}
      {monthGrid(month).map(({ date, day, isOutside }) => {
        const own = isOutside ? [] : payments.filter((payment) => dayOfPayment(payment, today) === date);
        const isVisit = !isOutside && visits.some((visit) => visit === date);
        return (
          <Day
            key={date}
            data-of={own[0]?.kind ?? (isVisit ? 'visit' : undefined)}
            data-out={isOutside ? '' : undefined}
          >
            <span>{day}</span>
            {own.map(({ key, amount }) => (
              <b key={key}>{usdExact(amount)}</b>
            ))}
            {isVisit && <b>{copy.visit}</b>}
          </Day>
        );
      })}
    </Grid>
  );
}

/** Every payment that is to come, with its day. */
export function AllPayments({ ahead, hasSeveral }: { ahead: Ahead; hasSeveral: boolean }) {
  return (
    <details>
      <summary>{copy.all}</summary>
      <List>
        {ahead.payments.map((payment) => (
          <li key={payment.key}>
            <Key $kind={payment.kind} aria-hidden="true" />
            <div>
              <b>{titleOf(payment, hasSeveral)}</b>
              <Note as="small">{dayText(payment, ahead.today)}</Note>
            </div>
            <b>{usdExact(payment.amount)}</b>
          </li>
        ))}
      </List>
    </details>
  );
}
