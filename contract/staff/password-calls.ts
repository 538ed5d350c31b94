import { endpoint, staffRoles } from '../endpoint';
import { staffMessages } from '../message-center/entity';
import { done, emailAddress, named, text } from '../schema';
import * as z from '../z';

const source = 'provider-admin §7 Auth and admin users';
const anyStaff = { kind: 'staff', roles: staffRoles, permission: null, brand: 'every', beforeFactor: true } as const;
/** The secret of a link, or what it was exchanged for: 256 random bits. */
const token = () => z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
/** Its rules are those of `domain/staff/new-password.ts`; here only what can be decoded at all. */
const password = () => z.string().check(z.minLength(1), z.maxLength(200));
const twice = z.strictObject({ password: password(), passwordConfirmation: password() });
const example = { password: 'right-horse-battery', passwordConfirmation: 'right-horse-battery' };

export const sendPasswordEmail = endpoint({
  id: 'sendPasswordEmail',
  method: 'POST',
  path: '/practice/password/send-email',
  summary: 'Email a password reset link; an address without an account gets an email that says so',
  source,
  access: [{ kind: 'public' }],
  body: z.strictObject({
    email: emailAddress(),
    /** Whose log-in the link leads to. */
    enrollment: z._default(z.enum(['APPLICATIONS', 'MEMBERSHIPS']), 'APPLICATIONS'),
  }),
  result: done(),
  errors: ['NOT_FOUND', 'CROSS_SITE'],
  rateLimit: 'strict',
  example: { body: { email: 'manager@bright-smile.test' } },
});

export const exchangePasswordLink = endpoint({
  id: 'exchangePasswordLink',
  method: 'POST',
  path: '/practice/password/link',
  summary: 'Exchange an emailed password link for a token that sets the password once, within five minutes',
  source: 'OWASP ASVS 5.0 14.2.1 (own call)',
  access: [{ kind: 'public' }],
  body: z.strictObject({ token: token() }),
  result: z.object({ token: z.string(), data: z.object({ email: z.string(), linkExpiresAt: z.string() }) }),
  errors: ['CODE_EXPIRED', 'CROSS_SITE'],
  rateLimit: 'strict',
});

const withLink = (kind: 'create' | 'reset', summary: string) =>
  ({
    method: 'PUT',
    path: `/practice/password/{token}/${kind}`,
    summary,
    source,
    access: [{ kind: 'public' }],
    params: z.object({ token: token() }),
    body: twice,
    result: done(),
    errors: ['CODE_EXPIRED', 'CROSS_SITE'],
    rateLimit: 'strict',
    example: { body: example },
  }) as const;

export const createPassword = endpoint({
  id: 'createPassword',
  ...withLink('create', "Set a new user's first password with an emailed link"),
});

export const resetPassword = endpoint({
  id: 'resetPassword',
  ...withLink('reset', 'Set a new password with an emailed link and end every session'),
});

export const changePassword = endpoint({
  id: 'changePassword',
  method: 'PUT',
  path: '/practice/password/',
  summary: 'Change one’s own password; every other session ends',
  source,
  access: [anyStaff],
  body: z.strictObject({ currentPassword: password(), password: password() }),
  result: done(),
  errors: ['WRONG_PASSWORD'],
  rateLimit: 'strict',
  example: { body: { currentPassword: 'Demo-Password-1', password: 'right-horse-battery' } },
});

/** Somebody of the staff, as far as a page about their password shows them. */
const staffUser = named(
  'StaffUser',
  z.object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.enum(staffRoles),
    /** Until when the link works; null where none was asked about. */
    linkExpiresAt: z.nullable(z.string()),
    /** Those of the message center; null of anybody but whoever asks. */
    messages: z.nullable(staffMessages),
  }),
);

export const findStaffUser = endpoint({
  id: 'findStaffUser',
  method: 'GET',
  path: '/practice/user',
  summary: 'Whether a password link still works; with a session, a user by ID or email address',
  source,
  access: [anyStaff, { kind: 'public' }],
  query: z.strictObject({
    id: z.optional(text(64)),
    email: z.optional(emailAddress()),
    /** What `exchangePasswordLink` gave for the link. */
    forgotPasswordExpiryValidation: z.optional(token()),
  }),
  result: z.object({ data: staffUser }),
  errors: ['NOT_FOUND', 'CODE_EXPIRED', 'NO_SESSION'],
  rateLimit: 'strict',
});
