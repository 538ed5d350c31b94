const paymentMethods = '/borrower/payment-methods';
const partnerLoan = '/borrower/partner-loan';
const help = '/borrower/help';

/** Routes of the portal beside those of the specification, relative to the base path. Apart, because every page loads the others. */
export const payPaths = {
  paymentMethods: { pattern: paymentMethods, href: () => paymentMethods },
  partnerLoan: { pattern: partnerLoan, href: () => partnerLoan },
  help: { pattern: help, href: () => help },
} as const;
