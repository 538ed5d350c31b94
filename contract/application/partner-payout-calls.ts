import { endpoint } from '../endpoint';
import { id } from '../schema';
import * as z from '../z';
import { partnerPayout } from './partner-payout-entity';

export const sendPartnerPayoutAgain = endpoint({
  id: 'sendPartnerPayoutAgain',
  method: 'POST',
  path: '/practice/applications/{applicationId}/partner-payout/reprocess',
  summary: 'Ask the partner lender to resend a returned payout, or to continue with a paused one',
  source: 'provider-admin §2 (reprocess), domain §4.3 Provider funding; own call',
  access: [
    {
      kind: 'staff',
      roles: ['Admin'],
      permission: 'funding.manage',
      brand: 'financing',
      platformOnly: true,
      owns: [{ at: 'params.applicationId', is: 'application' }],
    },
  ],
  params: z.object({ applicationId: id() }),
  body: z.strictObject({
    /** Of the payout that was looked at. */
    version: z.number().check(z.int(), z.minimum(0)),
  }),
  result: z.object({ payout: partnerPayout }),
  errors: ['STALE', 'NOT_PENDING'],
});
