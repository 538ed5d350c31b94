import { paths } from '@contract/paths';
import { exportPastDueLoans, listPastDueLoans, pastDueList } from '@contract/servicing/past-due-list';
import { civilDate } from '@portals/format/dates';
import { copyAct, openAct } from '@portals/list/acts';
import { type ListColumn, listView, type RowOf } from '@portals/list/list-view';
import { tableAmounts } from '../words/amounts';

type Row = RowOf<typeof pastDueList>;

const buckets: Readonly<Record<Row['bucket'], string>> = {
  '1_29': '1–29 days',
  '30_59': '30–59 days',
  '60_89': '60–89 days',
  '90_119': '90–119 days',
  '120_PLUS': '120 days and more',
};

/** What is done by itself next. */
const steps: Readonly<Record<NonNullable<Row['nextStep']>, string>> = {
  REMINDER: 'Payment reminder',
  LATE_FEE: 'Late fee',
  CURE_NOTICE: 'Right-to-cure notice',
  CHARGE_OFF: 'Charge-off',
};

function columnsOf(rows: readonly Row[]): ListColumn<Row>[] {
  const amount = tableAmounts(rows.flatMap((row) => [row.pastDue, row.totalDue, row.nextDue]));
  return [
    { key: 'daysLate', cell: (row) => row.daysLate, numeric: true, width: '70px', card: 'end' },
    { key: 'name', cell: (row) => row.name, width: '140px' },
    { key: 'number', cell: (row) => row.number, width: '80px' },
    { key: 'practicemanagement.PracticeName', cell: (row) => row.practicemanagement.PracticeName, width: '140px' },
    { key: 'bucket', cell: (row) => buckets[row.bucket], width: '120px', optional: true },
    {
      key: 'pastDue',
      cell: (row) => (
        <>
          <span data-card-only="">$</span>
          {amount(row.pastDue)}
        </>
      ),
      numeric: true,
      width: '80px',
      card: 'start',
    },
    { key: 'totalDue', cell: (row) => amount(row.totalDue), numeric: true, width: '80px' },
    { key: 'nextDueOn', cell: (row) => row.nextDueOn && civilDate(row.nextDueOn, 'table'), width: '92px' },
    { key: 'nextDue', cell: (row) => amount(row.nextDue), numeric: true, width: '80px', optional: true },
    { key: 'nextStep', cell: (row) => row.nextStep && steps[row.nextStep], width: '130px', card: 'line' },
    { key: 'nextStepOn', cell: (row) => row.nextStepOn && civilDate(row.nextStepOn, 'table'), width: '92px' },
  ];
}

const bucketView = (bucket: Row['bucket']) => ({
  key: bucket.toLowerCase().replace('_', '-'),
  label: buckets[bucket],
  filters: { bucket: [bucket] },
  counts: [bucket],
  isUndated: true as const,
});

export const pastDueView = listView<typeof pastDueList>({
  id: 'past-due',
  declaration: pastDueList,
  list: listPastDueLoans,
  csv: exportPastDueLoans,
  title: 'Past-due loans',
  words: {
    many: 'past-due loans',
    search: 'Patient, email, or transaction',
    hint: 'A loan appears here the day after a payment is missed, and leaves once it is paid. Loans whose payments are on hold aren’t past due.',
    note: 'Amounts in US dollars',
  },
  views: [
    { key: 'all', label: 'All', filters: {}, counts: ['all'], isUndated: true },
    bucketView('1_29'),
    bucketView('30_59'),
    bucketView('60_89'),
    bucketView('90_119'),
    bucketView('120_PLUS'),
  ],
  orders: [
    { key: 'daysLate', direction: 'desc', label: 'longest late first' },
    { key: 'daysLate', direction: 'asc', label: 'most recently late first' },
    { key: 'pastDue', direction: 'desc', label: 'largest amount past due' },
    { key: 'name', direction: 'asc', label: 'patient' },
  ],
  values: { bucket: (value) => buckets[value as Row['bucket']] ?? value },
  columns: columnsOf,
  rowLink: ({ applicationId, _id }) =>
    paths.admin.application.href({ applicationId }, { tab: 'transactions', transaction: _id }),
  rowMenu: ({ number }, { open }) => [openAct(open), copyAct('transaction', String(number))],
});
