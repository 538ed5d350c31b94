import { REVIEW_NEED_CODES } from '@domain/application/review-needs';
import { endpoint } from '../endpoint';
import { dollars, id, text } from '../schema';
import * as z from '../z';

export const decideApplicationReview = endpoint({
  id: 'decideApplicationReview',
  method: 'POST',
  path: '/practice/applications/{applicationId}/review',
  summary: 'Decide an application in review, or request more from its applicant',
  source: 'provider-admin §1; 12 CFR 1002.9 (own name)',
  access: [
    {
      kind: 'staff',
      roles: ['Admin'],
      permission: 'application.decide',
      brand: 'financing',
      owns: [{ at: 'params.applicationId', is: 'application' }],
    },
  ],
  params: z.object({ applicationId: id() }),
  body: z.strictObject({
    /** APPROVE grants what the rules give once a person has cleared what it waited for; WITHDRAW ends what is proposed. */
    action: z.enum(['APPROVE', 'DENY', 'ASK_MORE', 'WITHDRAW']),
    /** For DENY: codes of the reason table, most important first. */
    reasons: z.optional(z.array(text(60)).check(z.minLength(1), z.maxLength(4))),
    /** For ASK_MORE: what is missing. */
    needs: z.optional(z.array(z.enum(REVIEW_NEED_CODES)).check(z.minLength(1), z.maxLength(5))),
    /**
     * For APPROVE under a fraud alert: how the person was reached and who they are made sure of (15 USC 1681c-1(h)). It ends
     * the alert.
     */
    identityStep: z.optional(text(500)),
    /** The proposal of a colleague that this confirms, where a second person is asked for. */
    confirms: z.optional(id()),
    /** The version that was looked at: what a colleague did meanwhile is read before it is overruled. */
    version: z.optional(z.number().check(z.int(), z.minimum(0))),
  }),
  result: z.object({
    status: z.string(),
    approvedAmount: z.nullable(dollars()),
    /** It waits for somebody else to confirm it. */
    isProposed: z.boolean(),
  }),
  errors: ['STALE', 'RULES_FORBID'],
  idempotent: true,
  example: { body: { action: 'DENY', reasons: ['OBLIGATIONS_HIGH'] } },
});
