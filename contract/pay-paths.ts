const paymentMethods = '/borrower/payment-methods';
const help = '/borrower/help';

/** Routes of the portal beside those of the specification, relative to the base path. Apart, because every page loads the others. */
export const payPaths = {
  paymentMethods: { pattern: paymentMethods, href: () => paymentMethods },
  help: { pattern: help, href: () => help },
} as const;
