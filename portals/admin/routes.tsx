import { logPaths } from '@contract/audit-log/paths';
import { borrowerPaths } from '@contract/borrower/paths';
import { creditPaths } from '@contract/credit-portal/paths';
import { reportPaths } from '@contract/credit-transaction/paths';
import { printPaths } from '@contract/document/paths';
import { enterprisePaths } from '@contract/enterprise/paths';
import { paths } from '@contract/paths';
import { loadChunk } from '@portals/shell/load-chunk';
import { type RouteObject, redirect } from 'react-router';
import { keepAdmin, keepCredit, keepEnterprises, keepFinancing, needs, openLogin, requireStaff } from './guard';

const login = async () => ({
  Component: (await loadChunk('staff-login', () => import('./staff/login/login-screen'))).LoginScreen,
});

/** Screens of staff (provider-admin §2). Everything but the log-ins is behind the guard, and stands in the staff frame unless it is printed. */
export const routes: RouteObject[] = [
  { path: paths.admin.login.pattern, handle: { title: 'Log in' }, loader: openLogin, lazy: login },
  { path: paths.membershipAdmin.login.pattern, handle: { title: 'Log in' }, loader: openLogin, lazy: login },
  ...[paths.admin, paths.membershipAdmin].flatMap((brand): RouteObject[] => [
    {
      path: brand.forgotPassword.pattern,
      handle: { title: 'Forgot your password' },
      lazy: async () => ({
        Component: (await loadChunk('password', () => import('./staff/password/forgot-screen'))).ForgotScreen,
      }),
    },
    {
      path: brand.linkSent.pattern,
      handle: { title: 'Link sent' },
      lazy: async () => ({
        Component: (await loadChunk('link-sent', () => import('./staff/password/link-sent-screen'))).LinkSentScreen,
      }),
    },
    {
      path: brand.createPassword.pattern,
      handle: { title: 'Make your password' },
      lazy: async () => ({
        Component: (await loadChunk('set-password', () => import('./staff/password/set-password-screen')))
          .CreatePasswordScreen,
      }),
    },
    {
      path: brand.resetPassword.pattern,
      handle: { title: 'Set a new password' },
      lazy: async () => ({
        Component: (await loadChunk('set-password', () => import('./staff/password/set-password-screen')))
          .ResetPasswordScreen,
      }),
    },
  ]),
  { path: paths.admin.root.pattern, loader: () => redirect(paths.admin.applications.href()) },
  { path: paths.membershipAdmin.dashboard.pattern, loader: () => redirect(paths.membershipAdmin.signups.href()) },
  {
    path: paths.admin.calculatorPrint.pattern,
    handle: { title: 'Payment plans' },
    loader: requireStaff,
    lazy: async () => ({
      Component: (
        await loadChunk('calculator-print', () => import('./payment-calculator/print/calculator-print-screen'))
      ).CalculatorPrintScreen,
    }),
  },
  {
    path: paths.admin.applicationPrint.pattern,
    handle: { title: 'Application' },
    loader: requireStaff,
    lazy: async () => ({
      Component: (await loadChunk('application-print', () => import('./application/print/application-print-screen')))
        .ApplicationPrintScreen,
    }),
  },
  {
    path: printPaths.transaction.pattern,
    handle: { title: 'Transaction' },
    loader: async (request) => (await requireStaff(request)) ?? keepFinancing(),
    lazy: async () => ({
      Component: (await loadChunk('print-transaction', () => import('./application/print/print-transaction-screen')))
        .PrintTransactionScreen,
    }),
  },
  {
    path: printPaths.transactions.pattern,
    handle: { title: 'Transactions' },
    loader: async (request) => (await requireStaff(request)) ?? keepFinancing(),
    lazy: async () => ({
      Component: (
        await loadChunk('print-transactions', () => import('./credit-transaction/list/print-transactions-screen'))
      ).PrintTransactionsScreen,
    }),
  },
  {
    loader: requireStaff,
    lazy: async () => ({
      Component: (await loadChunk('staff-frame', () => import('./frame/staff-frame'))).StaffFrame,
    }),
    children: [
      {
        path: paths.admin.applications.pattern,
        loader: async () => (await keepFinancing()) ?? needs('application.view')(),
        handle: { title: 'Applications' },
        lazy: async () => ({
          Component: (await loadChunk('applications', () => import('./application/list/applications-screen')))
            .ApplicationsScreen,
        }),
      },
      {
        path: borrowerPaths.list.pattern,
        loader: async () => (await keepFinancing()) ?? needs('application.view')(),
        handle: { title: 'Borrowers' },
        lazy: async () => ({
          Component: (await loadChunk('borrowers', () => import('./borrower-file/borrowers-screen'))).BorrowersScreen,
        }),
      },
      {
        path: borrowerPaths.file.pattern,
        loader: async () => (await keepFinancing()) ?? needs('application.view')(),
        handle: { title: 'Borrower' },
        lazy: async () => ({
          Component: (await loadChunk('borrower', () => import('./borrower-file/borrower-screen'))).BorrowerScreen,
        }),
      },
      {
        path: paths.admin.practiceTransactions.pattern,
        loader: async () => (await keepFinancing()) ?? needs('transaction.view')(),
        handle: { title: 'Transactions' },
        lazy: async () => ({
          Component: (
            await loadChunk('staff-transactions', () => import('./credit-transaction/list/transactions-screen'))
          ).TransactionsScreen,
        }),
      },
      {
        path: reportPaths.dashboard.pattern,
        loader: async () => (await keepFinancing()) ?? needs('application.view', 'transaction.view', 'deposit.view')(),
        handle: { title: 'Today' },
        lazy: async () => ({
          Component: (await loadChunk('dashboard', () => import('./dashboard/dashboard-screen'))).DashboardScreen,
        }),
      },
      {
        path: reportPaths.repayments.pattern,
        loader: async () => (await keepFinancing()) ?? needs('repayment.view')(),
        handle: { title: 'Repayments' },
        lazy: async () => ({
          Component: (await loadChunk('repayments', () => import('./servicing/repayments-screen'))).RepaymentsScreen,
        }),
      },
      {
        path: reportPaths.loans.pattern,
        loader: async () => (await keepFinancing()) ?? needs('repayment.view')(),
        handle: { title: 'Loans' },
        lazy: async () => ({
          Component: (await loadChunk('loans', () => import('./servicing/loans-screen'))).LoansScreen,
        }),
      },
      {
        path: reportPaths.payments.pattern,
        loader: async () => (await keepFinancing()) ?? needs('repayment.view')(),
        handle: { title: 'Payments' },
        lazy: async () => ({
          Component: (await loadChunk('staff-payments', () => import('./servicing/payments-screen'))).PaymentsScreen,
        }),
      },
      {
        path: reportPaths.providerNotes.pattern,
        loader: async () => (await keepFinancing()) ?? needs('note.view')(),
        handle: { title: 'Provider notes' },
        lazy: async () => ({
          Component: (await loadChunk('provider-notes', () => import('./internal-note/provider-notes-screen')))
            .ProviderNotesScreen,
        }),
      },
      {
        path: paths.admin.platformOverview.pattern,
        loader: async () => (await keepFinancing()) ?? needs('transaction.view')(),
        handle: { title: 'Overview' },
        lazy: async () => ({
          Component: (await loadChunk('platform-overview', () => import('./dashboard/overview-screen'))).OverviewScreen,
        }),
      },
      {
        path: reportPaths.providerTransactions.pattern,
        loader: async () => (await keepFinancing()) ?? needs('deposit.view')(),
        handle: { title: 'Transactions report' },
        lazy: async () => ({
          Component: (await loadChunk('provider-transactions', () => import('./funding/provider-transactions-screen')))
            .ProviderTransactionsScreen,
        }),
      },
      {
        path: reportPaths.deposits.pattern,
        loader: async () => (await keepFinancing()) ?? needs('deposit.view')(),
        handle: { title: 'Deposits' },
        lazy: async () => ({
          Component: (await loadChunk('deposits', () => import('./funding/deposits-screen'))).DepositsScreen,
        }),
      },
      {
        path: reportPaths.deposit.pattern,
        loader: async () => (await keepFinancing()) ?? needs('deposit.view')(),
        handle: { title: 'Deposit' },
        lazy: async () => ({
          Component: (await loadChunk('deposit', () => import('./funding/deposit-screen'))).DepositScreen,
        }),
      },
      {
        path: paths.admin.globalSearch.pattern,
        handle: { title: 'Search' },
        lazy: async () => ({
          Component: (await loadChunk('global-search', () => import('./search/search-screen'))).SearchScreen,
        }),
      },
      {
        path: paths.membershipAdmin.signups.pattern,
        loader: needs('signup.view'),
        handle: { title: 'Sign-ups' },
        lazy: async () => ({
          Component: (await loadChunk('signups', () => import('./signup/signups-screen'))).SignupsScreen,
        }),
      },
      {
        path: paths.admin.website.pattern,
        loader: needs('website.view'),
        handle: { title: 'Website' },
        lazy: async () => ({
          Component: (await loadChunk('website', () => import('./website/website-screen'))).WebsiteScreen,
        }),
      },
      {
        path: paths.admin.adminSettings.pattern,
        loader: needs('staff.view'),
        handle: { title: 'Users' },
        lazy: async () => ({
          Component: (await loadChunk('people', () => import('./staff/colleagues/people-screen'))).PeopleScreen,
        }),
      },
      {
        path: paths.admin.practiceSettings.pattern,
        loader: needs('practice.view'),
        handle: { title: 'Practice settings' },
        lazy: async () => ({
          Component: (
            await loadChunk('practice-settings', () => import('./practice-settings/practice-settings-screen'))
          ).PracticeSettingsScreen,
        }),
      },
      {
        path: paths.admin.providerSettings.pattern,
        loader: needs('practice.view'),
        handle: { title: 'Provider settings' },
        lazy: async () => ({
          Component: (
            await loadChunk('provider-settings', () => import('./practice-settings/provider-settings-screen'))
          ).ProviderSettingsScreen,
        }),
      },
      {
        path: paths.admin.treatmentSettings.pattern,
        loader: async () => (await keepFinancing()) ?? keepAdmin(),
        handle: { title: 'Treatment settings' },
        lazy: async () => ({
          Component: (
            await loadChunk('treatment-settings', () => import('./practice-settings/treatment-settings-screen'))
          ).TreatmentSettingsScreen,
        }),
      },
      {
        path: paths.admin.account.pattern,
        handle: { title: 'Your account' },
        lazy: async () => ({
          Component: (await loadChunk('account', () => import('./staff/account/account-screen'))).AccountScreen,
        }),
      },
      {
        path: enterprisePaths.list.pattern,
        loader: keepEnterprises,
        handle: { title: 'Enterprises' },
        lazy: async () => ({
          Component: (await loadChunk('enterprises', () => import('./enterprise/enterprises-screen')))
            .EnterprisesScreen,
        }),
      },
      ...[enterprisePaths.congratulations, enterprisePaths.membershipCongratulations].map(({ pattern }) => ({
        path: pattern,
        loader: keepEnterprises,
        handle: { title: 'Congratulations' },
        lazy: async () => ({
          Component: (
            await loadChunk('enterprise-congratulations', () => import('./enterprise/congratulations-screen'))
          ).CongratulationsScreen,
        }),
      })),
      {
        path: logPaths.auditTrail.pattern,
        loader: needs('audit.view'),
        handle: { title: 'Audit trail' },
        lazy: async () => ({
          Component: (await loadChunk('audit-trail', () => import('./audit-log/audit-trail-screen'))).AuditTrailScreen,
        }),
      },
      {
        path: logPaths.userLogs.pattern,
        loader: needs('userlog.view'),
        handle: { title: 'User log' },
        lazy: async () => ({
          Component: (await loadChunk('user-logs', () => import('./audit-log/user-logs-screen'))).UserLogsScreen,
        }),
      },
      {
        path: paths.admin.calculator.pattern,
        loader: async () => (await keepFinancing()) ?? needs('calculator.use')(),
        handle: { title: 'Payment calculator' },
        lazy: async () => ({
          Component: (await loadChunk('staff-calculator', () => import('./payment-calculator/calculator-screen')))
            .CalculatorScreen,
        }),
      },
      ...(
        [
          [creditPaths.rates, 'Rates by grade'],
          [creditPaths.fees, 'Merchant fees by grade'],
          [creditPaths.lines, 'Credit line assignments'],
        ] as const
      ).flatMap(([{ list, table }, title]): RouteObject[] => [
        {
          path: list.pattern,
          loader: keepCredit,
          handle: { title },
          lazy: async () => ({
            Component: (await loadChunk('credit-tables', () => import('./credit-portal/credit-tables-screen')))
              .CreditTablesScreen,
          }),
        },
        {
          path: table.pattern,
          loader: keepCredit,
          handle: { title },
          lazy: async () => ({
            Component: (await loadChunk('credit-table', () => import('./credit-portal/credit-table-screen')))
              .CreditTableScreen,
          }),
        },
      ]),
      {
        path: paths.admin.application.pattern,
        loader: needs('application.view'),
        handle: { title: 'Application' },
        lazy: async () => ({
          Component: (await loadChunk('application', () => import('./application/application-screen')))
            .ApplicationScreen,
        }),
      },
      ...['/admin/*', '/privi/admin/*'].map((path) => ({
        path,
        handle: { title: 'Page not found' },
        lazy: async () => ({
          Component: (await loadChunk('unknown-page', () => import('./frame/unknown-page-screen'))).UnknownPageScreen,
        }),
      })),
    ],
  },
];
