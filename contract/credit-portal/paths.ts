/** The screens of one kind of versioned table: all of them, and one. */
const screensOf = (list: `/${string}`) => ({
  list: { pattern: list, href: () => list },
  table: {
    pattern: `${list}/:tableId`,
    href: ({ tableId }: { tableId: string }) => `${list}/${encodeURIComponent(tableId)}`,
  },
});

/**
 * Routes of the credit portal, relative to the base path. They stand apart, because every page loads the others. Own addresses:
 * provider-admin §2 names none.
 */
export const creditPaths = {
  rates: screensOf('/admin/practice/grade-risk-apr'),
  fees: screensOf('/admin/practice/grade-risk-mdf'),
  lines: screensOf('/admin/practice/credit-line-assignments'),
  rules: screensOf('/admin/practice/underwriting-rules'),
  groups: screensOf('/admin/practice/product-settings'),
  grades: screensOf('/admin/practice/grade-assignments'),
} as const;
