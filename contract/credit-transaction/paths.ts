const repayments = '/admin/practice/borrower-repayments';
const loans = '/admin/practice/borrower-loans';
const pastDue = '/admin/practice/past-due-loans';
const payments = '/admin/practice/borrower-payments';
const providerNotes = '/admin/practice/provider-notes';
const dashboard = '/admin/practice/dashboard';
const providerTransactions = '/admin/practice/transactions-report';
const deposits = '/admin/practice/deposits';

/** Routes of what is paid, relative to the base path; apart as those of the logs are, and as them without names in provider-admin §2. */
export const reportPaths = {
  dashboard: { pattern: dashboard, href: () => dashboard },
  repayments: { pattern: repayments, href: () => repayments },
  loans: { pattern: loans, href: () => loans },
  pastDue: { pattern: pastDue, href: () => pastDue },
  payments: { pattern: payments, href: () => payments },
  providerNotes: { pattern: providerNotes, href: () => providerNotes },
  providerTransactions: { pattern: providerTransactions, href: () => providerTransactions },
  deposits: { pattern: deposits, href: () => deposits },
  deposit: {
    pattern: `${deposits}/:depositId`,
    href: ({ depositId }: { depositId: string }) => `${deposits}/${encodeURIComponent(depositId)}`,
  },
} as const;
