import { statement } from '../../db/statement';

/** Whose account number it is. */
export const borrowerOfAccount = statement<{ accountNumber: string }>()((q, p) =>
  q.selectFrom('borrower').select('id').where('account_number', '=', p.accountNumber),
);
