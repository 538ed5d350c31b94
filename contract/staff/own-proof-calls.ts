import { endpoint, staffRoles } from '../endpoint';
import { text } from '../schema';
import * as z from '../z';
import { usedPasskey } from './passkey-entity';

/** What `proveOneself` answers, given to a call that changes how somebody logs in; used once. */
export const proofField = z.optional(text(100));

export const proveOneself = endpoint({
  id: 'proveOneself',
  method: 'POST',
  path: '/practice/own-proof',
  summary: 'Reauthenticate before changing log-in settings; the proof works once, within five minutes',
  source: 'OWASP ASVS 5.0 7.5.1 (own call)',
  access: [{ kind: 'staff', roles: staffRoles, permission: null, brand: 'every', beforeFactor: true }],
  body: z.strictObject({
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    /** Of the authenticator app or a recovery code, from whoever has one. */
    code: z.optional(text(40)),
    /** The answer of a passkey to the challenge of the refusal SECOND_FACTOR. */
    passkey: z.optional(usedPasskey),
  }),
  result: z.object({ proof: z.string() }),
  errors: ['WRONG_PASSWORD', 'SECOND_FACTOR', 'WRONG_CODE'],
  rateLimit: 'strict',
});
