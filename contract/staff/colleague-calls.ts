import { PERMISSIONS } from '@domain/staff/permissions';
import { endpoint, staffRoles } from '../endpoint';
import { businessPhone, done, emailAddress, id, named, personName, text } from '../schema';
import * as z from '../z';
import { proofField } from './own-proof-calls';

const anyStaff = { kind: 'staff', roles: staffRoles, permission: null, brand: 'every' } as const;
const permissions = z.array(z.enum(PERMISSIONS));

/** Somebody who works for a practice of the scope. */
export const colleague = named(
  'Colleague',
  z.object({
    _id: z.string(),
    name: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    role: z.enum(staffRoles),
    /** What they may do: their own list, else that of their role. */
    permissions,
    hasOwnPermissions: z.boolean(),
    enterpriseId: z.nullable(z.string()),
    /** Until when their log-ins are refused; null when they are not. */
    lockedUntil: z.nullable(z.string()),
    /** Whom we call about their practice. */
    personOfContact: z.boolean(),
    /** Of the platform's own people: who sells to practices, and who looks after them. */
    salesRep: z.boolean(),
    successManager: z.boolean(),
    financePartner: z.boolean(),
    /** Whether their log-ins ask for more than the password. */
    hasSecondFactor: z.boolean(),
    /** Whether whoever asks may change them: a role that they could give, no permission that they lack, no practice that they do not see. */
    canEdit: z.boolean(),
    /** The practices of the scope that they work for. */
    practices: z.array(z.object({ _id: z.string(), PracticeName: z.string() })),
    version: z.number(),
  }),
);

export const getUserPermissions = endpoint({
  id: 'getUserPermissions',
  method: 'GET',
  path: '/practice/user/permissions',
  summary: "The logged-in user's current permissions",
  source: 'provider-admin §7 Auth and admin users',
  access: [anyStaff],
  result: z.object({ permissions }),
  errors: [],
});

export const listRoles = endpoint({
  id: 'listRoles',
  method: 'GET',
  path: '/practice/roles',
  summary: 'Staff roles and their default permissions',
  source: 'provider-admin §7 Auth and admin users',
  access: [anyStaff],
  result: z.object({ data: z.array(z.object({ role: z.enum(staffRoles), permissions })) }),
  errors: [],
});

export const listColleagues = endpoint({
  id: 'listColleagues',
  method: 'GET',
  path: '/practice/admin-settings',
  summary: 'All users of the practices in scope, or some of them, with their permissions',
  source: 'provider-admin §7 Auth and admin users',
  access: [
    { kind: 'staff', roles: ['Admin', 'PracticeAdmin', 'EnterpriseAdmin'], permission: 'staff.view', brand: 'every' },
  ],
  query: z.strictObject({
    /** Ids of practices with commas between them; one that is not in scope has nobody. */
    practices: z.optional(text(4000)),
  }),
  result: z.object({ data: z.array(colleague) }),
  errors: [],
});

const administrators = {
  kind: 'staff',
  roles: ['Admin', 'PracticeAdmin', 'EnterpriseAdmin'],
  permission: 'staff.edit',
  brand: 'every',
  platformOnly: true,
} as const;
const platformAdmins = { ...administrators, roles: ['Admin'] } as const;
const source = 'provider-admin §7 Auth and admin users';
const ofColleague = { at: 'params.id', is: 'colleague' } as const;
const version = z.optional(z.int());
/** Left out, it stays; empty, there is none. */
const orNone = <S extends z.ZodMiniType>(schema: S) => z.optional(z.union([z.literal(''), schema]));
const practiceIds = z.array(id()).check(z.maxLength(100));

/** Where a name is one text, its last word is the last name. */
const names = {
  firstName: z.optional(personName()),
  lastName: z.optional(personName()),
  name: z.optional(personName(120)),
};

export const listSystemAdmins = endpoint({
  id: 'listSystemAdmins',
  method: 'GET',
  path: '/practice/system-admins',
  summary: 'Platform users with their permissions',
  source,
  access: [{ kind: 'staff', roles: ['Admin'], permission: 'staff.view', brand: 'every', platformOnly: true }],
  result: z.object({ data: z.array(colleague) }),
  errors: [],
});

