import { logPaths } from '@contract/audit-log/paths';
import { reportPaths } from '@contract/credit-transaction/paths';
import { paths } from '@contract/paths';
import { type Place, screen } from './place';

/** What is read, and taken away as a file. */
export const reportPlaces: readonly Place[] = [
  {
    path: paths.admin.platformOverview.pattern,
    title: 'Overview',
    needs: ['transaction.view'],
    isFinancing: true,
    sidebar: { group: 'Reports', icon: 'overview' },
    lazy: screen(
      'platform-overview',
      () => import('./dashboard/overview-screen'),
      (of) => of.OverviewScreen,
    ),
  },
  {
    path: reportPaths.providerTransactions.pattern,
    title: 'Transactions report',
    needs: ['deposit.view'],
    isFinancing: true,
    sidebar: { group: 'Reports', icon: 'transaction' },
    lazy: screen(
      'provider-transactions',
      () => import('./funding/provider-transactions-screen'),
      (of) => of.ProviderTransactionsScreen,
    ),
  },
  {
    path: reportPaths.loans.pattern,
    title: 'Loans',
    needs: ['repayment.view'],
    isFinancing: true,
    sidebar: { group: 'Reports', icon: 'document' },
    lazy: screen(
      'loans',
      () => import('./servicing/loans-screen'),
      (of) => of.LoansScreen,
    ),
  },
  {
    path: reportPaths.pastDue.pattern,
    title: 'Past-due loans',
    needs: ['repayment.view'],
    isFinancing: true,
    sidebar: { group: 'Reports', icon: 'document' },
    lazy: screen(
      'past-due',
      () => import('./servicing/past-due-screen'),
      (of) => of.PastDueScreen,
    ),
  },
  {
    path: reportPaths.payments.pattern,
    title: 'Payments',
    needs: ['repayment.view'],
    isFinancing: true,
    sidebar: { group: 'Reports', icon: 'repayment' },
    lazy: screen(
      'staff-payments',
      () => import('./servicing/payments-screen'),
      (of) => of.PaymentsScreen,
    ),
  },
  {
    path: reportPaths.deposits.pattern,
    title: 'Deposits',
    needs: ['deposit.view'],
    isFinancing: true,
    sidebar: { group: 'Reports', icon: 'bank' },
    lazy: screen(
      'deposits',
      () => import('./funding/deposits-screen'),
      (of) => of.DepositsScreen,
    ),
  },
  {
    path: reportPaths.deposit.pattern,
    title: 'Deposit',
    needs: ['deposit.view'],
    isFinancing: true,
    lazy: screen(
      'deposit',
      () => import('./funding/deposit-screen'),
      (of) => of.DepositScreen,
    ),
  },
  {
    path: logPaths.userLogs.pattern,
    title: 'User log',
    needs: ['userlog.view'],
    sidebar: { group: 'Reports', icon: 'person' },
    lazy: screen(
      'user-logs',
      () => import('./audit-log/user-logs-screen'),
      (of) => of.UserLogsScreen,
    ),
  },
  {
    path: logPaths.auditTrail.pattern,
    title: 'Audit trail',
    needs: ['audit.view'],
    sidebar: { group: 'Reports', icon: 'audit' },
    lazy: screen(
      'audit-trail',
      () => import('./audit-log/audit-trail-screen'),
      (of) => of.AuditTrailScreen,
    ),
  },
];
