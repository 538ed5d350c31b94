import { endpoint, staffRoles } from '../endpoint';
import { named, text } from '../schema';
import * as z from '../z';
import { proofField } from './own-proof-calls';
import { madePasskey } from './passkey-entity';

const source = 'provider-admin §7 Auth and admin users (own calls); W3C WebAuthn Level 2';
const access = [{ kind: 'staff', roles: staffRoles, permission: null, brand: 'every', beforeFactor: true }] as const;
/** The id of a credential is the authenticator's to choose. */
const params = z.object({ passkeyId: z.string().check(z.regex(/^[\w-]{3,1400}$/)) });
const name = text(60);

const ownPasskey = named(
  'OwnPasskey',
  z.object({
    _id: z.string(),
    name: z.string(),
    createdAt: z.string(),
    /** Null while it has let nobody in. */
    lastUsedAt: z.nullable(z.string()),
  }),
);
const list = z.object({ data: z.array(ownPasskey) });

export const listPasskeys = endpoint({
  id: 'listPasskeys',
  method: 'GET',
  path: '/practice/passkeys',
  summary: 'One’s own passkeys',
  source,
  access,
  result: list,
  errors: [],
});

export const startPasskey = endpoint({
  id: 'startPasskey',
  method: 'POST',
  path: '/practice/passkeys/challenge',
  summary: 'Options for creating a passkey; the challenge works once, within five minutes',
  source,
  access,
  body: z.strictObject({ proof: proofField }),
  result: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    account: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    /** COSE numbers, best first. */
    algorithms: z.array(z.number()),
    /** Passkeys that the person has: their authenticators make no second one. */
    known: z.array(z.string()),
  }),
  errors: ['STEP_ORDER', 'PROOF_NEEDED'],
  rateLimit: 'strict',
});

export const addPasskey = endpoint({
  id: 'addPasskey',
  method: 'POST',
  path: '/practice/passkeys',
  summary: 'Save a new passkey; ends other sessions and emails the user',
  source,
  access,
  body: z.strictObject({ name, passkey: madePasskey }),
  result: list,
  errors: ['STEP_ORDER', 'WRONG_CODE'],
  rateLimit: 'strict',
});

export const renamePasskey = endpoint({
  id: 'renamePasskey',
  method: 'PATCH',
  path: '/practice/passkeys/{passkeyId}',
  summary: "Rename one's own passkey",
  source,
  access,
  params,
  body: z.strictObject({ name }),
  result: list,
  errors: ['NOT_FOUND'],
});

export const removePasskey = endpoint({
  id: 'removePasskey',
  method: 'POST',
  path: '/practice/passkeys/{passkeyId}/remove',
  summary: "Remove one's own passkey; it stops working and the user is emailed",
  source,
  access,
  params,
  body: z.strictObject({ proof: proofField }),
  result: list,
  errors: ['NOT_FOUND', 'STEP_ORDER', 'PROOF_NEEDED'],
});
