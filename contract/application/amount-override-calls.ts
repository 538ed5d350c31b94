import { endpoint } from '../endpoint';
import { dollars, id, money } from '../schema';
import { staffReason } from '../staff-reason';
import * as z from '../z';

/**
 * The finance partner bears the risk of its practices' loans, so it may grant more than the rules did.
 * @NOTE choice: never less: a smaller amount is adverse action and needs its notice (12 CFR 1002.2(c)). What the rules deny, the
 * override does not grant, because a loan needs the grade and rates of a decision. `reason` is ours, for the history.
 */
export const overrideApplicationAmount = endpoint({
  id: 'overrideApplicationAmount',
  method: 'PUT',
  path: '/practice/dr-fin/override',
  summary: 'Set the amount of an application as the finance partner and approve it',
  source: 'provider-admin §4, §6, §7 Applications',
  access: [
    {
      kind: 'staff',
      roles: ['Admin'],
      permission: 'application.decide',
      brand: 'financing',
      partnerOnly: true,
      owns: [{ at: 'body.applicationId', is: 'application' }],
    },
  ],
  body: z.strictObject({
    applicationId: id(),
    approvedAmount: money(250, 40_000),
    reason: staffReason(),
    /** What was approved on the screen: when a colleague granted more meanwhile, it is refused with STALE. */
    shownAmount: z.optional(money(0, 40_000)),
  }),
  result: z.object({ status: z.string(), approvedAmount: dollars(), availableCredit: dollars() }),
  errors: ['NOT_FOUND', 'RULES_FORBID', 'STALE'],
  idempotent: true,
  example: {
    body: { applicationId: 'application-1', approvedAmount: 9000, reason: 'Known to the practice for years.' },
  },
});
