import { paths } from '@contract/paths';
import { exportPayments, listPayments, paymentList } from '@contract/servicing/payment-list';
import { civilDate } from '@portals/format/dates';
import { maskedAccount } from '@portals/format/masked-number';
import { moneyStatus } from '@portals/format/money-status';
import { copyAct, filterAct, openAct } from '@portals/list/acts';
import { type ListColumn, listView, type RowOf } from '@portals/list/list-view';
import { StatusMark } from '@portals/ui/status-mark';
import { tableAmounts } from '../words/amounts';
import { kindWords } from '../words/repayment-words';

type Row = RowOf<typeof paymentList>;

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
  const day = (on: string | null) => on && civilDate(on, 'table');
  return [
    { key: 'name', cell: (row) => row.name, width: '130px' },
    { key: 'number', cell: (row) => row.number, width: '70px' },
    { key: 'practicemanagement.PracticeName', cell: (row) => row.practicemanagement.PracticeName, width: '120px' },
    { key: 'status', cell: (row) => <Status row={row} />, width: '190px', card: 'line' },
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
    { key: 'method', cell: (row) => maskedAccount(row.method), width: '140px' },
    { key: 'settledOn', cell: (row) => day(row.settledOn), width: '84px' },
    { key: 'returnedOn', cell: (row) => day(row.returnedOn), optional: true },
    { key: 'returnReason', cell: (row) => row.returnReason, optional: true },
    { key: 'payOn', cell: (row) => day(row.payOn), width: '84px', card: 'end' },
  ];
}

export const paymentsView = listView<typeof paymentList>({
  id: 'payments',
  declaration: paymentList,
  list: listPayments,
  csv: exportPayments,
  title: 'Payments',
  words: {
    many: 'payments',
    search: 'Patient, email, or transaction',
    hint: 'Payments appear here once they’re paid or returned.',
    note: 'Amounts in US dollars. For upcoming payments, see Repayments.',
  },
  views: [],
  orders: [
    { key: 'payOn', direction: 'desc', label: 'newest first' },
    { key: 'payOn', direction: 'asc', label: 'oldest first' },
    { key: 'name', direction: 'asc', label: 'patient' },
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
