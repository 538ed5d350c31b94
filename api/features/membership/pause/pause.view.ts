import type { membership } from '@contract/membership/entity';
import { type PlanCalendar, pauseChoices, pausedUntil } from '@domain/membership/calendar';
import type * as z from 'zod/mini';
import { datesOf, monthsBilledOf, pausesOf, type RunningMembership, yearOf } from '../figures';

type MembershipView = z.input<typeof membership>;

/** The days of a plan that runs, and how many of its payments were billed. */
export function calendarOf(of: RunningMembership): PlanCalendar & { paymentsBilled: number } {
  const { row } = of;
  if (row.activated_on === null) throw new Error(`Membership ${row.id} never began`);
  return { anchor: row.activated_on, year: yearOf(row), pauses: pausesOf(row), paymentsBilled: monthsBilledOf(of) };
}

/** Why a membership cannot be paused: it does not run, something of it is open, or the year has nothing left to move. */
export type NoPause = 'NOT_RUNNING' | 'OPEN' | 'NOTHING_LEFT';

/** What a pause would do now, or why there is none. */
export function choicesOf(of: RunningMembership | undefined): ReturnType<typeof pauseChoices> | NoPause {
  if (of?.row.status !== 'ACTIVE' || of.row.activated_on === null) return 'NOT_RUNNING';
  if (of.row.standing !== 'GOOD' || of.bills.some(({ status }) => status === 'OPEN')) return 'OPEN';
  const choices = pauseChoices(calendarOf(of));
  return choices.length > 0 ? choices : 'NOTHING_LEFT';
}

/** The payment days of the year that runs, and its pause, as the member and the practice see them. */
export function pauseView(of: RunningMembership | undefined): Pick<MembershipView, 'paymentDays' | 'pause'> {
  if (of?.row.activated_on == null) return { paymentDays: [], pause: null };
  const paymentDays = datesOf(of.row);
  if (of.row.status !== 'ACTIVE') return { paymentDays, pause: null };
  const choices = choicesOf(of);
  const asked = Number(of.row.asked_pause_months);
  return {
    paymentDays,
    pause: {
      askedMonths: asked === 0 ? null : asked,
      until: pausedUntil(calendarOf(of)),
      choices: typeof choices === 'string' ? [] : choices,
    },
  };
}
