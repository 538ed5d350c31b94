import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint';
import { adminUser, applicationDetails, applicationRow } from '../entities/staff';
import { listQuery, listResult } from '../list';
import { emailAddress, id, money, stateCode, text } from '../schema';

const anyStaff = { kind: 'staff', roles: staffRoles } as const;

export const adminLogin = endpoint({
  id: 'adminLogin',
  method: 'POST',
  path: '/v2/admin/login',
  summary: 'Staff log-in by e-mail and password; sets the session cookie',
  source: 'provider-admin §7 Auth and admin users',
  access: [{ kind: 'public' }],
  query: z.strictObject({ brand: z.optional(text(20)) }),
  body: z.strictObject({ email: emailAddress(), password: z.string().check(z.minLength(1), z.maxLength(128)) }),
  result: z.object({ data: adminUser, redirectPath: z.string() }),
  errors: ['WRONG_PASSWORD', 'ACCOUNT_BLOCKED', 'CROSS_SITE'],
  rateLimit: 'strict',
  example: { body: { email: 'manager@bright-smile.test', password: 'Demo-Password-1' } },
});

export const getAuthUser = endpoint({
  id: 'getAuthUser',
  method: 'GET',
  path: '/practice/auth-user',
  summary: 'The logged-in staff member with the practices in scope',
  source: 'provider-admin §7 Auth and admin users',
  access: [anyStaff],
  result: adminUser,
  errors: [],
});

export const applicationSortKeys = [
  'createdAt',
  'number',
  'name',
  'status',
  'requestedAmount',
  'approvedAmount',
  'availableCredit',
  'state',
] as const;

export const listApplications = endpoint({
  id: 'listApplications',
  method: 'POST',
  path: '/practice/applications',
  summary: 'Applications of the practices in scope, with counts by status for the same query',
  source: 'provider-admin §7 Applications, decision 9',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      brand: 'financing',
      owns: [
        { at: 'body.practices', is: 'practice' },
        { at: 'body.borrowerId', is: 'borrower' },
      ],
    },
  ],
  body: z.extend(
    listQuery(
      applicationSortKeys,
      z.strictObject({
        status: z.optional(z.array(z.enum(['INCOMPLETE', 'REVIEW', 'APPROVED', 'DENIED'])).check(z.maxLength(4))),
        state: z.optional(stateCode()),
        grade: z.optional(z.array(z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G'])).check(z.maxLength(7))),
        requestedFrom: z.optional(money(0, 1_000_000)),
        requestedTo: z.optional(money(0, 1_000_000)),
      }),
    ),
    { borrowerId: z.optional(id()) },
  ),
  result: z.extend(listResult(applicationRow), {
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

export const getApplicationDetails = endpoint({
  id: 'getApplicationDetails',
  method: 'GET',
  path: '/practice/applications/{applicationId}',
  summary: 'One application with its answers, documents and the trace of each decision',
  source: 'provider-admin §1; the specification names no call for the detail (own name)',
  access: [{ kind: 'staff', roles: staffRoles, owns: [{ at: 'params.applicationId', is: 'application' }] }],
  params: z.object({ applicationId: id() }),
  result: applicationDetails,
  errors: [],
});
