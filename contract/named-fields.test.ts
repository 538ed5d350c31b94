import { expect, test } from 'vitest';
import { finishSignup, getSignupInquiry, verifySignupCode } from './signup/calls';
import type * as z from './z';

/** The names of the fields of an object of the wire. */
const fieldsOf = (schema: unknown): string[] => Object.keys((schema as z.ZodMiniObject)._zod.def.shape);

// Fields that other systems read by these names; the answers themselves are held against the contract by every test of the API.
test('finish takes truValidateSessionId, the code answers user and token, the inquiry its id and session', () => {
  expect(fieldsOf(finishSignup.body)).toContain('truValidateSessionId');
  expect(fieldsOf(verifySignupCode.body)).toEqual(expect.arrayContaining(['user', 'otp']));
  expect(fieldsOf(verifySignupCode.result)).toEqual(expect.arrayContaining(['user', 'token']));
  expect(fieldsOf(getSignupInquiry.result)).toEqual(expect.arrayContaining(['inquiryId', 'sessionToken']));
});
