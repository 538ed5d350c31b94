import { named } from '../schema';
import * as z from '../z';

export const STANDING_CHANGES = [
  'HOLD',
  'RELEASE',
  'FRAUD',
  'FRAUD_UNDONE',
  'ARCHIVE',
  'ARCHIVE_UNDONE',
  'ALERTS_DISMISSED',
] as const;

export const standingChange = named(
  'StandingChange',
  z.object({ kind: z.enum(STANDING_CHANGES), reason: z.string(), userName: z.string(), at: z.string() }),
);

/** What the platform's staff have set about a borrower, and who set it why, the newest first. */
export const borrowerStanding = named(
  'BorrowerStanding',
  z.object({
    accountOnHold: z.boolean(),
    flaggedAsFraud: z.boolean(),
    isDeleted: z.boolean(),
    version: z.number(),
    changes: z.array(standingChange),
  }),
);
