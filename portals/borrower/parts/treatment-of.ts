import type { TransactionRow } from '../stores/transactions.store';

/** What a transaction pays for, in the practice's words; the practice itself where it said nothing. */
export const treatmentOf = ({
  treatments,
  practicemanagement,
}: Pick<TransactionRow, 'treatments' | 'practicemanagement'>) =>
  treatments.length > 0 ? treatments.join(', ') : practicemanagement.PracticeName;
