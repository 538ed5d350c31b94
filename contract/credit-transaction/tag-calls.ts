import { BOARDING_MAX } from '../boarding-document/calls';
import { endpoint, staffRoles } from '../endpoint';
import { id } from '../schema';
import * as z from '../z';
import { listTransactions } from './list';
import { tagName, tagValue } from './tag-entity';

/**
 * @NOTE choice: the shape of `tags` is not shown. A tag has a name and a value; null takes the tag off. Whoever tags twice
 * leaves what they said last.
 */
export const tagTransactions = endpoint({
  id: 'tagTransactions',
  method: 'POST',
  path: '/practice/transactions/tag',
  summary: 'Add tags to transactions, or remove them',
  source: 'provider-admin §7 Boarding documents and tags',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'transaction.tag',
      brand: 'financing',
      owns: [{ at: 'body.creditTransactionRefs', is: 'transaction' }],
    },
  ],
  body: z.strictObject({
    creditTransactionRefs: z.array(id()).check(z.minLength(1), z.maxLength(BOARDING_MAX)),
    tags: z.record(tagName(), z.nullable(tagValue())),
  }),
  result: z.object({ tagged: z.number() }),
  errors: [],
  example: { body: { creditTransactionRefs: ['tx-1042'], tags: { Batch: 'November' } } },
});

/**
 * What a query of the list finds, beyond the page, so that all of it can be tagged: at most 10,000. `page`, `limit` and `cursor`
 * mean nothing to it.
 */
export const chooseTransactions = endpoint({
  id: 'chooseTransactions',
  method: 'POST',
  path: '/practice/credit-transactions/choose',
  summary: 'The IDs of all transactions matching a list query, for tagging',
  source: 'provider-admin §7 Boarding documents and tags (own name)',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'transaction.tag',
      brand: 'financing',
      owns: [
        { at: 'body.practices', is: 'practice' },
        { at: 'body.borrowerId', is: 'borrower' },
      ],
    },
  ],
  body: listTransactions.body,
  result: z.object({ creditTransactionRefs: z.array(z.string()) }),
  errors: [],
});
