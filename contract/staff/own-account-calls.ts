import { endpoint, staffRoles } from '../endpoint';
import { done, id, named, text } from '../schema';
import * as z from '../z';
import { proofField } from './own-proof-calls';

const source = 'provider-admin §7 Auth and admin users (own calls); RFC 6238, NIST SP 800-63B';
const access = [{ kind: 'staff', roles: staffRoles, permission: null, brand: 'every', beforeFactor: true }] as const;
const code = z.strictObject({ code: text(40) });
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const ownSession = named(
  'OwnSession',
  z.object({
    _id: z.string(),
    /** The browser that logged in; null where it did not say. */
    device: z.nullable(z.string()),
    createdAt: z.string(),
    lastSeenAt: z.string(),
    isThis: z.boolean(),
  }),
);

export const listOwnSessions = endpoint({
  id: 'listOwnSessions',
  method: 'GET',
  path: '/practice/own-sessions',
  summary: "One's own sessions",
  source,
  access,
  result: z.object({ data: z.array(ownSession) }),
  errors: [],
});

export const endOwnSession = endpoint({
  id: 'endOwnSession',
  method: 'DELETE',
  path: '/practice/own-sessions/{sessionId}',
  summary: 'Log out of one other session',
  source,
  access,
  params: z.object({ sessionId: id() }),
  result: done(),
  errors: ['NOT_FOUND'],
});

export const endOtherSessions = endpoint({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/practice/own-sessions',
  summary: 'Log out everywhere else',
  source,
  access,
  result: done(),
  errors: [],
});

export const getSecondFactor = endpoint({
  id: 'getSecondFactor',
  method: 'GET',
  path: '/practice/second-factor',
  summary: 'Whether log-in requires an authenticator code',
  source,
  access,
  result: z.object({ isOn: z.boolean(), isRequired: z.boolean(), recoveryCodesLeft: z.number() }),
  errors: [],
});

export const startSecondFactor = endpoint({
  id: 'startSecondFactor',
  method: 'POST',
  path: '/practice/second-factor',
  summary: 'Create an authenticator app secret; active once a code from it is entered',
  source,
  access,
  body: z.strictObject({ proof: proofField }),
  result: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['STEP_ORDER', 'PROOF_NEEDED'],
});

export const confirmSecondFactor = endpoint({
  id: 'confirmSecondFactor',
  method: 'PUT',
  path: '/practice/second-factor',
  summary: 'Turn on the second factor with a first code; returns the recovery codes once',
  source,
  access,
  body: code,
  result: recoveryCodes,
  errors: ['STEP_ORDER', 'WRONG_CODE'],
  rateLimit: 'strict',
});

export const renewRecoveryCodes = endpoint({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/practice/second-factor/recovery-codes',
  summary: 'Create new recovery codes, returned once; earlier ones stop working',
  source,
  access,
  body: code,
  result: recoveryCodes,
  errors: ['STEP_ORDER', 'WRONG_CODE'],
  rateLimit: 'strict',
});

export const endSecondFactor = endpoint({
  id: 'endSecondFactor',
  method: 'POST',
  path: '/practice/second-factor/end',
  summary: 'Turn off the second factor with one of its codes',
  source,
  access,
  body: code,
  result: done(),
  errors: ['STEP_ORDER', 'WRONG_CODE'],
  rateLimit: 'strict',
});
