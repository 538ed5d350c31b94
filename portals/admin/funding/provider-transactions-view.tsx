import {
  exportProviderTransactions,
  listProviderTransactions,
  providerTransactionList,
} from '@contract/funding/provider-transaction-list';
import { paths } from '@contract/paths';
import { moneyWord } from '@portals/format/money-status';
import { copyAct, openAct } from '@portals/list/acts';
import { type ListColumn, listView, type Place, type RowOf } from '@portals/list/list-view';
import { tableAmounts, usd } from '../words/amounts';
import { mustNameZones, PracticeTime } from '../words/practice-time';

type Row = RowOf<typeof providerTransactionList>;

/** Where the practice's money is; of a refund, how much of it the next deposits still keep back. */
function standingOf({ kind, status, stillKeptBack }: Row): string {
  if (kind === 'PURCHASE') return moneyWord(status);
  return stillKeptBack > 0 ? `Refund, ${usd(stillKeptBack)} still to withhold` : 'Refund, withheld';
}

function columnsOf(rows: readonly Row[], { zoneOf }: Place): ListColumn<Row>[] {
  const write = tableAmounts(rows.flatMap(({ gross, fee, net }) => [gross, fee, net]));
  const numeric = { numeric: true, width: '70px' };
  const isZoneNamed = mustNameZones(rows.map((row) => zoneOf(row.practicemanagement._id)));
  return [
    { key: 'name', cell: (row) => row.name, width: '130px' },
    { key: 'number', cell: (row) => row.number, width: '60px' },
    { key: 'practicemanagement.PracticeName', cell: (row) => row.practicemanagement.PracticeName, width: '120px' },
    { key: 'status', cell: standingOf, width: '130px', card: 'line' },
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
    { key: 'pmtRef', cell: (row) => row.pmtRef, width: '140px' },
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

export const providerTransactionsView = listView<typeof providerTransactionList>({
  id: 'provider-transactions',
  declaration: providerTransactionList,
  list: listProviderTransactions,
  csv: exportProviderTransactions,
  title: 'Transactions report',
  words: {
    many: 'transactions',
    search: 'Patient, email, or number',
    hint: 'Transactions appear here as soon as a patient approves one.',
    note: 'Amounts in US dollars',
  },
  views: [
    { key: 'all', label: 'All', filters: {}, counts: ['all'] },
    { key: 'waiting', label: moneyWord('QUEUED'), filters: { status: ['QUEUED'] }, counts: ['QUEUED'] },
    { key: 'on-its-way', label: moneyWord('SENT'), filters: { status: ['SENT'] }, counts: ['SENT'] },
    { key: 'arrived', label: moneyWord('SETTLED'), filters: { status: ['SETTLED'] }, counts: ['SETTLED'] },
    { key: 'withheld', label: moneyWord('WITHHELD'), filters: { status: ['WITHHELD'] }, counts: ['WITHHELD'] },
    { key: 'returned', label: moneyWord('RETURNED'), filters: { status: ['RETURNED'] }, counts: ['RETURNED'] },
  ],
  orders: [
    { key: 'createdAt', direction: 'desc', label: 'newest first' },
    { key: 'createdAt', direction: 'asc', label: 'oldest first' },
    { key: 'name', direction: 'asc', label: 'patient' },
    { key: 'gross', direction: 'desc', label: 'largest amount' },
  ],
  columns: columnsOf,
  rowLink: ({ applicationId, transactionId }) =>
    paths.admin.application.href({ applicationId }, { tab: 'transactions', transaction: transactionId }),
  rowMenu: ({ number }, { open }) => [openAct(open), copyAct('number', String(number))],
});
