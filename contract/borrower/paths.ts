const borrowers = '/admin/practice/borrower-transactions';

/** Routes of the people, relative to the base path; apart as those of the logs are. The specification names the list. */
export const borrowerPaths = {
  list: { pattern: borrowers, href: () => borrowers },
  file: {
    pattern: `${borrowers}/:borrowerId`,
    href: ({ borrowerId }: { borrowerId: string }) => `${borrowers}/${encodeURIComponent(borrowerId)}`,
  },
} as const;
