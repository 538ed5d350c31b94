import { exportSignups, listSignups, signupList } from '@contract/application-details/signup-list';
import { memberStaffPaths } from '@contract/membership/staff-paths';
import { paths } from '@contract/paths';
import { civilDate } from '@portals/format/dates';
import { phone } from '@portals/format/phone';
import { copyAct, openAct } from '@portals/list/acts';
import { type ListColumn, listView, type Place, type RowOf } from '@portals/list/list-view';
import { ShieldIcon } from '@portals/ui/icons';
import { BellIcon } from '@portals/ui/staff-icons';
import { StatusMark } from '@portals/ui/status-mark';
import { mustNameZones, PracticeTime } from '../words/practice-time';
import { membershipWords, signupStatus } from '../words/signup-words';

export type Signup = RowOf<typeof signupList>;

/** What can be done about a sign-up at its row. */
export type SignupAct = 'remind' | 'dismiss';

function Status({ row }: { row: Signup }) {
  const { shape, word, note } = signupStatus(row);
  return (
    <StatusMark shape={shape} note={note}>
      {word}
    </StatusMark>
  );
}

function columnsOf(rows: readonly Signup[], { zoneOf }: Place): ListColumn<Signup>[] {
  const isZoneNamed = mustNameZones(rows.map((row) => zoneOf(row.practicemanagement._id)));
  return [
    { key: 'name', cell: (row) => row.name, width: '130px' },
    { key: 'number', cell: (row) => row.number, width: '44px' },
    { key: 'practicemanagement.PracticeName', cell: (row) => row.practicemanagement.PracticeName, width: '120px' },
    { key: 'status', cell: (row) => <Status row={row} />, width: '110px', card: 'line' },
    { key: 'membershipStatus', cell: (row) => membershipWords(row.membershipStatus), width: '90px', card: 'start' },
    { key: 'email', cell: (row) => row.email ?? (row.phoneNumber && phone(row.phoneNumber)) },
    { key: 'phoneNumber', cell: (row) => row.phoneNumber && phone(row.phoneNumber), optional: true },
    { key: 'remindedOn', cell: (row) => row.remindedOn && civilDate(row.remindedOn, 'table'), optional: true },
    {
      key: 'createdAt',
      cell: (row) => (
        <PracticeTime at={row.createdAt} timeZone={zoneOf(row.practicemanagement._id)} isZoneNamed={isZoneNamed} />
      ),
      card: 'end',
      width: isZoneNamed ? '124px' : '104px',
    },
  ];
}

/** @param may which acts somebody may do; `onAct` opens them. */
export const signupsView = (
  may: { remind: boolean; dismiss: boolean },
  onAct: (act: SignupAct, row: Signup, refresh: () => void) => void,
) =>
  listView<typeof signupList>({
    id: 'signups',
    declaration: signupList,
    list: listSignups,
    csv: exportSignups,
    title: 'Sign-ups',
    words: {
      many: 'sign-ups',
      search: 'Name, email, or number',
      hint: 'Sign-ups appear here once someone verifies their email or phone.',
    },
    views: [
      { key: 'all', label: 'All', filters: {}, counts: ['all'] },
      {
        key: 'unfinished',
        label: 'In progress',
        filters: { status: ['INCOMPLETE', 'REVIEW'] },
        counts: ['INCOMPLETE', 'REVIEW'],
      },
      { key: 'registered', label: 'Registered', filters: { status: ['APPROVED'] }, counts: ['APPROVED'] },
      { key: 'members', label: 'Members', filters: { isMember: true } },
      { key: 'denied', label: 'Denied', filters: { status: ['DENIED'] }, counts: ['DENIED'] },
    ],
    orders: [
      { key: 'createdAt', direction: 'desc', label: 'newest first' },
      { key: 'createdAt', direction: 'asc', label: 'oldest first' },
      { key: 'name', direction: 'asc', label: 'name' },
      { key: 'status', direction: 'asc', label: 'status' },
    ],
    columns: columnsOf,
    // Whoever has a membership is looked for because of it; what was answered in the sign-up is one step from there.
    rowLink: ({ _id, membershipId: membership }) =>
      membership
        ? memberStaffPaths.memberFile.href({}, { membership })
        : paths.admin.application.href({ applicationId: _id }),
    rowMenu: (row, { open, refresh }) => [
      openAct(open),
      ...(may.remind && row.status === 'INCOMPLETE'
        ? [
            {
              key: 'remind',
              label: 'Send reminder',
              icon: <BellIcon size={16} />,
              run: () => onAct('remind', row, refresh),
            },
          ]
        : []),
      ...(may.dismiss && row.fraudAlert
        ? [
            {
              key: 'dismiss',
              label: 'Dismiss fraud alert',
              icon: <ShieldIcon size={16} />,
              run: () => onAct('dismiss', row, refresh),
            },
          ]
        : []),
      copyAct('number', String(row.number)),
    ],
  });
