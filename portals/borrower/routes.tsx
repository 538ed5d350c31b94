import { paths } from '@contract/paths';
import { loadChunk } from '@portals/shell/load-chunk';
import { type RouteObject, redirect } from 'react-router';
import { BorrowerArea } from './borrower-area';
import { requireBorrower, requireTransaction, skipWhenLoggedIn } from './guard';
import { payRoutes } from './pay-routes';
import { titles } from './titles-copy';

const screens = {
  login: () => import('./screens/login/login-screen'),
  codeLink: () => import('./screens/code-link/code-link-screen'),
  welcome: () => import('./screens/welcome/welcome-screen'),
  myDocuments: () => import('./screens/my-documents/my-documents-screen'),
  transactions: () => import('./screens/transactions/transactions-screen'),
  pending: () => import('./screens/pending-transaction/pending-transaction-screen'),
  accepted: () => import('./screens/accepted-transaction/accepted-transaction-screen'),
  rejected: () => import('./screens/rejected-transaction/rejected-transaction-screen'),
  review: () => import('./screens/review-transaction/review-transaction-screen'),
};

/** The borrower portal (borrower §2). Everything but the log-in needs a logged-in borrower. */
export const routes: RouteObject[] = [
  {
    Component: BorrowerArea,
    children: [
      {
        path: paths.borrower.login.pattern,
        handle: { title: titles.logIn },
        loader: skipWhenLoggedIn,
        lazy: async () => ({ Component: (await loadChunk('borrower-login', screens.login)).LoginScreen }),
      },
      {
        path: paths.borrower.codeLink.pattern,
        handle: { title: titles.goOn },
        lazy: async () => ({ Component: (await loadChunk('code-link', screens.codeLink)).CodeLinkScreen }),
      },
      { path: paths.borrower.root.pattern, loader: () => redirect(paths.borrower.welcome.href()) },
      {
        loader: requireBorrower,
        children: [
          ...payRoutes,
          {
            path: paths.borrower.welcome.pattern,
            handle: { title: titles.home },
            lazy: async () => ({ Component: (await loadChunk('borrower-welcome', screens.welcome)).WelcomeScreen }),
          },
          {
            path: paths.borrower.myDocuments.pattern,
            handle: { title: titles.documents },
            lazy: async () => ({
              Component: (await loadChunk('my-documents', screens.myDocuments)).MyDocumentsScreen,
            }),
          },
          {
            path: paths.borrower.transactions.pattern,
            handle: { title: titles.treatments },
            lazy: async () => ({
              Component: (await loadChunk('borrower-transactions', screens.transactions)).TransactionsScreen,
            }),
          },
          {
            path: paths.borrower.pendingTransaction.pattern,
            handle: { title: titles.choose },
            loader: requireTransaction,
            lazy: async () => ({
              Component: (await loadChunk('pending-transaction', screens.pending)).PendingTransactionScreen,
            }),
          },
          {
            path: paths.borrower.acceptedTransaction.pattern,
            handle: { title: titles.approved },
            loader: requireTransaction,
            lazy: async () => ({
              Component: (await loadChunk('accepted-transaction', screens.accepted)).AcceptedTransactionScreen,
            }),
          },
          {
            path: paths.borrower.rejectedTransaction.pattern,
            handle: { title: titles.rejected },
            loader: requireTransaction,
            lazy: async () => ({
              Component: (await loadChunk('rejected-transaction', screens.rejected)).RejectedTransactionScreen,
            }),
          },
          {
            path: paths.borrower.reviewTransaction.pattern,
            handle: { title: titles.review },
            loader: requireTransaction,
            lazy: async () => ({
              Component: (await loadChunk('review-transaction', screens.review)).ReviewTransactionScreen,
            }),
          },
        ],
      },
    ],
  },
];
