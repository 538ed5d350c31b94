import { boxWords as english } from '@domain/disclosure/box-words';
import { boxWords as spanish } from '@domain/disclosure/box-words.es';
import { lateFeeSentence, spanishLateFeeSentence } from '@domain/loan/late-fee';

/** The sentence on late payments of a plan: in the federal box, the agreements and the disclosures alike. */
export const LATE_PAYMENT_TEXTS = { en: lateFeeSentence, es: spanishLateFeeSentence } as const;

/** What the federal box of a plan is written with. */
export const BOX_TEXTS = {
  en: { words: english, latePayment: LATE_PAYMENT_TEXTS.en },
  es: { words: spanish, latePayment: LATE_PAYMENT_TEXTS.es },
} as const;
