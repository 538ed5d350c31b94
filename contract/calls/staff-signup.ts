import { MEMBERSHIP_STATUSES } from '@domain/enums';
import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint';
import { listQuery, listResult } from '../list';
import { named } from '../schema';

export const signupSortKeys = ['createdAt', 'number', 'name', 'status'] as const;

/** A membership sign-up as the staff of its practice see it. */
export const signupRow = named(
  'SignupRow',
  z.object({
    _id: z.string(),
    number: z.number(),
    borrowerId: z.string(),
    name: z.string(),
    email: z.nullable(z.string()),
    phoneNumber: z.nullable(z.string()),
    practicemanagement: z.object({ _id: z.string(), PracticeName: z.string() }),
    status: z.enum(['INCOMPLETE', 'REVIEW', 'APPROVED', 'DENIED']),
    /** Null before the sign-up is approved. */
    membershipStatus: z.nullable(z.enum(MEMBERSHIP_STATUSES)),
    /** The person keeps the sign-up for later. */
    savedForLater: z.boolean(),
    createdAt: z.string(),
  }),
);

export const listSignups = endpoint({
  id: 'listSignups',
  method: 'POST',
  path: '/privi/provider/signup',
  summary: 'Membership sign-ups of the practices in scope, with counts by status for the same query',
  source: 'membership §7 Provider, decisions 9 and 42',
  access: [{ kind: 'staff', roles: staffRoles, owns: [{ at: 'body.practices', is: 'practice' }] }],
  body: listQuery(
    signupSortKeys,
    z.strictObject({
      status: z.optional(z.array(z.enum(['INCOMPLETE', 'REVIEW', 'APPROVED', 'DENIED'])).check(z.maxLength(4))),
      /** Only those who have a membership, running or over. */
      isMember: z.optional(z.literal(true)),
    }),
  ),
  result: z.extend(listResult(signupRow), {
    counts: z.object({
      all: z.number(),
      INCOMPLETE: z.number(),
      REVIEW: z.number(),
      APPROVED: z.number(),
      DENIED: z.number(),
    }),
  }),
  errors: [],
});
