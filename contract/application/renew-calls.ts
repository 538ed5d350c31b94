import { applicantOf } from '../applicant-access';
import { endpoint } from '../endpoint';
import { id, oneTimeCode } from '../schema';
import * as z from '../z';

export const renewDuplicatedApplicant = endpoint({
  id: 'renewDuplicatedApplicant',
  method: 'POST',
  path: '/apply/renew-duplicated-user',
  summary: "Continue with the same person's earlier account, verified by a code sent to its address",
  source: 'borrower §7 Application, reliability S3: first call without a code sends it, second call with it renews',
  access: [applicantOf('body.applicationId')],
  body: z.strictObject({ applicationId: id(), otp: z.optional(oneTimeCode()) }),
  result: z.object({ codeSent: z.boolean(), destination: z.nullable(z.string()), pagePath: z.string() }),
  errors: ['WRONG_CODE', 'CODE_EXPIRED', 'CODE_USED_UP', 'STEP_ORDER', 'ACCOUNT_BLOCKED'],
  rateLimit: 'strict',
});
