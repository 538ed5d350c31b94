const repayments = '/admin/practice/borrower-repayments';

/** Routes of what is paid, relative to the base path; apart as those of the logs are, and as them without names in provider-admin §2. */
export const reportPaths = {
  repayments: { pattern: repayments, href: () => repayments },
} as const;
