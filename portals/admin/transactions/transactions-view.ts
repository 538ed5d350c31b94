import { exportTransactions, listTransactions, transactionList } from '@contract/lists/transaction';
import { paths } from '@contract/paths';
import { copyAct, filterAct, openAct } from '@portals/list/acts';
import { listView, type RowOf } from '@portals/list/list-view';
import { columnsOf } from './columns';
import { fundingWords } from './transaction-words';

const detailOf = ({ applicationId, _id }: RowOf<typeof transactionList>) =>
  paths.admin.application.href({ applicationId }, { tab: 'transactions', transaction: _id });

export const transactionsView = listView<typeof transactionList>({
  id: 'transactions',
  declaration: transactionList,
  list: listTransactions,
  csv: exportTransactions,
  title: 'Transactions',
  words: {
    one: 'transaction',
    many: 'transactions',
    search: 'Patient, email or number',
    hint: 'They appear here as soon as you ask a patient to approve an amount.',
    note: 'Amounts in US dollars',
  },
  views: [
    { key: 'all', label: 'All', filters: {}, counts: ['all'] },
    {
      key: 'waiting',
      label: 'Waiting',
      filters: { status: ['PENDING', 'REQUESTED', 'VERIFICATION_REQUESTED'] },
      counts: ['PENDING', 'REQUESTED', 'VERIFICATION_REQUESTED'],
    },
    { key: 'review', label: 'In review', filters: { status: ['REVIEW'] }, counts: ['REVIEW'] },
    { key: 'approved', label: 'Approved', filters: { status: ['ACCEPTED'] }, counts: ['ACCEPTED'] },
    { key: 'rejected', label: 'Rejected', filters: { status: ['REJECTED'] }, counts: ['REJECTED'] },
    { key: 'refunded', label: 'Refunded', filters: { status: ['REFUNDED'] }, counts: ['REFUNDED'] },
  ],
  orders: [
    { key: 'createdAt', direction: 'desc', label: 'newest first' },
    { key: 'createdAt', direction: 'asc', label: 'oldest first' },
    { key: 'name', direction: 'asc', label: 'patient' },
    { key: 'status', direction: 'asc', label: 'status' },
    { key: 'txAmount', direction: 'desc', label: 'largest amount' },
    { key: 'firstTreatmentDate', direction: 'asc', label: 'first treatment' },
  ],
  values: { fundingStatus: (value) => fundingWords(value) ?? value },
  columns: columnsOf,
  rowLink: detailOf,
  rowMenu: ({ number, fundingStatus }, { open, filter }) => [
    openAct(open),
    copyAct('number', String(number)),
    ...(fundingStatus === null
      ? []
      : [filterAct('Only this practice payment', () => filter({ fundingStatus: [fundingStatus] }))]),
  ],
});
