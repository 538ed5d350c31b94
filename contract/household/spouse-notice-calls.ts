import { endpoint } from '../endpoint';
import { addressText, id, optionalAddressText, stateCode, zipCode } from '../schema';
import * as z from '../z';
import { spouseNotice } from './spouse-notice-entity';

export const sendSpouseNoticeAgain = endpoint({
  id: 'sendSpouseNoticeAgain',
  method: 'POST',
  path: '/practice/borrower/{id}/spouse-notices/{noticeId}',
  summary: 'Send the notice for a borrower’s spouse, whose address was rejected, to another address',
  source: 'domain §6 (Wis. Stat. 766.56(3)(b)); own call',
  access: [
    {
      kind: 'staff',
      roles: ['Admin'],
      permission: 'borrower.edit',
      brand: 'financing',
      platformOnly: true,
      owns: [{ at: 'params.id', is: 'borrower' }],
    },
  ],
  params: z.object({ id: id(), noticeId: id() }),
  body: z.strictObject({
    address: z.strictObject({
      street: addressText(120),
      unit: optionalAddressText(30),
      city: addressText(80),
      state: stateCode(),
      zipCode: zipCode(),
    }),
    /** Of the notice that was looked at. */
    version: z.number().check(z.int(), z.minimum(0)),
  }),
  result: z.object({ spouseNotice }),
  errors: ['STALE', 'NOT_PENDING'],
});
