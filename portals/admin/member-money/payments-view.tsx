import { exportMemberPayments, listMemberPayments, memberPaymentList } from '@contract/membership/payment-list';
import { memberStaffPaths } from '@contract/membership/staff-paths';
import { civilDate } from '@portals/format/dates';
import { maskedAccount } from '@portals/format/masked-number';
import { moneyValue, moneyWord } from '@portals/format/money-status';
import { copyAct, filterAct, openAct } from '@portals/list/acts';
import { type ListColumn, listView, type RowOf } from '@portals/list/list-view';
import { StatusMark } from '@portals/ui/status-mark';
import { tableAmounts } from '../words/amounts';
import { paymentKindWord, paymentStanding } from './payment-words';

type Row = RowOf<typeof memberPaymentList>;

function Status({ row }: { row: Row }) {
  const { shape, word, note } = paymentStanding(row);
  return (
    <StatusMark shape={shape} note={note}>
      {word}
    </StatusMark>
  );
}

function columnsOf(rows: readonly Row[]): ListColumn<Row>[] {
  const write = tableAmounts(rows.flatMap(({ amount, refunded }) => [amount, refunded]));
  return [
    { key: 'name', cell: (row) => row.name, width: '120px' },
    { key: 'practicemanagement.PracticeName', cell: (row) => row.practicemanagement.PracticeName, width: '110px' },
    { key: 'status', cell: (row) => <Status row={row} />, width: '170px', card: 'line' },
    { key: 'kind', cell: (row) => paymentKindWord(row.kind), width: '90px' },
    {
      key: 'amount',
      cell: (row) => (
        <>
          <span data-card-only="">$</span>
          {write(row.amount)}
        </>
      ),
      numeric: true,
      width: '72px',
      card: 'start',
    },
    {
      key: 'refunded',
      cell: (row) => (row.refunded === 0 ? null : write(row.refunded)),
      numeric: true,
      optional: true,
    },
    { key: 'method', cell: (row) => maskedAccount(row.method), width: '150px' },
    { key: 'attempt', cell: (row) => row.attempt, numeric: true, optional: true },
    { key: 'settledOn', cell: (row) => row.settledOn && civilDate(row.settledOn, 'table'), optional: true },
    { key: 'payOn', cell: (row) => civilDate(row.payOn, 'table'), width: '96px', card: 'end' },
  ];
}

export const memberPaymentsView = listView<typeof memberPaymentList>({
  id: 'member-payments',
  declaration: memberPaymentList,
  list: listMemberPayments,
  csv: exportMemberPayments,
  title: 'Member payments',
  words: {
    many: 'payments',
    search: 'Name, email, or phone',
    hint: 'We charge the first payment when a plan starts.',
    note: 'Amounts in US dollars',
  },
  views: [
    { key: 'all', label: 'All', filters: {}, counts: ['all'] },
    { key: 'declined', label: moneyWord('DECLINED'), filters: { status: ['DECLINED'] }, counts: ['DECLINED'] },
    { key: 'returned', label: moneyWord('RETURNED'), filters: { status: ['RETURNED'] }, counts: ['RETURNED'] },
    {
      key: 'scheduled',
      label: moneyWord('SCHEDULED'),
      filters: { status: ['SCHEDULED'] },
      counts: ['SCHEDULED'],
      isUndated: true,
    },
    { key: 'on-its-way', label: moneyWord('ON_ITS_WAY'), filters: { status: ['ON_ITS_WAY'] }, counts: ['ON_ITS_WAY'] },
    { key: 'arrived', label: moneyWord('SETTLED'), filters: { status: ['SETTLED'] }, counts: ['SETTLED'] },
    { key: 'cancelled', label: moneyWord('CANCELLED'), filters: { status: ['CANCELLED'] }, counts: ['CANCELLED'] },
  ],
  values: { kind: paymentKindWord, status: moneyValue },
  orders: [
    { key: 'payOn', direction: 'desc', label: 'newest first' },
    { key: 'payOn', direction: 'asc', label: 'oldest first' },
    { key: 'name', direction: 'asc', label: 'member' },
    { key: 'amount', direction: 'desc', label: 'largest amount' },
  ],
  columns: columnsOf,
  rowLink: ({ _id: paymentId }) => memberStaffPaths.memberPayment.href({ paymentId }),
  rowMenu: ({ name, kind }, { open, filter }) => [
    openAct(open),
    copyAct('name', name),
    filterAct('Only this type', () => filter({ kind: [kind] })),
  ],
});
