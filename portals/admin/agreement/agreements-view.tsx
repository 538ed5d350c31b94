import { agreementList, exportAgreements, listAgreements } from '@contract/membership/agreement-list';
import { memberStaffPaths } from '@contract/membership/staff-paths';
import { civilDate } from '@portals/format/dates';
import { phone } from '@portals/format/phone';
import { copyAct, openAct } from '@portals/list/acts';
import { type ListColumn, listView, type Place } from '@portals/list/list-view';
import { CalendarIcon, CheckIcon, PhoneIcon, XIcon } from '@portals/ui/icons';
import { StatusMark } from '@portals/ui/status-mark';
import { mustNameZones, PracticeTime } from '../words/practice-time';
import { type Agreement, agreementStanding, agreementStatusWord } from './agreement-words';

/** What can be done about a treatment at its row. */
export type AgreementAct = 'book' | 'done' | 'clear' | 'remove';

function Status({ row }: { row: Agreement }) {
  const { shape, word, note } = agreementStanding(row);
  return (
    <StatusMark shape={shape} note={note}>
      {word}
    </StatusMark>
  );
}

function columnsOf(rows: readonly Agreement[], { zoneOf }: Place): ListColumn<Agreement>[] {
  const isZoneNamed = mustNameZones(rows.map((row) => zoneOf(row.location._id)));
  return [
    { key: 'name', cell: (row) => row.name, width: '130px' },
    { key: 'treatment', cell: (row) => row.treatment, width: '130px', card: 'start' },
    { key: 'units', cell: (row) => row.units, numeric: true, optional: true },
    { key: 'location.PracticeName', cell: (row) => row.location.PracticeName, width: '120px' },
    { key: 'status', cell: (row) => <Status row={row} />, width: '170px', card: 'line' },
    {
      key: 'scheduledDate',
      cell: (row) =>
        row.scheduledDate && (
          <PracticeTime at={row.scheduledDate} timeZone={zoneOf(row.location._id)} isZoneNamed={isZoneNamed} />
        ),
      sortFirst: 'asc',
      width: isZoneNamed ? '124px' : '104px',
    },
    { key: 'injector.name', cell: (row) => row.injector?.name, optional: true },
    { key: 'phoneNumber', cell: (row) => (row.phoneNumber ? phone(row.phoneNumber) : row.email), width: '110px' },
    { key: 'email', cell: (row) => row.email, optional: true },
    { key: 'dueOn', cell: (row) => civilDate(row.dueOn, 'table'), sortFirst: 'asc', width: '84px', card: 'end' },
  ];
}

/** @param onAct what a row's menu does; without it nothing can be changed. */
export const agreementsView = (onAct: ((act: AgreementAct, row: Agreement, refresh: () => void) => void) | undefined) =>
  listView<typeof agreementList>({
    id: 'agreements',
    declaration: agreementList,
    list: listAgreements,
    csv: exportAgreements,
    title: 'Agreements',
    words: {
      many: 'agreements',
      search: 'Name, email, or phone',
      hint: 'Each plan’s treatments appear here from the day the plan starts.',
    },
    views: [
      { key: 'all', label: 'All', filters: {}, counts: ['all'] },
      {
        key: 'to-schedule',
        label: 'Needs scheduling',
        filters: { status: ['APPOINTMENT_NEEDED'] },
        counts: ['APPOINTMENT_NEEDED'],
      },
      {
        key: 'asked',
        label: 'Reschedule requested',
        filters: { status: ['CONTACT_REQUESTED'] },
        counts: ['CONTACT_REQUESTED'],
      },
      { key: 'scheduled', label: 'Scheduled', filters: { status: ['SCHEDULED'] }, counts: ['SCHEDULED'] },
      { key: 'done', label: 'Done', filters: { status: ['DONE'] }, counts: ['DONE'] },
      { key: 'later', label: 'Not due yet', filters: { status: ['NOT_DUE'] }, counts: ['NOT_DUE'] },
    ],
    isUndated: true,
    values: { status: agreementStatusWord },
    orders: [
      { key: 'dueOn', direction: 'asc', label: 'due first' },
      { key: 'dueOn', direction: 'desc', label: 'due last' },
      { key: 'scheduledDate', direction: 'asc', label: 'appointment' },
      { key: 'name', direction: 'asc', label: 'name' },
    ],
    columns: columnsOf,
    rowLink: ({ membership }) => memberStaffPaths.memberFile.href({}, { membership }),
    rowMenu: (row, { open, refresh }) => [
      openAct(open),
      ...(onAct && row.status !== 'DONE'
        ? [
            {
              key: 'book',
              label: row.scheduledDate === null ? 'Book' : 'Reschedule',
              icon: <CalendarIcon size={16} />,
              run: () => onAct('book', row, refresh),
            },
            ...(row.scheduledDate !== null
              ? [
                  {
                    key: 'remove',
                    label: 'Cancel visit',
                    icon: <XIcon size={16} />,
                    run: () => onAct('remove', row, refresh),
                  },
                ]
              : []),
            ...(row.scheduledDate !== null && !row.isOnHold
              ? [
                  {
                    key: 'done',
                    label: 'Mark as done',
                    icon: <CheckIcon size={16} />,
                    run: () => onAct('done', row, refresh),
                  },
                ]
              : []),
            ...(row.status === 'CONTACT_REQUESTED'
              ? [
                  {
                    key: 'clear',
                    label: 'Clear request',
                    icon: <PhoneIcon size={16} />,
                    run: () => onAct('clear', row, refresh),
                  },
                ]
              : []),
          ]
        : []),
      copyAct('name', row.name),
    ],
  });
