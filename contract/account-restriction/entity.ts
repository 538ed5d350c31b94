import { named } from '../schema';
import * as z from '../z';

export const RESTRICTION_CHANGES = [
  'HOLD',
  'RELEASE',
  'FRAUD',
  'FRAUD_UNDONE',
  'ARCHIVE',
  'ARCHIVE_UNDONE',
  'ALERTS_DISMISSED',
] as const;

export const standingChange = named(
  'RestrictionChange',
  z.object({ kind: z.enum(RESTRICTION_CHANGES), reason: z.string(), userName: z.string(), at: z.string() }),
);

/** What the platform's staff have set about a borrower, and who set it why, the newest first. */
export const accountRestrictions = named(
  'BorrowerStanding',
  z.object({
    accountOnHold: z.boolean(),
    flaggedAsFraud: z.boolean(),
    isDeleted: z.boolean(),
    version: z.number(),
    changes: z.array(standingChange),
  }),
);
