import type { TransactionRow } from '../stores/transactions.store';

/** What a transaction pays for, in the practice's words; the practice itself where it said nothing. */
export const treatmentOf = ({
  treatments,
  practicemanagement,
}: Pick<TransactionRow, 'treatments' | 'practicemanagement'>) =>
  treatments.length > 0 ? treatments.join(', ') : practicemanagement.PracticeName;

/** The treatments as a sentence before others: "Clear aligners, whitening. "; empty where the practice named none. */
export const treatmentSentence = (treatments: readonly string[]): string =>
  treatments.length > 0 ? `${treatments.join(', ')}. ` : '';
