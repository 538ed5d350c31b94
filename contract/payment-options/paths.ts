const at = (path: string) => ({ pattern: path, href: () => path });
/** Of the enterprise that is named; whoever administers one has no need to say which. */
const of = (path: string) => ({
  pattern: path,
  href: (enterprise?: string) => (enterprise === undefined ? path : `${path}?${new URLSearchParams({ enterprise })}`),
});

/** Routes of payment options, relative to the base path; the specification gives no address for them. */
export const paymentOptionsPaths = {
  practice: at('/privi/admin/settings/payment-options'),
  practiceCard: at('/privi/admin/settings/payment-options/card'),
  enterprise: of('/privi/admin/enterprise-billing'),
  enterpriseOptions: of('/privi/admin/enterprise-billing/payment-options'),
  enterpriseCard: of('/privi/admin/enterprise-billing/card'),
} as const;
