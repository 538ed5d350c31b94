import { Button } from '@portals/ui/button';
import { DateRangePicker } from '@portals/ui/date-range-picker';
import { IconButton } from '@portals/ui/icon-button';
import { DocumentIcon, DownloadIcon, HelpIcon, PersonIcon } from '@portals/ui/icons';
import { BellIcon, FlagIcon, InboxIcon, PracticeIcon, SendIcon, TransactionIcon } from '@portals/ui/staff-icons';
import { StaffHead, StaffShell } from '@portals/ui/staff-shell';
import { StatusMark, type StatusShape } from '@portals/ui/status-mark';
import type { Column, Sort } from '@portals/ui/table/column';
import { ColumnChooser, chosenColumns } from '@portals/ui/table/column-chooser';
import { DataTable, useSelection } from '@portals/ui/table/data-table';
import { DensitySwitch, FilterBar, FilterChip, SearchField } from '@portals/ui/table/filter-bar';
import { Tabs } from '@portals/ui/tabs';
import { Tag } from '@portals/ui/tag';
import { useState } from 'react';

type Row = {
  number: string;
  name: string;
  practice: string;
  status: StatusShape;
  note?: string;
  requested: string;
  limit: string;
  grade: string;
  applied: string;
};
const names = [
  'Camille Durand',
  'Miguel Santos',
  'Renata Okafor',
  'Dee Hartwell',
  'Theo Lindqvist',
  'Priscilla Nakamura-Boyd',
  'Cy Marlowe',
  'Joan Abiodun',
];
const statuses: readonly StatusShape[] = [
  'approved',
  'review',
  'approved',
  'denied',
  'approved',
  'incomplete',
  'fraud',
  'pending',
];
const rows: Row[] = Array.from({ length: 25 }, (_, place) => ({
  number: String(20418 - place),
  name: names[place % names.length] ?? '',
  practice: place % 2 ? 'Harbor Med Spa' : 'BrightArch Smiles',
  status: statuses[place % statuses.length] ?? 'approved',
  ...(place % 8 === 1 && { note: 'Alert on file' }),
  requested: (9_000 - place * 100).toLocaleString('en-US'),
  limit: place % 3 ? '12,000' : '',
  grade: 'BCD'.charAt(place % 3),
  applied: 'Aug 20, 9:41 am',
}));
const columns: Column<Row>[] = [
  { key: 'name', title: 'Applicant', cell: (row) => row.name, sortKey: 'name', width: '120px' },
  { key: 'number', title: 'Number', cell: (row) => row.number },
  { key: 'practice', title: 'Practice', cell: (row) => row.practice },
  {
    key: 'status',
    title: 'Status',
    card: 'line',
    cell: (row) => (
      <StatusMark shape={row.status} note={row.note}>
        {row.status}
      </StatusMark>
    ),
  },
  {
    key: 'requested',
    title: 'Requested',
    cell: (row) => row.requested,
    numeric: true,
    sortKey: 'requested',
    card: 'start',
  },
  { key: 'limit', title: 'Limit', cell: (row) => row.limit, numeric: true },
  { key: 'grade', title: 'Grade', cell: (row) => <Tag>{row.grade}</Tag> },
  { key: 'applied', title: 'Applied', cell: (row) => row.applied, sortKey: 'applied', card: 'end' },
];
const menu = () => [
  { key: 'remind', label: 'Send reminder', icon: <BellIcon size={16} />, run: () => undefined },
  { key: 'fraud', label: 'Flag as fraud', icon: <FlagIcon size={16} />, danger: true, run: () => undefined },
];
const groups = [
  {
    title: 'Patients',
    links: [
      { to: '/_gallery', label: 'Applications', icon: <DocumentIcon size={17} />, count: 23 },
      { to: '/borrowers', label: 'Borrowers', icon: <PersonIcon size={17} /> },
      { to: '/transactions', label: 'Transactions', icon: <TransactionIcon size={17} /> },
    ],
  },
  { title: 'Practices', links: [{ to: '/practices', label: 'Practices', icon: <PracticeIcon size={17} /> }] },
];

/** `state` shows one of the states of a list: loading, empty, error. */
export function TableSpecimen({ state }: { state: string | null }) {
  const [sort, setSort] = useState<Sort | undefined>({ key: 'applied', direction: 'desc' });
  const [page, setPage] = useState(0);
  const [limit, setLimit] = useState(25);
  const [dense, setDense] = useState(true);
  const [search, setSearch] = useState('');
  const [tab, setTab] = useState('all');
  const [choice, setChoice] = useState<readonly string[]>([]);
  const [range, setRange] = useState({ start: '2026-07-21', end: '2026-08-20' });
  const selection = useSelection(`${page}${search}`);
  return (
    <StaffShell
      brand="PatientFi"
      groups={groups}
      person={{ name: 'Priya Raman', role: 'Admin' }}
      search={<SearchField label="Search people, practices, numbers" value="" onValue={() => undefined} />}
      tools={
        <>
          <IconButton label="Inbox">
            <InboxIcon />
          </IconButton>
          <IconButton label="Help">
            <HelpIcon />
          </IconButton>
        </>
      }
    >
      <StaffHead>
        <h1>Applications</h1>
        <Button dense icon={<DownloadIcon size={15} />}>
          CSV
        </Button>
        <Button dense look="primary" icon={<SendIcon size={15} />}>
          Send application link
        </Button>
      </StaffHead>
      <div style={{ marginTop: 10 }}>
        <Tabs
          label="Views"
          panelId="list"
          value={tab}
          onValue={setTab}
          tabs={[
            { key: 'all', label: 'All', count: 143 },
            { key: 'review', label: 'In review', count: 23 },
          ]}
        />
      </div>
      <FilterBar>
        <SearchField label="Name, email, or number" value={search} onValue={setSearch} />
        <FilterChip name="Applied" value="Jul 21 to Aug 20">
          {(close) => (
            <DateRangePicker
              value={range}
              today="2026-08-20"
              onValue={(next) => {
                setRange(next);
                close();
              }}
            />
          )}
        </FilterChip>
        <FilterChip name="Requested" value="over $500" onClear={() => undefined}>
          {() => 'Editor'}
        </FilterChip>
        <FilterChip name="Filter">{() => 'Editor'}</FilterChip>
        <div data-end="">
          <ColumnChooser columns={columns} choice={choice} onChoice={setChoice} />
          <DensitySwitch dense={dense} onChange={setDense} />
        </div>
      </FilterBar>
      <DataTable
        id="list"
        label="Applications"
        columns={chosenColumns(columns, choice)}
        rows={state === 'loading' ? null : state === 'empty' ? [] : rows}
        rowKey={(row) => row.number}
        rowLink={(row) => `/applications/${row.number}`}
        rowMenu={menu}
        loading={state === 'loading'}
        error={state === 'error' ? 'Couldn’t load applications.' : undefined}
        onRetry={() => undefined}
        sort={sort}
        onSort={setSort}
        dense={dense}
        empty={{
          title: 'No applications in these dates',
          hint: 'Try a longer range.',
          action: <Button dense>Last 90 days</Button>,
        }}
        {...selection}
        bulk={<Button dense>Export</Button>}
        pager={{
          page,
          limit,
          total: state === 'empty' ? 0 : 143,
          onPage: setPage,
          onLimit: setLimit,
          note: 'Amounts in US dollars',
        }}
      />
    </StaffShell>
  );
}
