import { auditTrailList, exportAuditTrail, listAuditTrail } from '@contract/audit-log/list';
import { codeWords } from '@domain/code-words';
import { copyAct, filterAct } from '@portals/list/acts';
import { ListScreen } from '@portals/list/list-screen';
import { type ListColumn, listView, type Place, type RowOf } from '@portals/list/list-view';
import { useListPlace } from '../staff/list-place';
import { AuditSentence } from '../words/audit-cells';
import { actionWords } from '../words/audit-words';
import { Code, logOrders, placeColumns } from '../words/log-cells';

type Row = RowOf<typeof auditTrailList>;

/** Actors of the rows that were shown, by whose names a filter by one is said. */
const names = new Map<string, string>();

function columnsOf(rows: readonly Row[], place: Place): ListColumn<Row>[] {
  for (const { actorId, actorName } of rows) if (actorId && actorName) names.set(actorId, actorName);
  return [
    { key: 'action', title: 'Action', cell: (row) => <AuditSentence entry={row} />, card: 'line' },
    ...placeColumns(place),
    { key: 'actorName', title: 'Who', cell: (row) => row.actorName ?? codeWords(row.actorKind), optional: true },
    { key: 'actorKind', title: 'Actor type', cell: (row) => codeWords(row.actorKind), optional: true },
    { key: 'actorId', cell: (row) => row.actorId && <Code>{row.actorId}</Code>, optional: true },
    { key: 'code', title: 'Code', cell: (row) => <Code>{row.action}</Code>, optional: true },
    { key: 'objectType', cell: (row) => codeWords(row.objectType), optional: true },
    { key: 'objectId', cell: (row) => <Code title={row.objectId}>{row.objectId}</Code>, optional: true },
    { key: 'requestId', cell: (row) => row.requestId && <Code>{row.requestId}</Code>, optional: true },
    { key: 'detail', cell: (row) => <Code title={row.detail}>{row.detail}</Code>, optional: true },
  ];
}

const view = listView<typeof auditTrailList>({
  id: 'audit-trail',
  declaration: auditTrailList,
  list: listAuditTrail,
  csv: exportAuditTrail,
  title: 'Audit trail',
  words: {
    many: 'entries',
    search: 'Object ID',
    dates: 'When',
    hint: 'Every change, and every view of protected data, appears here.',
  },
  views: [],
  orders: logOrders,
  values: { action: actionWords, actorId: (id) => names.get(id) ?? id },
  columns: columnsOf,
  rowMenu: ({ action, actorId, objectId, requestId }, { filter }) => [
    filterAct('Only this action', () => filter({ action })),
    ...(actorId ? [filterAct('Only this actor', () => filter({ actorId }))] : []),
    copyAct('object ID', objectId),
    ...(requestId ? [copyAct('request ID', requestId)] : []),
  ],
});

/** What was done, by whom, in one practice or in all in scope and the platform (provider-admin §1, §7). */
export function AuditTrailScreen() {
  return <ListScreen view={view} place={useListPlace()} />;
}
