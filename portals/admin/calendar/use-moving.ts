import { addDays, type CivilDate } from '@domain/calendar/civil-date';
import { instantOfLocal, localTime } from '@domain/calendar/local-time';
import { clashOf, oddTime, VISIT_STEP_MINUTES } from '@domain/membership/visit-times';
import { troubleOf } from '@portals/form/attempt';
import { shortDay } from '@portals/format/dates';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { book } from '../staff/visit.actions';
import { readAgain } from './calendar.actions';
import type { Visit } from './calendar.store';
import { clockText, timeOf } from './calendar-days';
import type { Moving } from './time-grid';

const DAY_MINUTES = 24 * 60;

/** What an arrow does to a visit that is picked up. */
export function shifted(moving: Moving, key: string): Moving {
  const minute = (by: number) => Math.max(0, Math.min(DAY_MINUTES - moving.visit.minutes, moving.minute + by));
  if (key === 'ArrowUp') return { ...moving, minute: minute(-VISIT_STEP_MINUTES) };
  if (key === 'ArrowDown') return { ...moving, minute: minute(VISIT_STEP_MINUTES) };
  if (key === 'ArrowLeft') return { ...moving, day: addDays(moving.day, -1) };
  if (key === 'ArrowRight') return { ...moving, day: addDays(moving.day, 1) };
  return moving;
}

/** The instant at which a visit that is picked up would begin. */
const instantOf = ({ day, minute }: Moving, zone: string): string => instantOfLocal(`${day}T${timeOf(minute)}`, zone);

/** Where a visit that is picked up would lie, and whether its injector is free then, as it is spoken. */
export function spokenPlace(moving: Moving, of: { visits: readonly Visit[]; timezone: string }): string {
  const at = instantOf(moving, of.timezone);
  const injector = moving.visit.injector?._id;
  const busy = of.visits.flatMap((one) =>
    one.scheduledDate !== null &&
    one.doneAt === null &&
    one._id !== moving.visit._id &&
    injector !== undefined &&
    one.injector?._id === injector
      ? [{ at: one.scheduledDate, minutes: one.minutes, name: one.memberName }]
      : [],
  );
  const there = clashOf(busy, { at, minutes: moving.visit.minutes });
  return `${shortDay(moving.day)}, ${clockText(moving.minute)}, ${there ? `conflicts with ${there.name}` : 'free'}`;
}

/** Moving a visit by keys: M picks it up, arrows carry it, Enter puts it down, Escape takes it back. What happens is spoken. */
export function useMoving(of: { visits: readonly Visit[]; timezone: string }) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [said, say] = useState('');
  function pickUp(visit: Visit): void {
    if (visit.scheduledDate === null || visit.doneAt !== null) return;
    const local = localTime(visit.scheduledDate, of.timezone);
    const minute = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
    setMoving({ visit, day: local.slice(0, 10) as CivilDate, minute });
    say(`${visit.memberName} selected. Use arrow keys to move, Enter to save, Escape to cancel.`);
  }
  async function putDown(): Promise<void> {
    if (!moving) return;
    const { visit } = moving;
    const at = instantOf(moving, of.timezone);
    if (oddTime(at, { zone: of.timezone, lastDay: null }) !== null && asked !== at) {
      setAsked(at);
      return say(`${clockText(moving.minute)} is outside usual opening hours. Press Enter again to keep it.`);
    }
    setMoving(null);
    try {
      const to = { scheduledDate: at, minutes: visit.minutes, injector: visit.injector?._id ?? null };
      await book([visit], to, { again: readAgain });
      say(`${visit.memberName} moved to ${shortDay(moving.day)}, ${clockText(moving.minute)}`);
    } catch (cause) {
      const { message, fields } = troubleOf(cause as Error) as { message: string; fields?: { message: string }[] };
      say(`Not moved. ${fields?.[0]?.message ?? message}`);
    }
  }
  /** True where the key was for a visit that is picked up. */
  function press(event: KeyboardEvent<HTMLElement>): boolean {
    if (!moving) return false;
    if (event.key === 'Escape') {
      setMoving(null);
      say(`${moving.visit.memberName} not moved`);
    } else if (event.key === 'Enter') void putDown();
    else if (event.key.startsWith('Arrow')) {
      const next = shifted(moving, event.key);
      setMoving(next);
      say(spokenPlace(next, of));
    } else return false;
    event.preventDefault();
    return true;
  }
  return { moving, said, say, pickUp, press };
}