export const addColleague = endpoint({
  id: 'addColleague',
  method: 'POST',
  path: '/practice/admin-settings',
  summary: 'Add a user and email them a link to create their password',
  source,
  access: [
    {
      ...administrators,
      owns: [
        { at: 'body.practices', is: 'practice', alone: true },
        { at: 'body.practicemanagement', is: 'practice', alone: true },
        { at: 'body.enterprise', is: 'enterprise' },
      ],
    },
  ],
  body: z.strictObject({
    ...names,
    email: emailAddress(),
    phone: orNone(businessPhone()),
    role: z.enum(staffRoles),
    /** Practices that they work for; `practicemanagement` is one more. */
    practices: z.optional(practiceIds),
    practicemanagement: z.optional(id()),
    /** Of an enterprise's administrator. */
    enterprise: orNone(id()),
    /** Of whoever adds somebody who may administer: their account outlives the session that made it. */
    proof: proofField,
  }),
  result: z.object({ data: colleague }),
  errors: ['DUPLICATED_DATA', 'PROOF_NEEDED'],
  idempotent: true,
  example: {
    body: {
      firstName: 'Ada',
      lastName: 'Marsh',
      email: 'ada@bright-smile.test',
      role: 'PracticeStaff',
      practices: ['prac-bright-smile'],
    },
  },
});

export const editColleague = endpoint({
  id: 'editColleague',
  method: 'PUT',
  path: '/practice/admin-settings',
  summary: "Change a user's details and role; omitted fields stay the same",
  source,
  access: [
    {
      ...administrators,
      owns: [
        { at: 'query.adminUserId', is: 'colleague' },
        { at: 'query.practiceUserId', is: 'colleague' },
        { at: 'body.practices', is: 'practice', alone: true },
        { at: 'body.enterpriseId', is: 'enterprise' },
      ],
    },
  ],
  /** One of both, and the same: the first names somebody of the platform, the second somebody of a practice. */
  query: z.strictObject({ adminUserId: z.optional(id()), practiceUserId: z.optional(id()) }),
  body: z.strictObject({
    ...names,
    email: z.optional(emailAddress()),
    phone: orNone(businessPhone()),
    role: z.optional(z.enum(staffRoles)),
    practices: z.optional(practiceIds),
    personOfContact: z.optional(z.boolean()),
    enterpriseId: orNone(id()),
    version,
    /** Where the email address changes: whoever reads its mail sets the password. And where the role lets somebody administer. */
    proof: proofField,
  }),
  result: z.object({ data: colleague }),
  errors: ['NOT_FOUND', 'DUPLICATED_DATA', 'RULES_FORBID', 'STEP_ORDER', 'STALE', 'PROOF_NEEDED'],
});

export const removeColleague = endpoint({
  id: 'removeColleague',
  method: 'DELETE',
  path: '/practice/{id}/admin-settings',
  summary: 'Remove a user from a practice; from the last one, or with none named, their account is closed',
  source,
  access: [{ ...administrators, owns: [ofColleague, { at: 'query.practicemanagement', is: 'practice', alone: true }] }],
  params: z.object({ id: id() }),
  query: z.strictObject({ practicemanagement: z.optional(id()) }),
  result: z.object({ isGone: z.boolean() }),
  errors: ['NOT_FOUND', 'RULES_FORBID', 'STEP_ORDER', 'STALE'],
});

export const setColleaguePermissions = endpoint({
  id: 'setColleaguePermissions',
  method: 'PUT',
  path: '/practice/{id}/permissions',
  summary: "Set a user's own permissions; an empty list restores their role's",
  source,
  access: [{ ...administrators, owns: [ofColleague] }],
  params: z.object({ id: id() }),
  body: z.strictObject({
    adminUser: z.strictObject({ permissions }),
    version,
    /** Where they let somebody administer who did not before. */
    proof: proofField,
  }),
  result: z.object({ data: colleague }),
  errors: ['NOT_FOUND', 'RULES_FORBID', 'STEP_ORDER', 'STALE', 'PROOF_NEEDED'],
});

