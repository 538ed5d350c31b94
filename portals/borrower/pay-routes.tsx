import { paths } from '@contract/paths';
import { payPaths } from '@contract/payment-method/paths';
import { loadChunk } from '@portals/shell/load-chunk';
import type { RouteObject } from 'react-router';
import { requireNamedLoan, requireTransaction } from './guard';
import { titles } from './titles-copy';

const loadAgreementScreens = () => loadChunk('agreement', () => import('./screens/agreement/agreement-screen'));

const verifyIdentity = async () => ({
  Component: (await loadChunk('verify-identity', () => import('./screens/verify-identity/verify-identity-screen')))
    .VerifyIdentityScreen,
});

/** Payment methods, autopay, help, and the identity check (borrower §2). */
export const payRoutes: RouteObject[] = [
  {
    path: paths.borrower.verifyIdentity.pattern,
    handle: { title: titles.verify },
    lazy: verifyIdentity,
  },
  {
    path: paths.borrower.verifyIdentityTransaction.pattern,
    handle: { title: titles.verify },
    loader: requireTransaction,
    lazy: verifyIdentity,
  },
  {
    path: payPaths.help.pattern,
    handle: { title: titles.help },
    lazy: async () => ({
      Component: (await loadChunk('borrower-help', () => import('./screens/help/help-screen'))).HelpScreen,
    }),
  },
  {
    path: payPaths.partnerLoan.pattern,
    handle: { title: titles.partner },
    lazy: async () => ({
      Component: (await loadChunk('partner-loan', () => import('./screens/partner-loan/partner-loan-screen')))
        .PartnerLoanScreen,
    }),
  },
  {
    path: payPaths.paymentMethods.pattern,
    handle: { title: titles.ways },
    lazy: async () => ({
      Component: (await loadChunk('payment-methods', () => import('./screens/payment-methods/payment-methods-screen')))
        .PaymentMethodsScreen,
    }),
  },
  {
    path: paths.borrower.payments.pattern,
    handle: { title: titles.payments },
    lazy: async () => ({
      Component: (await loadChunk('borrower-payments', () => import('./screens/payments/payments-screen')))
        .PaymentsScreen,
    }),
  },
  {
    path: paths.borrower.bankInfo.pattern,
    handle: { title: titles.bank },
    lazy: async () => ({
      Component: (await loadChunk('borrower-bank', () => import('./screens/bank-info/bank-info-screen')))
        .BankInfoScreen,
    }),
  },
  {
    path: paths.borrower.debitCardInfo.pattern,
    handle: { title: titles.card },
    lazy: async () => ({
      Component: (await loadChunk('borrower-card', () => import('./screens/debit-card-info/debit-card-info-screen')))
        .DebitCardInfoScreen,
    }),
  },
  {
    path: paths.borrower.savePaymentInfo.pattern,
    handle: { title: titles.saving },
    lazy: async () => ({
      Component: (
        await loadChunk('save-payment-info', () => import('./screens/save-payment-info/save-payment-info-screen'))
      ).SavePaymentInfoScreen,
    }),
  },
  {
    path: paths.borrower.autopay.pattern,
    handle: { title: titles.autopay },
    loader: requireNamedLoan,
    lazy: async () => ({
      Component: (await loadChunk('autopay', () => import('./screens/autopay/autopay-screen'))).AutopayScreen,
    }),
  },
  {
    path: paths.borrower.autopayCongratulations.pattern,
    handle: { title: titles.autopayOn },
    loader: requireNamedLoan,
    lazy: async () => ({
      Component: (
        await loadChunk(
          'autopay-congratulations',
          () => import('./screens/autopay-congratulations/autopay-congratulations-screen'),
        )
      ).AutopayCongratulationsScreen,
    }),
  },
  {
    path: paths.borrower.agreement.pattern,
    handle: { title: titles.agreement },
    loader: requireTransaction,
    lazy: async () => ({ Component: (await loadAgreementScreens()).AgreementScreen }),
  },
  {
    path: paths.borrower.reviewAgreement.pattern,
    handle: { title: titles.agreement },
    loader: requireTransaction,
    lazy: async () => ({ Component: (await loadAgreementScreens()).ReviewAgreementScreen }),
  },
  {
    path: paths.borrower.preDashboard.pattern,
    handle: { title: titles.before },
    lazy: async () => ({
      Component: (await loadChunk('pre-dashboard', () => import('./screens/pre-dashboard/pre-dashboard-screen')))
        .PreDashboardScreen,
    }),
  },
  {
    path: paths.borrower.paymentCalculator.pattern,
    handle: { title: titles.calculator },
    lazy: async () => ({
      Component: (
        await loadChunk('own-calculator', () => import('./screens/payment-calculator/payment-calculator-screen'))
      ).PaymentCalculatorScreen,
    }),
  },
];
