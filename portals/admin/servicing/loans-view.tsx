import { exportLoans, listLoans, loanList } from '@contract/credit-transaction/loan-list';
import { paths } from '@contract/paths';
import { civilDate } from '@portals/format/dates';
import { copyAct, openAct } from '@portals/list/acts';
import { type ListColumn, listView, type Place, type RowOf } from '@portals/list/list-view';
import { StatusMark } from '@portals/ui/status-mark';
import { tableAmounts } from '../words/amounts';
import { mustNameZones, PracticeTime } from '../words/practice-time';
import { productWords } from '../words/product-words';

type Row = RowOf<typeof loanList>;

const statuses = {
  CURRENT: { shape: 'pending', word: 'Active' },
  PAID_OFF: { shape: 'approved', word: 'Paid off' },
  REFUNDED: { shape: 'refunded', word: 'Refunded' },
} as const;

function columnsOf(rows: readonly Row[], { zoneOf }: Place): ListColumn<Row>[] {
  const amount = tableAmounts(
    rows.flatMap((row) => [row.txAmount, row.monthlyPayment, row.askedPayment, row.owedBack]),
  );
  const isZoneNamed = mustNameZones(rows.map((row) => zoneOf(row.practicemanagement._id)));
  const isOther = ({ status, askedPayment, monthlyPayment }: Row) =>
    status === 'CURRENT' && askedPayment !== monthlyPayment;
  const isAskedOther = rows.some(isOther);
  const isOwedBack = rows.some((row) => row.owedBack > 0);
  const moment = (at: string | null, { practicemanagement }: Row) =>
    at && <PracticeTime at={at} timeZone={zoneOf(practicemanagement._id)} isZoneNamed={isZoneNamed} />;
  return [
    { key: 'name', cell: (row) => row.name, width: '130px' },
    { key: 'number', cell: (row) => row.number, width: '60px' },
    { key: 'practicemanagement.PracticeName', cell: (row) => row.practicemanagement.PracticeName, width: '120px' },
    {
      key: 'status',
      cell: ({ status }) => <StatusMark shape={statuses[status].shape}>{statuses[status].word}</StatusMark>,
      width: '110px',
      card: 'line',
    },
    {
      key: 'txAmount',
      cell: (row) => (
        <>
          <span data-card-only="">$</span>
          {amount(row.txAmount)}
        </>
      ),
      numeric: true,
      width: '70px',
      card: 'start',
    },
    { key: 'selectedProduct', cell: (row) => row.selectedProduct && productWords(row.selectedProduct), width: '110px' },
    { key: 'monthlyPayment', cell: (row) => amount(row.monthlyPayment), numeric: true, width: '64px' },
    {
      key: 'askedPayment',
      // A running loan that was charged off asks for nothing; one that is over has no payment.
      cell: (row) => row.status === 'CURRENT' && (amount(row.askedPayment) ?? 'None'),
      numeric: true,
      width: '64px',
      // Most are asked for what was agreed.
      optional: !isAskedOther,
    },
    {
      key: 'acceptedAt',
      cell: (row) => moment(row.acceptedAt, row),
      width: '110px',
      // It gives way to what is owed back or asked for now: ten columns would not fit a desk.
      optional: isOwedBack || isAskedOther,
    },
    {
      key: 'paidOffOn',
      cell: (row) => row.paidOffOn && civilDate(row.paidOffOn, 'table'),
      width: '84px',
      // Hidden at first: the status already says whether a loan is paid off, and ten columns do not fit a usual screen.
      optional: true,
    },
    {
      key: 'owedBack',
      cell: (row) => row.owedBack > 0 && amount(row.owedBack),
      numeric: true,
      width: '70px',
      // Hidden at first, except in the tab of these loans: few others have an amount here.
      optional: !isOwedBack,
    },
    {
      key: 'owedBackSince',
      cell: (row) => row.owedBackSince && civilDate(row.owedBackSince, 'table'),
      width: '84px',
      optional: true,
    },
    {
      key: 'createdAt',
      cell: (row) => moment(row.createdAt, row),
      width: '110px',
      card: 'end',
    },
  ];
}

export const loansView = listView<typeof loanList>({
  id: 'loans',
  declaration: loanList,
  list: listLoans,
  csv: exportLoans,
  title: 'Loans',
  words: {
    many: 'loans',
    search: 'Patient, email, or number',
    hint: 'Loans appear here as soon as a patient approves a transaction.',
    note: 'Amounts in US dollars',
  },
  views: [
    { key: 'all', label: 'All', filters: {} },
    { key: 'owed-back', label: 'Credit owed back', filters: { owesBack: true }, isUndated: true },
  ],
  orders: [
    { key: 'createdAt', direction: 'desc', label: 'newest first' },
    { key: 'createdAt', direction: 'asc', label: 'oldest first' },
    { key: 'name', direction: 'asc', label: 'patient' },
    { key: 'txAmount', direction: 'desc', label: 'largest amount' },
  ],
  columns: columnsOf,
  rowLink: ({ applicationId, _id }) =>
    paths.admin.application.href({ applicationId }, { tab: 'transactions', transaction: _id }),
  rowMenu: ({ number }, { open }) => [openAct(open), copyAct('number', String(number))],
});
