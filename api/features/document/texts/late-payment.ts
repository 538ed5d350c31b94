import { DEFAULT_LATE_FEE_RULE, lateFeeSentence } from '@domain/loan/late-fee';

/** The sentence on late payments of every plan: in the federal box, the agreements and the disclosures alike. */
export const LATE_PAYMENT_TEXT = lateFeeSentence(DEFAULT_LATE_FEE_RULE);
