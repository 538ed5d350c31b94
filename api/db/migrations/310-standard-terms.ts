import type { Migration } from './migration';

/**
 * Marks databases whose stored records use the field names of today ("installment", "charged off"). Older ones are refused as a whole:
 * their decisions, loan events and audit rows may not be rewritten.
 */
export const standardTerms: Migration = { name: '310-standard-terms', statements: () => [] };
