import { endpoint } from '../endpoint';
import { done, id, oneTimeCode } from '../schema';
import * as z from '../z';
import { borrowerAnswer } from './entity';

const source = 'provider-admin §4, §7 Borrower administration, §8';

/** @NOTE choice: as for changes of the person; whoever proves an address in somebody's name opens their account by it. */
const rule = { kind: 'staff', roles: ['Admin'], permission: 'borrower.edit', brand: 'financing' } as const;
const ofPath = [{ ...rule, owns: [{ at: 'params.id', is: 'borrower' }] }] as const;
const params = z.object({ id: id() });
const channel = z.enum(['email', 'phone']);

export const sendContactCode = endpoint({
  id: 'sendContactCode',
  method: 'POST',
  path: '/practice/borrower/{id}/send-otp',
  summary: 'Send a person a code to verify an email address or phone number while they speak with staff',
  source,
  access: ofPath,
  params,
  body: z.strictObject({ channel }),
  result: z.object({ sentTo: z.string(), resendAfterSeconds: z.number(), expiresAt: z.string() }),
  errors: ['NOT_REACHABLE', 'STEP_ORDER'],
  rateLimit: 'strict',
  example: { body: { channel: 'phone' } },
});

export const verifyContactCode = endpoint({
  id: 'verifyContactCode',
  method: 'POST',
  path: '/practice/borrower/{id}/verify-otp',
  summary: 'Enter the code the person reads out; verifies the email address or phone number',
  source,
  access: ofPath,
  params,
  body: z.strictObject({ channel, otp: oneTimeCode() }),
  result: borrowerAnswer,
  errors: ['WRONG_CODE', 'CODE_EXPIRED', 'CODE_USED_UP', 'DUPLICATED_DATA'],
  rateLimit: 'strict',
  example: { body: { channel: 'phone', otp: '123456' } },
});

export const requestIdVerification = endpoint({
  id: 'requestIdVerification',
  method: 'POST',
  path: '/practice/borrower/{id}/request-id-verification',
  summary: 'Email a person to verify their identity; any earlier verification no longer counts',
  source,
  access: ofPath,
  params,
  result: borrowerAnswer,
  errors: ['NOT_REACHABLE'],
  idempotent: true,
});

/** @NOTE choice: the body says whom; it is sent only while the refresh is open, because the email leads to it. */
export const sendCreditRefreshLimit = endpoint({
  id: 'sendCreditRefreshLimit',
  method: 'POST',
  path: '/practice/borrower/send-credit-refresh-limit',
  summary: 'Email a person that their spending limit can be refreshed',
  source,
  access: [{ ...rule, owns: [{ at: 'body.borrowerId', is: 'borrower' }] }],
  body: z.strictObject({ borrowerId: id() }),
  result: done(),
  errors: ['NOT_REACHABLE', 'REAPPLY_NOT_OPEN'],
  idempotent: true,
  example: { body: { borrowerId: 'borrower-1' } },
});

export const askDocumentReview = endpoint({
  id: 'askDocumentReview',
  method: 'POST',
  path: '/borrower/review-document',
  summary: "Email a patient to review a transaction's documents",
  source,
  access: [{ ...rule, owns: [{ at: 'body.transactionId', is: 'transaction' }] }],
  body: z.strictObject({ transactionId: id() }),
  result: done(),
  errors: ['NOT_REACHABLE', 'NOT_PENDING'],
  idempotent: true,
  example: { body: { transactionId: 'transaction-1' } },
});
