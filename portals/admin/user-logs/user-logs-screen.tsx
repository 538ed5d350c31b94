import { exportUserLogs, listUserLogs, userLogList } from '@contract/lists/audit';
import { codeWords } from '@domain/code-words';
import { copyAct, filterAct } from '@portals/list/acts';
import { ListScreen } from '@portals/list/list-screen';
import { type ListColumn, listView, type Place, type RowOf } from '@portals/list/list-view';
import { useListPlace } from '../staff/list-place';
import { roleWords } from '../staff/role-words';
import { Code, logOrders, placeColumns } from '../words/log-cells';

type Row = RowOf<typeof userLogList>;

const columnsOf = (rows: readonly Row[], place: Place): ListColumn<Row>[] => [
  { key: 'userName', cell: (row) => row.userName, width: '130px' },
  { key: 'email', cell: (row) => row.email, width: '150px' },
  { key: 'role', cell: (row) => roleWords[row.role], width: '90px' },
  { key: 'action', cell: (row) => <Code>{row.action}</Code>, width: '160px', card: 'line' },
  { key: 'objectType', cell: (row) => codeWords(row.objectType), card: 'start' },
  { key: 'objectId', cell: (row) => <Code title={row.objectId}>{row.objectId}</Code>, optional: true },
  ...placeColumns(rows, place),
];

const view = listView<typeof userLogList>({
  id: 'user-logs',
  declaration: userLogList,
  list: listUserLogs,
  csv: exportUserLogs,
  title: 'User log',
  words: {
    one: 'entry',
    many: 'entries',
    search: 'Name or email of a user',
    dates: 'When',
    hint: 'What users of a practice do appears here, and their log-ins.',
  },
  views: [],
  orders: logOrders,
  columns: columnsOf,
  rowMenu: ({ action, userId, objectId }, { filter }) => [
    filterAct('Only this user', () => filter({ userId })),
    filterAct('Only this action', () => filter({ action })),
    copyAct('object id', objectId),
  ],
});

/** What the users of the providers in scope did (provider-admin §1, §7). */
export function UserLogsScreen() {
  return <ListScreen view={view} place={useListPlace()} />;
}
