import { named } from '../schema';
import * as z from '../z';

/** The letter to a borrower's spouse that credit was extended. Nothing of the spouse is in it. */
export const spouseNotice = named(
  'SpouseNotice',
  z.object({
    _id: z.string(),
    documentId: z.string(),
    queuedAt: z.string(),
    /** When the letter company took it. */
    postedAt: z.nullable(z.string()),
    /** The day by which the company expects it to arrive. */
    expectedOn: z.nullable(z.string()),
    /** When the company refused its address; null once it was sent to another. */
    refusedAt: z.nullable(z.string()),
    version: z.number(),
  }),
);
