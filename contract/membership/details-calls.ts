import { MEMBERSHIP_HISTORY_ACTIONS } from '@domain/membership/history';
import { endpoint, staffRoles } from '../endpoint';
import { dollars, id, named } from '../schema';
import * as z from '../z';
import { CANCELLATION_CHANNELS } from './cancellation-calls';
import { membership } from './entity';

/** Something that happened to a membership. */
export const membershipEvent = named(
  'MembershipEvent',
  z.object({
    at: z.string(),
    action: z.enum(MEMBERSHIP_HISTORY_ACTIONS),
    userName: z.string(),
    amount: z.nullable(dollars()),
    /** How and when the member asked staff for it; null where nobody asked, or the member did it. */
    request: z.nullable(z.object({ channel: z.enum(CANCELLATION_CHANNELS), on: z.string() })),
    /** What a payment that failed was taken from: an account returns one, a card declines it. Null for everything else. */
    methodKind: z.nullable(z.enum(['BANK', 'CARD'])),
  }),
);

/** What cancelling today would cost or return to the member, and what of its pay would go back from the practice. */
export const ifCancelled = named(
  'IfCancelled',
  z.object({
    totalDelivered: dollars(),
    totalPaid: dollars(),
    owes: dollars(),
    /** Money, and what goes back to credits. */
    getsBack: dollars(),
    creditsBack: dollars(),
    /** Below zero where the practice would get more. */
    practiceReturns: dollars(),
  }),
);

export const getMembershipDetails = endpoint({
  id: 'getMembershipDetails',
  method: 'GET',
  path: '/privi/provider/membership-details',
  summary: 'A membership as its practice sees it: history, and what canceling today would mean for both sides',
  source: 'membership §7 Provider membership operations',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'membership.view',
      brand: 'every',
      owns: [{ at: 'query.membershipId', is: 'membership' }],
    },
  ],
  query: z.strictObject({ membershipId: id() }),
  // Newest first; `ifCancelled` is null where nothing runs that could be cancelled.
  result: z.object({ membership, history: z.array(membershipEvent), ifCancelled: z.nullable(ifCancelled) }),
  errors: ['NOT_FOUND'],
});
