import { exportMembers, listMembers, memberList } from '@contract/membership/member-list';
import { memberStaffPaths } from '@contract/membership/staff-paths';
import { civilDate } from '@portals/format/dates';
import { phone } from '@portals/format/phone';
import { copyAct, openAct } from '@portals/list/acts';
import { type ListColumn, listView, type RowOf } from '@portals/list/list-view';
import { StatusMark } from '@portals/ui/status-mark';
import { tableAmounts } from '../words/amounts';
import { memberStatusWord, shownMember } from '../words/member-status';

type Row = RowOf<typeof memberList>;

function Status({ row }: { row: Row }) {
  const { shape, word, note } = shownMember(row);
  return (
    <StatusMark shape={shape} note={note}>
      {word}
    </StatusMark>
  );
}

function columnsOf(rows: readonly Row[]): ListColumn<Row>[] {
  const write = tableAmounts(rows.map(({ monthlyPayment }) => monthlyPayment));
  return [
    { key: 'name', cell: (row) => row.name, width: '130px' },
    { key: 'practicemanagement.PracticeName', cell: (row) => row.practicemanagement.PracticeName, width: '110px' },
    { key: 'memberStatus', cell: (row) => <Status row={row} />, width: '170px', card: 'line' },
    { key: 'plan', cell: (row) => row.plan, width: '90px' },
    {
      key: 'monthlyPayment',
      cell: (row) =>
        row.monthlyPayment !== null && (
          <>
            <span data-card-only="">$</span>
            {write(row.monthlyPayment)}
          </>
        ),
      numeric: true,
      width: '72px',
      card: 'start',
    },
    {
      key: 'email',
      cell: (row) => row.email ?? (row.phoneNumber && phone(row.phoneNumber)),
      optional: true,
    },
    {
      key: 'activatedOn',
      cell: (row) => row.activatedOn && civilDate(row.activatedOn, 'table'),
      width: '90px',
      card: 'end',
    },
  ];
}

export const membersView = listView<typeof memberList>({
  id: 'members',
  declaration: memberList,
  list: listMembers,
  csv: exportMembers,
  title: 'Members',
  words: {
    many: 'members',
    search: 'Name, email, or phone',
    hint: 'Members appear here when they sign up or when you send them a plan.',
  },
  views: [
    { key: 'all', label: 'All', filters: {}, counts: ['all'] },
    { key: 'active', label: 'Active', filters: { memberStatus: ['active'] }, counts: ['active'] },
    {
      key: 'date',
      label: 'Needs scheduling',
      filters: { memberStatus: ['appointment_needed'] },
      counts: ['appointment_needed'],
    },
    {
      key: 'call',
      label: 'Reschedule requested',
      filters: { memberStatus: ['contact_requested'] },
      counts: ['contact_requested'],
    },
    {
      key: 'sent',
      label: 'Plan sent',
      filters: { memberStatus: ['confirmation_needed', 'confirmation_requested'] },
      counts: ['confirmation_needed', 'confirmation_requested'],
    },
    { key: 'registered', label: 'No plan yet', filters: { memberStatus: ['registered'] }, counts: ['registered'] },
    { key: 'saved', label: 'Plan saved', filters: { memberStatus: ['plan_saved'] }, counts: ['plan_saved'] },
    { key: 'cancelled', label: 'Canceled or ended', filters: { memberStatus: ['cancelled'] }, counts: ['cancelled'] },
  ],
  values: { memberStatus: memberStatusWord },
  isUndated: true,
  orders: [
    { key: 'createdAt', direction: 'desc', label: 'newest first' },
    { key: 'createdAt', direction: 'asc', label: 'oldest first' },
    { key: 'name', direction: 'asc', label: 'name' },
  ],
  columns: columnsOf,
  rowLink: ({ _id: membership }) => memberStaffPaths.memberFile.href({}, { membership }),
  rowMenu: ({ name }, { open }) => [openAct(open), copyAct('name', name)],
});
