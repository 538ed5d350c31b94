import { memberStaffPaths } from '@contract/membership/staff-paths';
import {
  exportMemberTransactions,
  listMemberTransactions,
  memberTransactionList,
} from '@contract/membership/transaction-list';
import { moneyWord } from '@portals/format/money-status';
import { copyAct, filterAct, openAct } from '@portals/list/acts';
import { type ListColumn, listView, type Place, type RowOf } from '@portals/list/list-view';
import { StatusMark } from '@portals/ui/status-mark';
import { tableAmounts } from '../words/amounts';
import { mustNameZones, PracticeTime } from '../words/practice-time';
import { transactionKindWord, transactionStanding } from './transaction-words';

type Row = RowOf<typeof memberTransactionList>;

function Status({ row }: { row: Row }) {
  const { shape, word } = transactionStanding(row);
  return <StatusMark shape={shape}>{word}</StatusMark>;
}

function columnsOf(rows: readonly Row[], { zoneOf }: Place): ListColumn<Row>[] {
  const write = tableAmounts(rows.flatMap(({ gross, fee, net }) => [gross, fee, net]));
  const numeric = { numeric: true, width: '72px' };
  const isZoneNamed = mustNameZones(rows.map((row) => zoneOf(row.practicemanagement._id)));
  return [
    { key: 'name', cell: (row) => row.name, width: '130px' },
    { key: 'practicemanagement.PracticeName', cell: (row) => row.practicemanagement.PracticeName, width: '110px' },
    { key: 'kind', cell: (row) => transactionKindWord(row.kind), width: '110px' },
    { key: 'plan', cell: (row) => row.plan, width: '80px' },
    { key: 'status', cell: (row) => <Status row={row} />, width: '150px', card: 'line' },
    { key: 'gross', cell: (row) => write(row.gross), ...numeric },
    { key: 'fee', cell: (row) => write(row.fee), ...numeric },
    {
      key: 'net',
      cell: (row) => (
        <>
          <span data-card-only="">$</span>
          {write(row.net)}
        </>
      ),
      card: 'start',
      ...numeric,
    },
    { key: 'pmtRef', cell: (row) => row.pmtRef, width: '130px' },
    {
      key: 'createdAt',
      cell: (row) => (
        <PracticeTime at={row.createdAt} timeZone={zoneOf(row.practicemanagement._id)} isZoneNamed={isZoneNamed} />
      ),
      width: '110px',
      card: 'end',
    },
  ];
}

export const memberTransactionsView = listView<typeof memberTransactionList>({
  id: 'member-transactions',
  declaration: memberTransactionList,
  list: listMemberTransactions,
  csv: exportMemberTransactions,
  title: 'Membership transactions',
  words: {
    many: 'transactions',
    search: 'Name, email, or phone',
    hint: 'Payouts for a plan appear here from the day the plan starts.',
    note: 'Amounts in US dollars',
  },
  views: [
    { key: 'all', label: 'All', filters: {}, counts: ['all'] },
    {
      key: 'waiting',
      label: moneyWord('QUEUED'),
      filters: { status: ['QUEUED'] },
      counts: ['QUEUED'],
      isUndated: true,
    },
    { key: 'on-its-way', label: moneyWord('SENT'), filters: { status: ['SENT'] }, counts: ['SENT'] },
    { key: 'arrived', label: moneyWord('SETTLED'), filters: { status: ['SETTLED'] }, counts: ['SETTLED'] },
    { key: 'withheld', label: moneyWord('WITHHELD'), filters: { status: ['WITHHELD'] }, counts: ['WITHHELD'] },
    {
      key: 'returned',
      label: moneyWord('RETURNED'),
      filters: { status: ['RETURNED'] },
      counts: ['RETURNED'],
      isUndated: true,
    },
  ],
  values: { kind: transactionKindWord },
  orders: [
    { key: 'createdAt', direction: 'desc', label: 'newest first' },
    { key: 'createdAt', direction: 'asc', label: 'oldest first' },
    { key: 'name', direction: 'asc', label: 'member' },
    { key: 'net', direction: 'desc', label: 'largest amount' },
  ],
  columns: columnsOf,
  rowLink: ({ _id: transactionId }) => memberStaffPaths.memberTransaction.href({ transactionId }),
  rowMenu: ({ name, kind }, { open, filter }) => [
    openAct(open),
    copyAct('name', name),
    filterAct('Only this type', () => filter({ kind: [kind] })),
  ],
});
