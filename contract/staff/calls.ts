import { endpoint, staffRoles } from '../endpoint';
import { emailAddress, text } from '../schema';
import * as z from '../z';
import { adminUser } from './entity';
import { usedPasskey } from './passkey-entity';

const anyStaff = { kind: 'staff', roles: staffRoles, permission: null, brand: 'every', beforeFactor: true } as const;

export const adminLogin = endpoint({
  id: 'adminLogin',
  method: 'POST',
  path: '/v2/admin/login',
  summary: 'Staff log-in by email and password; sets the session cookie',
  source: 'provider-admin §7 Auth and admin users',
  access: [{ kind: 'public' }],
  query: z.strictObject({ brand: z.optional(text(20)) }),
  body: z.strictObject({
    email: emailAddress(),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    /** Of the authenticator app or a recovery code, from whoever has one. */
    code: z.optional(text(40)),
    /** The answer of a passkey to the challenge of the refusal SECOND_FACTOR. */
    passkey: z.optional(usedPasskey),
  }),
  result: z.object({ data: adminUser, redirectPath: z.string() }),
  errors: ['WRONG_PASSWORD', 'SECOND_FACTOR', 'WRONG_CODE', 'ACCOUNT_BLOCKED', 'CROSS_SITE'],
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
