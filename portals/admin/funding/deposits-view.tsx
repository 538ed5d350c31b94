import { reportPaths } from '@contract/credit-transaction/paths';
import { depositList, exportDeposits, listDeposits } from '@contract/funding/deposit-list';
import { civilDate } from '@portals/format/dates';
import { maskedNumber } from '@portals/format/masked-number';
import { moneyWord } from '@portals/format/money-status';
import { copyAct, openAct } from '@portals/list/acts';
import { type ListColumn, listView, type RowOf } from '@portals/list/list-view';
import { StatusMark } from '@portals/ui/status-mark';
import { tableAmounts } from '../words/amounts';
import { depositStatus } from './deposit-words';

type Row = RowOf<typeof depositList>;

function Status({ row }: { row: Row }) {
  const { shape, word, note } = depositStatus(row);
  return (
    <StatusMark shape={shape} note={note}>
      {word}
    </StatusMark>
  );
}

function columnsOf(rows: readonly Row[]): ListColumn<Row>[] {
  const write = tableAmounts(
    rows.flatMap(({ gross, fees, memberships, refunds, amount }) => [gross, fees, memberships, refunds, amount]),
  );
  const numeric = { numeric: true, width: '64px' };
  return [
    { key: 'pmtRef', cell: (row) => row.pmtRef, width: '140px' },
    { key: 'practicemanagement.PracticeName', cell: (row) => row.practicemanagement.PracticeName, width: '120px' },
    { key: 'status', cell: (row) => <Status row={row} />, width: '180px', card: 'line' },
    // What an amount is made of stands in the deposit; with it the table would be wider than a desk's screen.
    { key: 'purchases', cell: (row) => row.purchases, numeric: true, optional: true },
    { key: 'gross', cell: (row) => write(row.gross), ...numeric, optional: true },
    { key: 'fees', cell: (row) => write(row.fees), ...numeric, optional: true },
    {
      key: 'memberships',
      cell: (row) => (row.memberships === 0 ? null : write(row.memberships)),
      ...numeric,
      optional: true,
    },
    { key: 'refunds', cell: (row) => (row.refunds === 0 ? null : write(row.refunds)), ...numeric, optional: true },
    {
      key: 'amount',
      cell: (row) => (
        <>
          <span data-card-only="">$</span>
          {write(row.amount)}
        </>
      ),
      card: 'start',
      ...numeric,
    },
    { key: 'bankLastFour', cell: (row) => maskedNumber(row.bankLastFour), optional: true },
    { key: 'madeOn', cell: (row) => civilDate(row.madeOn, 'table'), width: '84px', card: 'end' },
  ];
}

export const depositsView = listView<typeof depositList>({
  id: 'deposits',
  declaration: depositList,
  list: listDeposits,
  csv: exportDeposits,
  title: 'Deposits',
  words: {
    many: 'deposits',
    search: 'Reference',
    hint: 'We send a deposit on the business day after a patient approves a transaction or a membership is billed.',
    note: 'Amounts in US dollars',
  },
  views: [
    { key: 'all', label: 'All', filters: {}, counts: ['all'] },
    // A deposit waits, or lies back, until somebody acts: however old it is, it stands there.
    {
      key: 'on-hold',
      label: moneyWord('DEFERRED'),
      filters: { status: ['DEFERRED'] },
      counts: ['DEFERRED'],
      isUndated: true,
    },
    {
      key: 'on-its-way',
      label: moneyWord('SUBMITTED'),
      filters: { status: ['SUBMITTED', 'UNKNOWN', 'PENDING'] },
      counts: ['SUBMITTED', 'UNKNOWN', 'PENDING'],
    },
    { key: 'arrived', label: moneyWord('SETTLED'), filters: { status: ['SETTLED'] }, counts: ['SETTLED'] },
    { key: 'withheld', label: moneyWord('WITHHELD'), filters: { status: ['WITHHELD'] }, counts: ['WITHHELD'] },
    {
      key: 'came-back',
      label: moneyWord('RETURNED'),
      filters: { status: ['RETURNED'] },
      counts: ['RETURNED'],
      isUndated: true,
    },
  ],
  orders: [
    { key: 'madeOn', direction: 'desc', label: 'newest first' },
    { key: 'madeOn', direction: 'asc', label: 'oldest first' },
    { key: 'amount', direction: 'desc', label: 'largest amount' },
    { key: 'status', direction: 'asc', label: 'status' },
  ],
  columns: columnsOf,
  rowLink: ({ _id }) => reportPaths.deposit.href({ depositId: _id }),
  rowMenu: ({ pmtRef }, { open }) => [openAct(open), copyAct('reference', pmtRef)],
});
