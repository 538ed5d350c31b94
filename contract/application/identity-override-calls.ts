import { endpoint } from '../endpoint';
import { id } from '../schema';
import { staffReason } from '../staff-reason';
import * as z from '../z';

// Takes an identity as proven without the vendor's word: a permission of its own, a reason, and our own people only.
const rule = { kind: 'staff', roles: ['Admin'], permission: 'identity.override', brand: 'financing' } as const;
/** For the history; only our own staff read it. */
const reason = staffReason();

/**
 * @NOTE choice: TruValidate is who asks for questions, a photograph or more information before the rules look at the credit
 * (borrower §4). The body of the specification is the person; which of their applications is the latest of financing.
 */
export const bypassTruvalidate = endpoint({
  id: 'bypassTruvalidate',
  method: 'POST',
  path: '/practice/bypass-truvalidate-application',
  summary: "Run a person's latest application without identity checks that staff made another way",
  source: 'provider-admin §7 Applications, §8; reliability S13',
  access: [{ ...rule, owns: [{ at: 'body.userId', is: 'borrower' }] }],
  body: z.strictObject({ userId: id(), reason }),
  result: z.object({
    status: z.string(),
    applicationId: z.string(),
    /** Why it was denied, in a sentence; null where it was not. */
    error: z.nullable(z.string()),
  }),
  errors: ['STEP_ORDER', 'RULES_FORBID', 'ACCOUNT_BLOCKED', 'NOT_FOUND'],
  idempotent: true,
  example: { body: { userId: 'borrower-1', reason: 'Seen in the practice with a driver’s license.' } },
});
