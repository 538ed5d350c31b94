import { borrowerPaths } from '@contract/borrower/paths';
import { limitRefreshPath } from '@contract/borrower-file/limit-refresh-paths';
import { reportPaths } from '@contract/credit-transaction/paths';
import { printPaths } from '@contract/document/paths';
import { planCalculatorPaths } from '@contract/membership/calculator-paths';
import { paths } from '@contract/paths';
import { isAdmin, offersMemberships, type Place, screen, type Visitor } from './place';

/** Whether somebody tells borrowers of every practice: the platform's own administrators. */
const refreshesLimits = (person: Visitor): boolean => isAdmin(person) && !person.financePartner;

/** What is done for patients and members. */
export const patientPlaces: readonly Place[] = [
  {
    path: reportPaths.dashboard.pattern,
    title: 'Today',
    needs: ['application.view', 'transaction.view', 'deposit.view'],
    isFinancing: true,
    sidebar: { group: 'Patients', icon: 'today' },
    lazy: screen(
      'dashboard',
      () => import('./dashboard/dashboard-screen'),
      (of) => of.DashboardScreen,
    ),
  },
  {
    path: paths.admin.applications.pattern,
    title: 'Applications',
    needs: ['application.view'],
    isFinancing: true,
    isHome: true,
    sidebar: { group: 'Patients', icon: 'document', countsWaiting: true },
    lazy: screen(
      'applications',
      () => import('./application/list/applications-screen'),
      (of) => of.ApplicationsScreen,
    ),
  },
  {
    path: paths.admin.application.pattern,
    title: 'Application',
    needs: ['application.view'],
    lazy: screen(
      'application',
      () => import('./application/application-screen'),
      (of) => of.ApplicationScreen,
    ),
  },
  {
    path: paths.admin.applicationPrint.pattern,
    title: 'Application',
    isPrinted: true,
    lazy: screen(
      'application-print',
      () => import('./application/print/application-print-screen'),
      (of) => of.ApplicationPrintScreen,
    ),
  },
  {
    path: borrowerPaths.list.pattern,
    title: 'Borrowers',
    needs: ['application.view'],
    isFinancing: true,
    sidebar: { group: 'Patients', icon: 'person' },
    lazy: screen(
      'borrowers',
      () => import('./borrower-file/borrowers-screen'),
      (of) => of.BorrowersScreen,
    ),
  },
  {
    path: borrowerPaths.file.pattern,
    title: 'Borrower',
    needs: ['application.view'],
    isFinancing: true,
    lazy: screen(
      'borrower',
      () => import('./borrower-file/borrower-screen'),
      (of) => of.BorrowerScreen,
    ),
  },
  {
    path: limitRefreshPath.pattern,
    title: 'Spending limit refresh',
    needs: ['borrower.edit'],
    isFinancing: true,
    sees: refreshesLimits,
    sidebar: { group: 'Patients', icon: 'calendar', label: 'Limit refresh' },
    lazy: screen(
      'limit-refresh',
      () => import('./limit-refresh/limit-refresh-screen'),
      (of) => of.LimitRefreshScreen,
    ),
  },
  {
    path: paths.admin.practiceTransactions.pattern,
    title: 'Transactions',
    needs: ['transaction.view'],
    isFinancing: true,
    isHome: true,
    sidebar: { group: 'Patients', icon: 'transaction' },
    lazy: screen(
      'staff-transactions',
      () => import('./credit-transaction/list/transactions-screen'),
      (of) => of.TransactionsScreen,
    ),
  },
  {
    path: printPaths.transaction.pattern,
    title: 'Transaction',
    isFinancing: true,
    isPrinted: true,
    lazy: screen(
      'print-transaction',
      () => import('./application/print/print-transaction-screen'),
      (of) => of.PrintTransactionScreen,
    ),
  },
  {
    path: printPaths.transactions.pattern,
    title: 'Transactions',
    isFinancing: true,
    isPrinted: true,
    lazy: screen(
      'print-transactions',
      () => import('./credit-transaction/list/print-transactions-screen'),
      (of) => of.PrintTransactionsScreen,
    ),
  },
  {
    path: reportPaths.repayments.pattern,
    title: 'Repayments',
    needs: ['repayment.view'],
    isFinancing: true,
    sidebar: { group: 'Patients', icon: 'repayment' },
    lazy: screen(
      'repayments',
      () => import('./servicing/repayments-screen'),
      (of) => of.RepaymentsScreen,
    ),
  },
  {
    path: paths.membershipAdmin.dashboard.pattern,
    title: 'Members today',
    needs: ['membership.view'],
    isHome: true,
    sidebar: { group: 'Members', icon: 'today', sees: offersMemberships },
    lazy: screen(
      'member-day',
      () => import('./membership-dashboard/membership-dashboard-screen'),
      (of) => of.MembershipDashboardScreen,
    ),
  },
  {
    path: paths.membershipAdmin.signups.pattern,
    title: 'Sign-ups',
    needs: ['signup.view'],
    isHome: true,
    sidebar: {
      group: 'Members',
      icon: 'people',
      sees: offersMemberships,
    },
    lazy: screen(
      'signups',
      () => import('./signup/signups-screen'),
      (of) => of.SignupsScreen,
    ),
  },
  {
    path: planCalculatorPaths.calculator.pattern,
    title: 'Plan calculator',
    needs: ['membership.sell'],
    sidebar: { group: 'Members', icon: 'calculator', sees: offersMemberships },
    lazy: screen(
      'plan-calculator',
      () => import('./plan-calculator/plan-calculator-screen'),
      (of) => of.PlanCalculatorScreen,
    ),
  },
  {
    path: planCalculatorPaths.print.pattern,
    title: 'Plan calculator',
    isPrinted: true,
    lazy: screen(
      'plan-print',
      () => import('./plan-calculator/print/plan-print-screen'),
      (of) => of.PlanPrintScreen,
    ),
  },
  {
    path: paths.admin.calculator.pattern,
    title: 'Payment calculator',
    needs: ['calculator.use'],
    isFinancing: true,
    isHome: true,
    sidebar: { group: 'Patients', icon: 'calculator' },
    lazy: screen(
      'staff-calculator',
      () => import('./payment-calculator/calculator-screen'),
      (of) => of.CalculatorScreen,
    ),
  },
  {
    path: paths.admin.calculatorPrint.pattern,
    title: 'Payment plans',
    isPrinted: true,
    lazy: screen(
      'calculator-print',
      () => import('./payment-calculator/print/calculator-print-screen'),
      (of) => of.CalculatorPrintScreen,
    ),
  },
  {
    path: paths.admin.globalSearch.pattern,
    title: 'Search',
    lazy: screen(
      'global-search',
      () => import('./search/search-screen'),
      (of) => of.SearchScreen,
    ),
  },
];
