import { exportTransactions, listTransactions, transactionList } from '@contract/credit-transaction/list';
import { listPartnerTransactions } from '@contract/credit-transaction/partner-list';
import { printPaths } from '@contract/document/paths';
import { paths } from '@contract/paths';
import { moneyValue } from '@portals/format/money-status';
import { copyAct, filterAct, openAct } from '@portals/list/acts';
import { type ListView, listView, type RowOf } from '@portals/list/list-view';
import { isHeldForIdentity } from '../../person/take-identity';
import { columnsOf } from './columns';
import { printAct } from './print-act';
import { remindAct, takeIdentityAct } from './row-acts';

type Row = RowOf<typeof transactionList>;

const detailOf = ({ applicationId, _id }: Row) =>
  paths.admin.application.href({ applicationId }, { tab: 'transactions', transaction: _id });

const WAITING: readonly string[] = ['PENDING', 'REQUESTED', 'VERIFICATION_REQUESTED'];

const declared = listView<typeof transactionList>({
  id: 'transactions',
  declaration: transactionList,
  list: listTransactions,
  csv: exportTransactions,
  title: 'Transactions',
  words: {
    many: 'transactions',
    search: 'Patient, email, or number',
    hint: 'Transactions appear here as soon as you ask a patient to approve an amount.',
    note: 'Amounts in US dollars',
  },
  views: [
    { key: 'all', label: 'All', filters: {}, counts: ['all'] },
    {
      key: 'waiting',
      label: 'Pending',
      filters: { status: ['PENDING', 'REQUESTED', 'VERIFICATION_REQUESTED'] },
      counts: ['PENDING', 'REQUESTED', 'VERIFICATION_REQUESTED'],
    },
    { key: 'review', label: 'In review', filters: { status: ['REVIEW'] }, counts: ['REVIEW'] },
    {
      key: 'approved',
      label: 'Approved',
      filters: { status: ['ACCEPTED', 'PARTLY_REFUNDED'] },
      counts: ['ACCEPTED', 'PARTLY_REFUNDED'],
    },
    { key: 'rejected', label: 'Rejected', filters: { status: ['REJECTED'] }, counts: ['REJECTED'] },
    {
      key: 'refunded',
      label: 'Refunded',
      filters: { status: ['REFUNDED', 'PARTLY_REFUNDED'] },
      counts: ['REFUNDED', 'PARTLY_REFUNDED'],
    },
  ],
  orders: [
    { key: 'createdAt', direction: 'desc', label: 'newest first' },
    { key: 'createdAt', direction: 'asc', label: 'oldest first' },
    { key: 'name', direction: 'asc', label: 'patient' },
    { key: 'status', direction: 'asc', label: 'status' },
    { key: 'txAmount', direction: 'desc', label: 'largest amount' },
    { key: 'firstTreatmentDate', direction: 'asc', label: 'first treatment' },
  ],
  values: { fundingStatus: moneyValue },
  columns: columnsOf,
  rowLink: detailOf,
});

/** Who reads the list, and what they may do to a row. */
export type Reader = {
  /** The finance partner has a call of its own for the same list (provider-admin §7). */
  isPartner?: boolean | undefined;
  onRemind?: ((row: Row) => void) | undefined;
  onTakeIdentity?: ((row: Row, refresh: () => void) => void) | undefined;
};

/** The list, with the acts that its reader may do. */
export const transactionsView = ({
  isPartner,
  onRemind,
  onTakeIdentity,
}: Reader): ListView<typeof transactionList> => ({
  ...declared,
  ...(isPartner && { list: listPartnerTransactions }),
  rowMenu: (row, { open, filter, refresh }) => {
    const { _id, applicationId, number, status, fundingStatus, tags } = row;
    return [
      openAct(open),
      ...(onRemind && WAITING.includes(status) ? [remindAct(() => onRemind(row))] : []),
      ...(onTakeIdentity && isHeldForIdentity(status) ? [takeIdentityAct(() => onTakeIdentity(row, refresh))] : []),
      printAct(printPaths.transaction.href({ application: applicationId, transaction: _id })),
      copyAct('number', String(number)),
      ...(fundingStatus === null
        ? []
        : [filterAct('Only this deposit status', () => filter({ fundingStatus: [fundingStatus] }))]),
      ...tags.map((tag) => filterAct(`Only ${tag}`, () => filter({ tag }))),
    ];
  },
});
