const rates = '/admin/practice/grade-risk-apr';

/**
 * Routes of the credit portal, relative to the base path. They stand apart, because every page loads the others. Own addresses:
 * provider-admin §2 names none.
 */
export const creditPaths = {
  rates: { pattern: rates, href: () => rates },
  rateTable: {
    pattern: `${rates}/:tableId`,
    href: ({ tableId }: { tableId: string }) => `${rates}/${encodeURIComponent(tableId)}`,
  },
} as const;
