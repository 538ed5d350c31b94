import { addDays, addMonths, type CivilDate } from '@domain/calendar/civil-date';
import { renewalNotices } from '@domain/membership/calendar';
import { DUNNING_STAGES, dunningDay } from '@domain/membership/dunning';
import type { Context } from '../../../command/command';
import type { MembershipRow } from '../../member-record/index';
import { datesOf, monthsBilledOf, renewalOf, runningOf } from '../figures';
import { lapseDays } from '../visit/unused';
import { watchDays } from './debits-ahead';
import { birthdayOf, openBillsOf } from './money.reads';

/** The next day on which a membership has something to do; null when it has none anymore. */
export async function nextLook(
  { tx }: Pick<Context, 'tx'>,
  row: MembershipRow,
  day: CivilDate,
): Promise<CivilDate | null> {
  const days: (CivilDate | null | undefined)[] = [];
  const open = await tx.all(openBillsOf, { membershipId: row.id });
  days.push(...open.map(({ debit_on: on }) => (on > day ? on : addDays(day, 1))));
  const of = await runningOf(tx, row);
  if (row.status === 'CANCELLATION_INSTALLMENT') days.push(addDays(day, 1));
  if (of) days.push(...lapseDays(row, of.visits), ...(await watchDays(tx, of, day)));
  if (row.status === 'ACTIVE' && of) {
    const dates = datesOf(row);
    const next = dates[monthsBilledOf(of)];
    if (next !== undefined) days.push(next);
    days.push(...dates);
    const renewal = renewalOf(row);
    if (renewal !== null) days.push(renewal, ...renewalNotices(renewal));
    if (row.past_due_on !== null) for (const stage of DUNNING_STAGES) days.push(dunningDay(row.past_due_on, stage));
    const born = (await tx.first(birthdayOf, { id: row.borrower_id }))?.birth_date;
    if (born) days.push(...birthdays(born, day));
    if (row.activated_on) days.push(...birthdays(row.activated_on, day));
  }
  return days.filter((one): one is CivilDate => one != null && one > day).sort()[0] ?? null;
}

const birthdays = (date: string, day: CivilDate): CivilDate[] => {
  const years = Number(day.slice(0, 4)) - Number(date.slice(0, 4));
  return [years, years + 1].map((count) => addMonths(date as CivilDate, Math.max(1, count) * 12));
};
