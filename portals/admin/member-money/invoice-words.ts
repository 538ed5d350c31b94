/** Who pays an invoice, where no enterprise is named. */
export const payerWord = (payer: string): string => (payer === 'ENTERPRISE' ? 'Enterprise' : 'Practice');
