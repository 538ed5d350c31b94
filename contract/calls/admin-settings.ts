import { PERMISSIONS } from '@domain/staff/permissions';
import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint';
import { named, text } from '../schema';

const anyStaff = { kind: 'staff', roles: staffRoles, permission: null } as const;
const permissions = z.array(z.enum(PERMISSIONS));

/** Somebody who works for a practice of the scope. */
export const colleague = named(
  'Colleague',
  z.object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    role: z.enum(staffRoles),
    /** What they may do: their own list, else that of their role. */
    permissions,
    hasOwnPermissions: z.boolean(),
    enterpriseId: z.nullable(z.string()),
    /** Until when their log-ins are refused; null when they are not. */
    lockedUntil: z.nullable(z.string()),
    /** The practices of the scope that they work for. */
    practices: z.array(z.object({ _id: z.string(), PracticeName: z.string() })),
    version: z.number(),
  }),
);

export const getUserPermissions = endpoint({
  id: 'getUserPermissions',
  method: 'GET',
  path: '/practice/user/permissions',
  summary: 'What the logged-in staff member may do now',
  source: 'provider-admin §7 Auth and admin users',
  access: [anyStaff],
  result: z.object({ permissions }),
  errors: [],
});

export const listRoles = endpoint({
  id: 'listRoles',
  method: 'GET',
  path: '/practice/roles',
  summary: 'The roles of staff, with what each may do unless somebody has a list of their own',
  source: 'provider-admin §7 Auth and admin users',
  access: [anyStaff],
  result: z.object({ data: z.array(z.object({ role: z.enum(staffRoles), permissions })) }),
  errors: [],
});

export const listColleagues = endpoint({
  id: 'listColleagues',
  method: 'GET',
  path: '/practice/admin-settings',
  summary: 'Everybody who works for the practices in scope, or for some of them, with what they may do',
  source: 'provider-admin §7 Auth and admin users',
  access: [{ kind: 'staff', roles: ['Admin', 'PracticeAdmin', 'EnterpriseAdmin'], permission: 'staff.view' }],
  query: z.strictObject({
    /** Ids of practices with commas between them; one that is not in scope has nobody. */
    practices: z.optional(text(4000)),
  }),
  result: z.object({ data: z.array(colleague) }),
  errors: [],
});
