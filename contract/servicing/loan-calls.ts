import { endpoint } from '../endpoint';
import { id } from '../schema';
import * as z from '../z';
import { borrowerLoan } from './loan-entity';

/** @NOTE choice: for the platform's own people alone, as the list of repayments: how a loan is repaid is not in what patients consent to. */
export const listBorrowerLoans = endpoint({
  id: 'listBorrowerLoans',
  method: 'GET',
  path: '/practice/borrower/{id}/loans',
  summary: 'A person’s active loans: what is owed, each payment, promotion, and next payment',
  source: 'mockup of the borrower file; decision 40; own call',
  access: [
    {
      kind: 'staff',
      roles: ['Admin'],
      permission: 'repayment.view',
      brand: 'financing',
      owns: [{ at: 'params.id', is: 'borrower' }],
    },
  ],
  params: z.object({ id: id() }),
  result: z.object({ data: z.array(borrowerLoan) }),
  errors: [],
});
