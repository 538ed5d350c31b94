const at = (path: string) => ({ pattern: path, href: () => path });

/** Routes of payment options, relative to the base path; the specification gives no address for them. */
export const paymentOptionsPaths = {
  practice: at('/privi/admin/settings/payment-options'),
  practiceCard: at('/privi/admin/settings/payment-options/card'),
} as const;
