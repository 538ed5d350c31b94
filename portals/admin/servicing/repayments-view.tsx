import { paths } from '@contract/paths';
import { exportRepayments, listRepayments, repaymentList } from '@contract/servicing/repayment-list';
import { civilDate } from '@portals/format/dates';
import { maskedAccount } from '@portals/format/masked-number';
import { moneyStatus, moneyWord } from '@portals/format/money-status';
import { copyAct, filterAct, openAct } from '@portals/list/acts';
import { type ListColumn, listView, type RowOf } from '@portals/list/list-view';
import { StatusMark } from '@portals/ui/status-mark';
import { tableAmounts } from '../words/amounts';
import { kindWords } from '../words/repayment-words';

type Row = RowOf<typeof repaymentList>;

function Status({ row: { status, returnReason } }: { row: Row }) {
  const { shape, word } = moneyStatus(status);
  return (
    <StatusMark shape={shape} note={returnReason ?? undefined}>
      {word}
    </StatusMark>
  );
}

function columnsOf(rows: readonly Row[]): ListColumn<Row>[] {
  const amount = tableAmounts(rows.map((row) => row.amount));
  return [
    { key: 'name', cell: (row) => row.name, width: '130px' },
    { key: 'number', cell: (row) => row.number, width: '70px' },
    { key: 'practicemanagement.PracticeName', cell: (row) => row.practicemanagement.PracticeName, width: '120px' },
    { key: 'status', cell: (row) => <Status row={row} />, width: '200px', card: 'line' },
    {
      key: 'amount',
      cell: (row) => (
        <>
          <span data-card-only="">$</span>
          {amount(row.amount)}
        </>
      ),
      numeric: true,
      width: '60px',
      card: 'start',
    },
    { key: 'kind', cell: (row) => kindWords(row.kind), width: '60px' },
    { key: 'method', cell: (row) => maskedAccount(row.method), width: '150px' },
    { key: 'attempt', cell: (row) => row.attempt, numeric: true, optional: true },
    {
      key: 'settledOn',
      cell: (row) => row.settledOn && civilDate(row.settledOn, 'table'),
      optional: true,
    },
    { key: 'payOn', cell: (row) => civilDate(row.payOn, 'table'), width: '84px', card: 'end' },
  ];
}

export const repaymentsView = listView<typeof repaymentList>({
  id: 'repayments',
  declaration: repaymentList,
  list: listRepayments,
  csv: exportRepayments,
  title: 'Repayments',
  words: {
    many: 'repayments',
    search: 'Patient, email, or transaction',
    hint: 'Repayments appear here starting with a loan’s first payment.',
    note: 'Amounts in US dollars',
  },
  views: [
    { key: 'all', label: 'All', filters: {}, counts: ['all'] },
    { key: 'scheduled', label: moneyWord('SCHEDULED'), filters: { status: ['SCHEDULED'] }, counts: ['SCHEDULED'] },
    {
      key: 'on-its-way',
      label: moneyWord('SUBMITTED'),
      filters: { status: ['SUBMITTED', 'UNKNOWN', 'PENDING'] },
      counts: ['SUBMITTED', 'UNKNOWN', 'PENDING'],
    },
    { key: 'arrived', label: moneyWord('SETTLED'), filters: { status: ['SETTLED'] }, counts: ['SETTLED'] },
    {
      key: 'failed',
      label: 'Returned or declined',
      filters: { status: ['RETURNED', 'DECLINED'] },
      counts: ['RETURNED', 'DECLINED'],
    },
    { key: 'cancelled', label: moneyWord('CANCELLED'), filters: { status: ['CANCELLED'] }, counts: ['CANCELLED'] },
  ],
  orders: [
    { key: 'payOn', direction: 'desc', label: 'newest first' },
    { key: 'payOn', direction: 'asc', label: 'oldest first' },
    { key: 'name', direction: 'asc', label: 'patient' },
    { key: 'status', direction: 'asc', label: 'status' },
    { key: 'amount', direction: 'desc', label: 'largest amount' },
  ],
  values: { kind: kindWords },
  columns: columnsOf,
  rowLink: ({ applicationId, transactionId }) =>
    paths.admin.application.href({ applicationId }, { tab: 'transactions', transaction: transactionId }),
  rowMenu: ({ number, kind }, { open, filter }) => [
    openAct(open),
    copyAct('transaction', String(number)),
    filterAct('Only this type', () => filter({ kind: [kind] })),
  ],
});
