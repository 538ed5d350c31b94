import { creditTransaction } from '../credit-transaction/entity';
import { endpoint } from '../endpoint';
import { id, text } from '../schema';
import * as z from '../z';

const errors = ['STEP_ORDER', 'VENDOR_UNAVAILABLE'] as const;

export const openPersonaInquiry = endpoint({
  id: 'openPersonaInquiry',
  method: 'GET',
  path: '/borrower/persona-inquiry',
  summary: 'Open or resume the identity inquiry of the borrower',
  source: 'borrower §4, §7 Borrower; 409 means that the inquiry is finished and can be submitted',
  access: [{ kind: 'borrower' }],
  result: z.object({ inquiryId: z.string(), sessionToken: z.string(), url: z.string() }),
  errors: ['INQUIRY_EXISTS', ...errors],
});

export const submitBorrowerIdentity = endpoint({
  id: 'submitBorrowerIdentity',
  method: 'POST',
  path: '/borrower/identity-verification',
  summary: 'Read the result of the identity inquiry; transactions waiting on it can then be approved',
  source: 'borrower §4 Failures and other transitions, §7 Borrower',
  access: [{ kind: 'borrower' }],
  body: z.optional(z.strictObject({ inquiryId: z.optional(text(100)) })),
  result: z.object({ isIdentityVerified: z.boolean() }),
  errors,
  idempotent: true,
});

export const verifyCreditTransaction = endpoint({
  id: 'verifyCreditTransaction',
  method: 'PATCH',
  path: '/borrower/credittransactions/verify',
  summary: 'The same for one transaction; returns its current state',
  source: 'borrower §4 Transaction statuses ("After the verify step"), §7 Borrower',
  access: [{ kind: 'borrower', owns: [{ at: 'body.transactionId', is: 'transaction' }] }],
  body: z.strictObject({ transactionId: id(), inquiryId: z.optional(text(100)) }),
  result: z.object({ transaction: creditTransaction }),
  errors,
  idempotent: true,
});
