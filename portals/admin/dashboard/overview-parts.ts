import { listApplications } from '@contract/application-details/list';
import { listTransactions } from '@contract/credit-transaction/list';
import { reportPaths } from '@contract/credit-transaction/paths';
import { listDeposits } from '@contract/funding/deposit-list';
import { paths } from '@contract/paths';
import { listRepayments } from '@contract/servicing/repayment-list';
import type { Permission } from '@domain/staff/permissions';
import { moneyWord } from '@portals/format/money-status';
import { applicationStatuses } from '@portals/format/status-words';

type Part = {
  key: string;
  title: string;
  call: typeof listApplications | typeof listTransactions | typeof listDeposits | typeof listRepayments;
  permission: Permission;
  /** The list's own screen. */
  at: string;
  /** Its tabs: `view` as they stand in its address. */
  lines: readonly { label: string; view: string; counts: readonly string[] }[];
};

/** The lists that the overview counts, by the tabs that their own screens have: a figure here is the figure there. */
export const overviewParts: readonly Part[] = [
  {
    key: 'applications',
    title: 'Applications',
    call: listApplications,
    permission: 'application.view',
    at: paths.admin.applications.href(),
    lines: (['REVIEW', 'APPROVED', 'DENIED', 'INCOMPLETE'] as const).map((status) => ({
      label: applicationStatuses[status].tab,
      view: status.toLowerCase(),
      counts: [status],
    })),
  },
  {
    key: 'transactions',
    title: 'Transactions',
    call: listTransactions,
    permission: 'transaction.view',
    at: paths.admin.practiceTransactions.href(),
    lines: [
      { label: 'Pending', view: 'waiting', counts: ['PENDING', 'REQUESTED', 'VERIFICATION_REQUESTED'] },
      { label: 'In review', view: 'review', counts: ['REVIEW'] },
      { label: 'Approved', view: 'approved', counts: ['ACCEPTED', 'PARTLY_REFUNDED'] },
      { label: 'Rejected', view: 'rejected', counts: ['REJECTED'] },
      { label: 'Refunded', view: 'refunded', counts: ['REFUNDED', 'PARTLY_REFUNDED'] },
    ],
  },
  {
    key: 'deposits',
    title: 'Deposits',
    call: listDeposits,
    permission: 'deposit.view',
    at: reportPaths.deposits.href(),
    lines: [
      { label: moneyWord('DEFERRED'), view: 'on-hold', counts: ['DEFERRED'] },
      { label: moneyWord('SUBMITTED'), view: 'on-its-way', counts: ['SUBMITTED', 'UNKNOWN', 'PENDING'] },
      { label: moneyWord('SETTLED'), view: 'arrived', counts: ['SETTLED'] },
      { label: moneyWord('RETURNED'), view: 'came-back', counts: ['RETURNED'] },
    ],
  },
  {
    key: 'repayments',
    title: 'Repayments',
    call: listRepayments,
    permission: 'repayment.view',
    at: reportPaths.repayments.href(),
    lines: [
      { label: moneyWord('SCHEDULED'), view: 'scheduled', counts: ['SCHEDULED'] },
      { label: moneyWord('SUBMITTED'), view: 'on-its-way', counts: ['SUBMITTED', 'UNKNOWN', 'PENDING'] },
      { label: moneyWord('SETTLED'), view: 'arrived', counts: ['SETTLED'] },
      { label: 'Returned or declined', view: 'failed', counts: ['RETURNED', 'DECLINED'] },
    ],
  },
];
