import { dollars, named } from '../schema';
import * as z from '../z';

export const applicationRow = named(
  'ApplicationRow',
  z.object({
    _id: z.string(),
    number: z.number(),
    borrowerId: z.nullable(z.string()),
    creditProfileId: z.nullable(z.string()),
    name: z.string(),
    practicemanagement: z.object({ _id: z.string(), PracticeName: z.string() }),
    status: z.enum(['INCOMPLETE', 'REVIEW', 'APPROVED', 'DENIED']),
    statusNote: z.nullable(z.string()),
    flaggedAsFraud: z.nullable(z.boolean()),
    requestedAmount: z.nullable(dollars()),
    approvedAmount: z.nullable(dollars()),
    availableCredit: z.nullable(dollars()),
    grade: z.nullable(z.string()),
    state: z.nullable(z.string()),
    /** Last moment at which the applicant must hear, while a person may decide. */
    decideBy: z.nullable(z.string()),
    createdAt: z.string(),
  }),
);
