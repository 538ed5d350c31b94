import { decisionErrors } from '../application/decision-calls';
import { endpoint } from '../endpoint';
import { id, money } from '../schema';
import * as z from '../z';

/**
 * @NOTE choice: the body names the application that was looked at, so that what somebody else ran meanwhile is not run again;
 * the other fields are those of a re-apply by the patient (borrower §7). The specification names no permission: a run decides.
 */
export const reapplyManually = endpoint({
  id: 'reapplyManually',
  method: 'POST',
  path: '/practice/borrower/{id}/application/reapply-manually',
  summary: 'Run another application for a person who asked staff for it; archives an earlier denied one',
  source: 'provider-admin §1, §7 Borrower administration, §8',
  access: [
    {
      kind: 'staff',
      roles: ['Admin'],
      permission: 'application.decide',
      brand: 'financing',
      owns: [
        { at: 'params.id', is: 'borrower' },
        { at: 'body.applicationId', is: 'application' },
      ],
    },
  ],
  params: z.object({ id: id() }),
  body: z.strictObject({
    applicationId: id(),
    /** The person told our staff that they allow the soft credit check (15 USC 1681b); needed for each new decision. */
    creditPullConsent: z.literal(true),
    requestedAmount: z.optional(money(250, 40_000)),
    annualIncome: z.optional(money(0, 10_000_000)),
  }),
  result: z.object({
    status: z.string(),
    /** The further application. */
    applicationId: z.string(),
    /** Why it was denied, in a sentence; null where it was not. */
    error: z.nullable(z.string()),
    /** The denied application that it replaces; null where there was none. */
    archivedApplicationId: z.nullable(z.string()),
  }),
  errors: [...decisionErrors, 'REAPPLY_NOT_OPEN', 'NOT_FOUND'],
  idempotent: true,
  example: { body: { applicationId: 'application-1', creditPullConsent: true, annualIncome: 72_000 } },
});
