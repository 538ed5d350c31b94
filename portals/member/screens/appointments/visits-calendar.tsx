import { monthYear, weekdayLetters } from '@portals/format/dates';
import { dayIn } from '@portals/format/today';
import { Card, Heading, Note } from '@portals/ui/card';
import { IconButton } from '@portals/ui/icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from '@portals/ui/icons';
import { monthGrid, moveMonth } from '@portals/ui/month-grid';
import { PortalColumns } from '@portals/ui/portal-shell';
import { TreatmentMark } from '@portals/ui/year-grid';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import type { Seen } from '../../parts/current';
import { copy } from './copy';
import { type Visit, VisitRow } from './visits-list';

const Head = styled.div`
  display: flex; align-items: center; gap: 4px;
  h2 { flex: 1; }
`;
const Grid = styled.div`
  display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: 3px; margin-top: 10px; font-variant-numeric: tabular-nums lining-nums;
  > small { font-size: 13px; line-height: 18px; color: var(--ink-3); text-align: center; }
`;
const Day = styled.div`
  min-height: 48px; padding: 4px; border-radius: 8px; display: grid; align-content: start; justify-items: center; gap: 4px; font-size: 13px; line-height: 18px; color: var(--ink-2);
  &[data-out] { color: var(--ink-3); }
  &[data-now] { background: var(--primary-50); color: var(--primary-text); font-weight: 700; }
  &[data-has] { box-shadow: inset 0 0 0 1.5px var(--primary-line); color: var(--ink); }
  &[data-asked] { box-shadow: inset 0 0 0 1.5px var(--warning); }
  > span { display: flex; gap: 2px; flex-wrap: wrap; justify-content: center; }
`;
const List = styled.ul`
  li { padding: 14px 0; border-top: 1px solid var(--line); }
  li:first-child { border-top: 0; padding-top: 4px; }
  b { display: block; font-weight: 600; }
`;

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

type CalendarProps = { membership: Seen; today: string; onAsk: (visit: Visit) => void };

/** A month of visits: filled marks were given, hollow ones are to come; beside it the same in words. */
export function VisitsCalendar({ membership, today, onAsk }: CalendarProps) {
  const [search, setSearch] = useSearchParams();
  const named = search.get('month') ?? '';
  const month = MONTH.test(named) ? named : today.slice(0, 7);
  const { practiceZone, priviagreements, activePlan } = membership;
  const threads = (activePlan?.treatments ?? []).map(({ threadId }) => threadId);
  const markOf = ({ threadId }: Visit) => Math.max(0, threads.indexOf(threadId));
  const dated = priviagreements.flatMap((visit) => {
    const at = visit.scheduledDate ?? visit.doneAt;
    return at === null ? [] : [{ visit, at, day: dayIn(at, practiceZone) as string }];
  });
  const own = dated.filter(({ day }) => day.startsWith(month)).sort((a, b) => a.at.localeCompare(b.at));
  const show = (next: string) =>
    setSearch(
      (before) => {
        before.set('month', next);
        return before;
      },
      { replace: true },
    );
  return (
    <PortalColumns>
      <Card>
        <Head>
          <Heading aria-live="polite">{monthYear(month)}</Heading>
          <IconButton label={copy.before} onClick={() => show(moveMonth(month, -1))}>
            <ChevronLeftIcon size={20} />
          </IconButton>
          <IconButton label={copy.after} onClick={() => show(moveMonth(month, 1))}>
            <ChevronRightIcon size={20} />
          </IconButton>
        </Head>
        <Grid aria-hidden="true">
          {weekdayLetters().map((letter, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its weekday.
            <small key={at}>{letter}</small>
          ))}
          {monthGrid(month).map(({ date, day, isOutside }) => {
            const here = isOutside ? [] : own.filter((one) => one.day === date);
            const isAsked = here.some(({ visit }) => visit.appointmentStatus === 'CONTACT_REQUESTED');
            return (
              <Day
                key={date}
                data-out={isOutside ? '' : undefined}
                data-now={date === today ? '' : undefined}
                data-has={here.length > 0 ? '' : undefined}
                data-asked={isAsked ? '' : undefined}
              >
                {day}
                <span>
                  {here.map(({ visit }) => (
                    <TreatmentMark key={visit._id} at={markOf(visit)} full={visit.doneAt !== null} size={14} />
                  ))}
                </span>
              </Day>
            );
          })}
        </Grid>
      </Card>
      <Card>
        {own.length === 0 && <Note>{copy.noneIn(monthYear(month))}</Note>}
        <List>
          {own.map(({ visit }) => (
            <li key={visit._id}>
              <VisitRow visit={visit} membership={membership} onAsk={onAsk} />
            </li>
          ))}
        </List>
      </Card>
    </PortalColumns>
  );
}
