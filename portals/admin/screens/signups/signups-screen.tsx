import { paths } from '@contract/paths';
import { isCivilDate } from '@domain/calendar/civil-date';
import { phone } from '@portals/format/phone';
import { Button } from '@portals/ui/button';
import { DateRangePicker } from '@portals/ui/date-range-picker';
import { StaffHead } from '@portals/ui/staff-shell';
import { StatusMark } from '@portals/ui/status-mark';
import type { Column } from '@portals/ui/table/column';
import { DataTable } from '@portals/ui/table/data-table';
import { FilterBar, FilterChip, SearchField } from '@portals/ui/table/filter-bar';
import { Tabs } from '@portals/ui/tabs';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { zoneOfPractice } from '../../stores/practices';
import { loadSignups } from '../../stores/signups.actions';
import { type SignupRow, signups } from '../../stores/signups.store';
import { staff } from '../../stores/staff.store';
import { daysText, mustNameZones, PracticeTime } from '../../words/practice-time';
import { todayIn } from '../../words/today';
import { rangeOf, widestRange } from '../applications/call-body';
import { pageSizes } from '../applications/list-query';
import { membershipWords, signupStatus } from './signup-words';
import {
  readSignupsQuery,
  type SignupsQuery,
  type SignupsView,
  signupsBody,
  signupsViews,
  writeSignupsQuery,
} from './signups-query';

type Row = Readonly<Omit<SignupRow, 'practicemanagement'>> & {
  readonly practicemanagement: Readonly<SignupRow['practicemanagement']>;
};

const viewWords: Readonly<Record<SignupsView, string>> = {
  all: 'All',
  unfinished: 'In progress',
  registered: 'Registered',
  members: 'Members',
  denied: 'Not registered',
};

function Status({ row }: { row: Row }) {
  const { shape, word, note } = signupStatus(row);
  return (
    <StatusMark shape={shape} note={note}>
      {word}
    </StatusMark>
  );
}

const columnsOf = (zoneOf: (practiceId: string) => string, isZoneNamed: boolean): Column<Row>[] => [
  { key: 'name', title: 'Person', cell: (row) => row.name, sortKey: 'name', width: '130px' },
  { key: 'number', title: 'Number', cell: (row) => row.number, sortKey: 'number', width: '44px' },
  { key: 'practice', title: 'Practice', cell: (row) => row.practicemanagement.PracticeName, width: '120px' },
  {
    key: 'status',
    title: 'Sign-up',
    cell: (row) => <Status row={row} />,
    sortKey: 'status',
    width: '110px',
    card: 'line',
  },
  {
    key: 'membership',
    title: 'Membership',
    cell: (row) => membershipWords(row.membershipStatus),
    width: '90px',
    card: 'start',
  },
  { key: 'contact', title: 'Contact', cell: (row) => row.email ?? (row.phoneNumber && phone(row.phoneNumber)) },
  {
    key: 'begun',
    title: 'Begun',
    cell: (row) => (
      <PracticeTime at={row.createdAt} timeZone={zoneOf(row.practicemanagement._id)} isZoneNamed={isZoneNamed} />
    ),
    sortKey: 'createdAt',
    card: 'end',
    width: isZoneNamed ? '124px' : '104px',
  },
];

/** The membership sign-ups and members of the practices in scope (membership §2, decision 42). */
export function SignupsScreen() {
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => readSignupsQuery(search), [search]);
  const { person, practiceId } = useSnapshot(staff);
  const { data, loading, error } = useSnapshot(signups).list;
  const timeZone = zoneOfPractice(person, practiceId);
  const today = todayIn(timeZone);
  const refresh = useCallback(
    () => void loadSignups(signupsBody(query, { practiceId, today, timeZone })),
    [query, practiceId, today, timeZone],
  );
  useEffect(refresh, [refresh]);
  const zoneOf = (id: string) => zoneOfPractice(person, id);

  function change(part: Partial<SignupsQuery>, { replace = false } = {}) {
    setSearch(writeSignupsQuery({ ...query, page: 0, ...part }), { replace });
  }
  return (
    <>
      <StaffHead>
        <h1>Sign-ups</h1>
      </StaffHead>
      <div style={{ marginTop: 10 }}>
        <Tabs
          label="Views"
          panelId="signups"
          value={query.view}
          onValue={(key) => change({ view: signupsViews.find((view) => view === key) ?? 'all' })}
          tabs={signupsViews.map((key) => ({ key, label: viewWords[key] }))}
        />
      </div>
      <FilterBar>
        <SearchField
          label="Name, email or number"
          value={query.search}
          onValue={(text) => change({ search: text.slice(0, 100) }, { replace: query.search !== '' })}
        />
        <FilterChip name="Begun" value={daysText(rangeOf(query, today), today)}>
          {(close) => (
            <DateRangePicker
              value={rangeOf(query, today)}
              today={today}
              onValue={({ start, end }) => {
                if (!isCivilDate(start) || !isCivilDate(end)) return;
                close();
                change({ from: start, to: end });
              }}
            />
          )}
        </FilterChip>
      </FilterBar>
      <DataTable<Row>
        id="signups"
        label="Sign-ups"
        columns={columnsOf(zoneOf, mustNameZones((data?.data ?? []).map((row) => zoneOf(row.practicemanagement._id))))}
        rows={data?.data ?? null}
        rowKey={(row) => row._id}
        rowLink={(row) => paths.admin.application.href({ applicationId: row._id })}
        loading={loading}
        error={error?.message}
        onRetry={refresh}
        sort={query.sort}
        onSort={({ key, direction }) => change({ sort: { key: key as 'createdAt', direction } })}
        empty={{
          title: query.search ? `No sign-up matches “${query.search}”` : 'No sign-ups in these dates',
          hint: 'They appear here as soon as somebody proves their email or phone in your sign-up.',
          action: (
            <Button dense onClick={() => change(widestRange(today))}>
              Last 12 months
            </Button>
          ),
        }}
        pager={{
          page: query.page,
          limit: query.limit,
          total: data?.total ?? 0,
          totalIsBound: data?.totalIsBound,
          onPage: (page) => change({ page }),
          onLimit: (limit) => change({ limit: pageSizes.find((size) => size === limit) ?? 25 }),
        }}
      />
    </>
  );
}
