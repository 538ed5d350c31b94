import { PARTNER_PAYOUT_STATUSES } from '@domain/funding/partner-payout';
import { dollars, named } from '../schema';
import * as z from '../z';

/** What the partner lender pays the practice for a loan. */
export const partnerPayout = named(
  'PartnerPayout',
  z.object({
    status: z.enum(PARTNER_PAYOUT_STATUSES),
    amount: dollars(),
    /** As bank statements print it; null before it left. */
    ref: z.nullable(z.string()),
    /** The day of its last move. */
    on: z.nullable(z.string()),
    returnCode: z.nullable(z.string()),
    version: z.number(),
  }),
);
