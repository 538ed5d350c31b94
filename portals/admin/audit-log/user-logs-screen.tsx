import { exportUserLogs, listUserLogs, userLogList } from '@contract/audit-log/list';
import { codeWords } from '@domain/code-words';
import { copyAct, filterAct } from '@portals/list/acts';
import { ListScreen } from '@portals/list/list-screen';
import { type ListColumn, listView, type Place, type RowOf } from '@portals/list/list-view';
import { useListPlace } from '../staff/list-place';
import { roleWords } from '../staff/role-words';
import { AuditSentence } from '../words/audit-cells';
import { actionWords } from '../words/audit-words';
import { Code, logOrders, placeColumns } from '../words/log-cells';

type Row = RowOf<typeof userLogList>;

/** Users of the rows that were shown, by whose names a filter by one is said. */
const names = new Map<string, string>();

function columnsOf(rows: readonly Row[], place: Place): ListColumn<Row>[] {
  for (const { userId, userName } of rows) names.set(userId, userName);
  return [
    {
      key: 'action',
      title: 'Action',
      cell: (row) => <AuditSentence entry={{ ...row, actorKind: 'staff', actorName: row.userName }} />,
      card: 'line',
    },
    ...placeColumns(place),
    { key: 'userName', cell: (row) => row.userName, optional: true },
    { key: 'email', cell: (row) => row.email, width: '150px' },
    { key: 'role', cell: (row) => roleWords[row.role], width: '110px' },
    { key: 'code', title: 'Code', cell: (row) => <Code>{row.action}</Code>, optional: true },
    { key: 'objectType', cell: (row) => codeWords(row.objectType), optional: true },
    { key: 'objectId', cell: (row) => <Code title={row.objectId}>{row.objectId}</Code>, optional: true },
  ];
}

const view = listView<typeof userLogList>({
  id: 'user-logs',
  declaration: userLogList,
  list: listUserLogs,
  csv: exportUserLogs,
  title: 'User log',
  words: {
    many: 'entries',
    search: 'User name or email',
    dates: 'When',
    hint: 'Practice users’ actions and log-ins appear here.',
  },
  views: [],
  orders: logOrders,
  values: { action: actionWords, userId: (id) => names.get(id) ?? id },
  columns: columnsOf,
  rowMenu: ({ action, userId, objectId }, { filter }) => [
    filterAct('Only this user', () => filter({ userId })),
    filterAct('Only this action', () => filter({ action })),
    copyAct('object ID', objectId),
  ],
});

/** What the users of the providers in scope did (provider-admin §1, §7). */
export function UserLogsScreen() {
  return <ListScreen view={view} place={useListPlace()} />;
}
