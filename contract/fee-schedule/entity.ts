import { FEE_SCHEDULE_STATUSES } from '@domain/practice/fee-schedule';
import { named } from '../schema';
import * as z from '../z';

/** What a practice pays, as it was sent to it and signed by it. */
export const feeSchedule = named(
  'FeeSchedule',
  z.object({
    _id: z.string(),
    practiceId: z.string(),
    status: z.enum(FEE_SCHEDULE_STATUSES),
    sentAt: z.string(),
    sentBy: z.string(),
    /** Null until it is signed. */
    signature: z.nullable(z.object({ name: z.string(), title: z.string(), at: z.string() })),
    /** Null for what was agreed on elsewhere. */
    document: z.nullable(
      z.object({
        title: z.string(),
        version: z.string(),
        sections: z.array(z.object({ heading: z.nullable(z.string()), paragraphs: z.array(z.string()) })),
        /** sha256 of the exact text above; sent back when signing. */
        sha256: z.string(),
      }),
    ),
    version: z.number(),
  }),
);
