import type { CivilDate } from '@domain/calendar/civil-date';
import { localTime } from '@domain/calendar/local-time';
import { shortDay } from '@portals/format/dates';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { PlusIcon } from '@portals/ui/icons';
import { VisuallyHidden } from '@portals/ui/visually-hidden';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { Agenda } from './agenda';
import type { Seen, Visit } from './calendar.store';
import { type CalendarView, hoursOf, type Placed, placedVisits } from './calendar-days';
import { CalendarDialogs, type Open } from './calendar-dialogs';
import { Bar, Body } from './calendar-frame';
import { MonthView } from './month-view';
import { type GridColumn, TimeGrid } from './time-grid';
import { useMoving } from './use-moving';
import { WaitingLists } from './waiting-lists';
import { walk } from './walk';

const AtDesk = styled.div`
  @media (max-width: 767.98px) { display: none; }
  @media print { display: none; }
`;
const OnPhone = styled.div`
  display: none;
  @media (max-width: 767.98px) { display: block; }
  @media print { display: block; }
`;
const Filter = styled(Button)<{ $color: string }>`
  border-left: 4px solid ${(props) => props.$color};
  &[aria-pressed='false'] { opacity: .6; text-decoration: line-through; }
`;

type CalendarBoardProps = {
  of: Seen;
  view: CalendarView;
  days: readonly CivilDate[];
  day: CivilDate;
  maySell: boolean;
  /** Other days are on their way. */
  isStale: boolean;
  onDay: (day: CivilDate) => void;
  onToday: () => void;
};

/** The visits of the days that are shown, and what is done about them. */
export function CalendarBoard({ of, view, days, day, maySell, isStale, onDay, onToday }: CalendarBoardProps) {
  const { appointments, timezone, injectors, treatments, now } = of;
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<Open | null>(null);
  const visits = appointments.filter(({ injector }) => !hidden.includes(injector?._id ?? ''));
  const placed = placedVisits(visits, timezone);
  const moves = useMoving({ visits: appointments, timezone });
  const show = (what: 'visit' | 'done' | 'clear' | 'move') => (visit: Visit) => setOpen({ what, visit });
  const same = { placed, now, treatments };
  function onPage(event: KeyboardEvent<HTMLElement>) {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (open || moves.moving || ctrlKey || metaKey || altKey) return;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
    if (key.toLowerCase() === 't') onToday();
    if (key.toLowerCase() !== 'n' || !maySell) return;
    event.preventDefault();
    setOpen({ what: 'new' });
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for what its buttons do too.
    <div onKeyDown={onPage}>
      <Bar>
        {injectors.map(({ _id, name, color }) => (
          <Filter
            key={_id}
            dense
            $color={color}
            aria-pressed={!hidden.includes(_id)}
            onClick={() => setHidden(hidden.includes(_id) ? hidden.filter((one) => one !== _id) : [...hidden, _id])}
          >
            {name} {appointments.filter(({ injector }) => injector?._id === _id).length}
          </Filter>
        ))}
        {maySell && (
          <Button dense look="primary" icon={<PlusIcon size={16} />} onClick={() => setOpen({ what: 'new' })}>
            Book visit
          </Button>
        )}
      </Bar>
      <VisuallyHidden role="status">{moves.said}</VisuallyHidden>
      <Body aria-busy={isStale}>
        <div>
          <AtDesk>
            {view === 'month' ? (
              <MonthView {...same} days={days} month={day.slice(0, 7)} today={of.today} onDay={onDay} />
            ) : (
              <TimeGrid
                {...same}
                columns={columnsOf({ view, days, day, injectors }, placed)}
                hours={hoursOf(placed)}
                today={of.today}
                minuteNow={minuteOf(now, timezone)}
                injectors={injectors}
                moving={moves.moving}
                onOpen={(visit) => moves.moving || setOpen({ what: 'visit', visit })}
                onKey={(event, visit) => {
                  if (moves.press(event)) return;
                  const key = event.key.toLowerCase();
                  if (event.key.startsWith('Arrow')) walk(event);
                  else if (maySell && key === 'm') moves.pickUp(visit);
                  else if (maySell && key === 'd' && visit.doneAt === null && !visit.isOnHold) show('done')(visit);
                }}
              />
            )}
            {visits.length === 0 && <Note>No visits {view === 'day' ? 'that day' : `this ${view}`}.</Note>}
          </AtDesk>
          <OnPhone>
            <Agenda
              {...same}
              today={of.today}
              days={view === 'month' ? days.filter((one) => placed.some((each) => each.day === one)) : days}
              maySell={maySell}
              onOpen={show('visit')}
              onDone={show('done')}
              onMove={show('move')}
            />
          </OnPhone>
        </div>
        <aside aria-label="Needs attention">
          <WaitingLists
            of={of}
            treatments={treatments}
            maySell={maySell}
            onBook={show('move')}
            onOpen={show('visit')}
          />
        </aside>
      </Body>
      {open && (
        <CalendarDialogs
          open={open}
          of={of}
          maySell={maySell}
          onOpen={setOpen}
          onClose={() => setOpen(null)}
          say={moves.say}
        />
      )}
    </div>
  );
}

function minuteOf(instant: string, timezone: string): number {
  const local = localTime(instant, timezone);
  return Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
}

type Lined = Pick<CalendarBoardProps, 'view' | 'days' | 'day'> & Pick<Seen, 'injectors'>;

/** A column for each day; of one day, a column for each injector. */
function columnsOf({ view, days, day, injectors }: Lined, placed: readonly Placed[]): GridColumn[] {
  if (view === 'day')
    return [...injectors, { _id: '', name: 'Any injector' }].map(({ _id, name }) => ({
      key: _id,
      day,
      title: name,
      visits: placed.filter((one) => one.day === day && (one.visit.injector?._id ?? '') === _id),
    }));
  return days.map((one) => ({
    key: one,
    day: one,
    title: shortDay(one),
    visits: placed.filter((each) => each.day === one),
  }));
}
