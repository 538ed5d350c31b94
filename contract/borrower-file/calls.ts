import { endpoint, staffRoles } from '../endpoint';
import { id, queryFlag, ssnFull, text } from '../schema';
import * as z from '../z';
import { borrowerAnswer } from './entity';

/**
 * @NOTE choice: exactly one of the three says who. A practice does not ask by a social security number, because the answer would
 * tell it whose it is; `autoRefresh` marks a request that a screen made by itself, which changes nothing.
 */
export const getBorrower = endpoint({
  id: 'getBorrower',
  method: 'GET',
  path: '/api/practice/borrower',
  summary: 'One person by ID, account number, or Social Security number, with their records at the practices in scope',
  source: 'provider-admin §7 Borrower administration',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'application.view',
      brand: 'financing',
      owns: [{ at: 'query.user_id', is: 'borrower' }],
    },
  ],
  query: z.strictObject({
    user_id: z.optional(id()),
    account_number: z.optional(text(30)),
    ssn_number: z.optional(ssnFull()),
    autoRefresh: queryFlag(),
  }),
  result: borrowerAnswer,
  errors: ['NOT_FOUND'],
});
