import { staffRoles } from '../endpoint';
import { named } from '../schema';
import * as z from '../z';

export const adminUser = named(
  'AdminUser',
  z.object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(staffRoles),
    permissions: z.array(z.string()),
    financePartner: z.boolean(),
    brand: z.string(),
    enterpriseId: z.nullable(z.string()),
    /** Until they have set up an authenticator app, they may do nothing else. */
    needsSecondFactor: z.boolean(),
    practices: z.array(
      z.object({
        _id: z.string(),
        PracticeName: z.string(),
        slug: z.string(),
        StateCode: z.string(),
        /** IANA name, by which its days are counted. */
        timeZone: z.string(),
        enrollments: z.array(z.string()),
      }),
    ),
  }),
);
