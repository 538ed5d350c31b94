import { endpoint, staffRoles } from '../endpoint';
import { named, text } from '../schema';
import * as z from '../z';
import { proofField } from './own-proof-calls';
import { madePasskey } from './passkey-entity';

const source = 'provider-admin §7 Auth and admin users (own calls); W3C WebAuthn Level 2';
const access = [{ kind: 'staff', roles: staffRoles, permission: null, brand: 'every' }] as const;
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
  summary: 'What a browser needs to make a passkey; its challenge is answered once, within five minutes',
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
  summary: 'Keeps a passkey that a browser made; other sessions end, and the person is told by mail',
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
  summary: 'Names a passkey of one’s own',
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
  summary: 'Removes a passkey of one’s own; it lets nobody in any more, and the person is told by mail',
  source,
  access,
  params,
  body: z.strictObject({ proof: proofField }),
  result: list,
  errors: ['NOT_FOUND', 'STEP_ORDER', 'PROOF_NEEDED'],
});
