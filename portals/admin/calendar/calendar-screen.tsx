import type { CivilDate } from '@domain/calendar/civil-date';
import { troubleOf } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { civilDate } from '@portals/format/dates';
import { todayHere } from '@portals/format/today';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { IconButton } from '@portals/ui/icon-button';
import { ChevronLeftIcon, ChevronRightIcon, ExternalIcon, PrinterIcon } from '@portals/ui/icons';
import { monthTitle } from '@portals/ui/month-grid';
import { Skeleton } from '@portals/ui/skeleton';
import { StaffHead } from '@portals/ui/staff-shell';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { PracticeChoice } from '../frame/practice-choice';
import { useMembershipPractice } from '../staff/membership-practice';
import { mustNameZones, zoneName } from '../words/practice-time';
import { loadCalendar, readAgain } from './calendar.actions';
import { calendar } from './calendar.store';
import { CalendarBoard } from './calendar-board';
import { CALENDAR_VIEWS, type CalendarView, dayOf, daysShown, isView, turned } from './calendar-days';
import { Bar, Body, Views } from './calendar-frame';
import { FeedDialog } from './feed-dialog';

const VIEW_NAMES: Record<CalendarView, string> = { day: 'Day', week: 'Week', month: 'Month' };
/** Colleagues book, too. */
const REFRESH_MS = 60_000;

/** The visits of a practice: a day, a week, a month; what waits for a date beside it (membership §2 Provider membership portal). */
export function CalendarScreen() {
  const { practices, practiceId, maySell } = useMembershipPractice();
  if (practiceId) return <PracticeCalendar key={practiceId} practiceId={practiceId} maySell={maySell} />;
  return (
    <>
      <StaffHead>
        <h1>Calendar</h1>
      </StaffHead>
      <Body>
        {practices.length === 0 ? (
          <Note>None of your practices offer memberships.</Note>
        ) : (
          <PracticeChoice
            id="calendar-practice"
            question="Choose a practice"
            why="Each practice has its own calendar, in its own time zone."
            practices={practices}
          />
        )}
      </Body>
    </>
  );
}

/** What the address says is shown: which view, about which day. */
function useShown(today: CivilDate) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('view');
  const view: CalendarView = isView(asked) ? asked : 'week';
  const day = dayOf(search.get('date'), today);
  const days = useMemo(() => daysShown(view, day), [view, day]);
  const show = (next: { view?: CalendarView; date?: string }) =>
    setSearch(
      (before) => {
        if (next.view) before.set('view', next.view);
        if (next.date) before.set('date', next.date);
        return before;
      },
      { replace: true },
    );
  return { view, day, days, from: days[0] as CivilDate, to: days.at(-1) as CivilDate, show };
}
type Shown = ReturnType<typeof useShown>;

function titleOf({ view, day, from, to }: Shown): string {
  if (view === 'day') return civilDate(day);
  return view === 'month' ? monthTitle(day.slice(0, 7)) : `${civilDate(from, 'short')} to ${civilDate(to, 'short')}`;
}

function PracticeCalendar({ practiceId, maySell }: { practiceId: string; maySell: boolean }) {
  const { data, error, loading } = useSnapshot(calendar).shown;
  const of = data?.practiceId === practiceId ? data : null;
  const today = (of?.today ?? todayHere()) as CivilDate;
  const shown = useShown(today);
  const { view, day, days, from, to, show } = shown;
  useEffect(() => void loadCalendar({ practiceId, from, to }), [practiceId, from, to]);
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && void readAgain(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <StaffHead>
        <h1>{titleOf(shown)}</h1>
        {of && mustNameZones([of.timezone]) && <Note>{zoneName(of.timezone)}</Note>}
      </StaffHead>
      <Turns {...shown} today={today} practiceId={practiceId} maySell={maySell} />
      {error && (
        <Bar>
          <TroubleBanner trouble={troubleOf(error)} onAgain={() => void loadCalendar({ practiceId, from, to })} />
        </Bar>
      )}
      {of ? (
        <CalendarBoard
          of={of}
          view={view}
          days={days}
          day={day}
          maySell={maySell}
          isStale={loading && of.from !== from}
          onDay={(date) => show({ view: 'day', date })}
          onToday={() => show({ date: today })}
        />
      ) : (
        <Body>{!error && <Skeleton lines={12} label="Loading the calendar" />}</Body>
      )}
    </>
  );
}

/** The pages of the calendar. */
type TurnsProps = Shown & { today: CivilDate; practiceId: string; maySell: boolean };

function Turns({ view, day, show, today, practiceId, maySell }: TurnsProps) {
  const [isSubscribing, setSubscribing] = useState(false);
  return (
    <Bar>
      <span>
        <IconButton label={`Previous ${view}`} onClick={() => show({ date: turned(view, day, -1) })}>
          <ChevronLeftIcon size={18} />
        </IconButton>
        <IconButton label={`Next ${view}`} onClick={() => show({ date: turned(view, day, 1) })}>
          <ChevronRightIcon size={18} />
        </IconButton>
      </span>
      <Button dense onClick={() => show({ date: today })}>
        Today
      </Button>
      <Views>
        {CALENDAR_VIEWS.map((one) => (
          <button key={one} type="button" aria-pressed={one === view} onClick={() => show({ view: one })}>
            {VIEW_NAMES[one]}
          </button>
        ))}
      </Views>
      <span>
        <IconButton label="Print" onClick={() => window.print()}>
          <PrinterIcon size={18} />
        </IconButton>
        {maySell && (
          <IconButton label="Subscribe from another calendar" onClick={() => setSubscribing(true)}>
            <ExternalIcon size={18} />
          </IconButton>
        )}
      </span>
      {isSubscribing && <FeedDialog practiceId={practiceId} onClose={() => setSubscribing(false)} />}
    </Bar>
  );
}
