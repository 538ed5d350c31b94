import { endpoint, staffRoles } from '../endpoint';
import { done, id, named, text } from '../schema';
import * as z from '../z';
import { proofField } from './own-proof-calls';

const source = 'provider-admin §7 Auth and admin users (own calls); RFC 6238, NIST SP 800-63B';
const access = [{ kind: 'staff', roles: staffRoles, permission: null, brand: 'every' }] as const;
const code = z.strictObject({ code: text(20) });
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
  summary: 'Where one is logged in',
  source,
  access,
  result: z.object({ data: z.array(ownSession) }),
  errors: [],
});

export const endOwnSession = endpoint({
  id: 'endOwnSession',
  method: 'DELETE',
  path: '/practice/own-sessions/{sessionId}',
  summary: 'Logs out elsewhere',
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
  summary: 'Logs out everywhere else',
  source,
  access,
  result: done(),
  errors: [],
});

export const getSecondFactor = endpoint({
  id: 'getSecondFactor',
  method: 'GET',
  path: '/practice/second-factor',
  summary: 'Whether log-ins ask for a code of an authenticator app',
  source,
  access,
  result: z.object({ isOn: z.boolean(), isRequired: z.boolean(), recoveryCodesLeft: z.number() }),
  errors: [],
});

export const startSecondFactor = endpoint({
  id: 'startSecondFactor',
  method: 'POST',
  path: '/practice/second-factor',
  summary: 'Makes the secret of an authenticator app; it counts once a code of it was given',
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
  summary: 'Turns the second factor on by a first code; answers the recovery codes, once',
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
  summary: 'Makes new recovery codes, which are answered once; earlier ones work no more',
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
  summary: 'Turns the second factor off, by a code of it',
  source,
  access,
  body: code,
  result: done(),
  errors: ['STEP_ORDER', 'WRONG_CODE'],
  rateLimit: 'strict',
});
