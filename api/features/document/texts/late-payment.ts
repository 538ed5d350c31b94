import { DEFAULT_LATE_FEE_RULE, lateFeeSentence, spanishLateFeeSentence } from '@domain/loan/late-fee';

/** The sentence on late payments of every plan: in the federal box, the agreements and the disclosures alike. */
export const LATE_PAYMENT_TEXTS = {
  en: lateFeeSentence(DEFAULT_LATE_FEE_RULE),
  es: spanishLateFeeSentence(DEFAULT_LATE_FEE_RULE),
} as const;

export const LATE_PAYMENT_TEXT = LATE_PAYMENT_TEXTS.en;