export const setColleagueTags = endpoint({
  id: 'setColleagueTags',
  method: 'PUT',
  path: '/practice/{id}/tags',
  summary: 'Mark platform users as sales representatives or success managers',
  source,
  access: [{ ...platformAdmins, owns: [ofColleague] }],
  params: z.object({ id: id() }),
  body: z.strictObject({ salesRep: z.boolean(), successManager: z.boolean(), version }),
  result: z.object({ data: colleague }),
  errors: ['NOT_FOUND', 'RULES_FORBID', 'STALE'],
});

export const setColleaguePractices = endpoint({
  id: 'setColleaguePractices',
  method: 'PATCH',
  path: '/practice/{id}/practice-list',
  summary: "A user's practices within scope",
  source,
  access: [{ ...administrators, owns: [ofColleague, { at: 'body.practices', is: 'practice', alone: true }] }],
  params: z.object({ id: id() }),
  body: z.strictObject({ practices: practiceIds, version }),
  result: z.object({ data: colleague }),
  errors: ['NOT_FOUND', 'RULES_FORBID', 'STEP_ORDER', 'STALE'],
});

export const endColleagueSessions = endpoint({
  id: 'endColleagueSessions',
  method: 'DELETE',
  path: '/practice/{id}/sessions',
  summary: 'Log a user out everywhere',
  source: 'OWASP ASVS 5.0 7.4.5 (own call)',
  access: [{ ...administrators, owns: [ofColleague] }],
  params: z.object({ id: id() }),
  result: done(),
  errors: ['NOT_FOUND', 'RULES_FORBID'],
});

export const resetSecondFactor = endpoint({
  id: 'resetSecondFactor',
  method: 'POST',
  path: '/practice/{id}/second-factor/reset',
  summary: "Remove a user's lost second factor; logs them out and emails them",
  source: 'provider-admin §7 Auth and admin users (own call); NIST SP 800-63B 6.1.2.3',
  access: [{ ...platformAdmins, owns: [ofColleague] }],
  params: z.object({ id: id() }),
  body: z.strictObject({
    /** How it was made sure that it is them who asked. */
    reason: text(500),
    /** Of the own authenticator app, from whoever has one. */
    code: z.optional(text(40)),
    /** From whoever has no app. */
    proof: proofField,
  }),
  result: z.object({ data: colleague }),
  errors: ['NOT_FOUND', 'RULES_FORBID', 'STEP_ORDER', 'SECOND_FACTOR', 'WRONG_CODE', 'PROOF_NEEDED'],
  rateLimit: 'strict',
  example: { body: { reason: 'Called back at the number of their file.', code: '123456' } },
});

const assignment = z.object({
  /** Whose. */
  _id: z.string(),
  name: z.string(),
  enterpriseId: z.nullable(z.string()),
  enterpriseName: z.nullable(z.string()),
});

export const listColleagueEnterprises = endpoint({
  id: 'listColleagueEnterprises',
  method: 'GET',
  path: '/practice/adminuser/enterprise',
  summary: "A user's enterprise, and all enterprises",
  source,
  access: [
    {
      kind: 'staff',
      roles: ['Admin', 'EnterpriseAdmin'],
      permission: 'staff.view',
      brand: 'every',
      platformOnly: true,
    },
  ],
  result: z.object({
    data: z.array(assignment),
    enterprises: z.array(z.object({ _id: z.string(), name: z.string() })),
  }),
  errors: [],
});

export const setColleagueEnterprise = endpoint({
  id: 'setColleagueEnterprise',
  method: 'PATCH',
  path: '/practice/adminuser/enterprise',
  summary: 'Move an enterprise admin to another enterprise',
  source,
  access: [
    {
      ...platformAdmins,
      owns: [
        { at: 'body.userId', is: 'colleague' },
        { at: 'body.enterpriseId', is: 'enterprise' },
      ],
    },
  ],
  body: z.strictObject({ userId: id(), enterpriseId: id(), version }),
  result: z.object({ data: assignment }),
  errors: ['NOT_FOUND', 'RULES_FORBID', 'STALE'],
});
