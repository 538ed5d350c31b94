const paymentMethods = '/borrower/payment-methods';

/** Routes about paying beside those of the specification, relative to the base path. Apart, because every page loads the others. */
export const payPaths = {
  paymentMethods: { pattern: paymentMethods, href: () => paymentMethods },
} as const;
