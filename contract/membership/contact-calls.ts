import { endpoint, staffRoles } from '../endpoint';
import { id } from '../schema';
import * as z from '../z';
import { membership, seenVersion } from './entity';

export const requestContact = endpoint({
  id: 'requestContact',
  method: 'POST',
  path: '/privi/member/request-contact',
  summary: 'The member asks the practice to call: it is told once, until it clears the request',
  source: 'membership §7 Member portal',
  access: [{ kind: 'member', owns: [{ at: 'body.membershipId', is: 'membership' }] }],
  body: z.strictObject({ membershipId: id() }),
  result: z.object({ membership }),
  errors: ['NOT_FOUND', 'STEP_ORDER'],
  idempotent: true,
});

export const clearContactRequest = endpoint({
  id: 'clearContactRequest',
  method: 'POST',
  path: '/privi/provider/member/clear-contact-request',
  summary: 'The member who asked for a call was called',
  source: 'own call; membership §7 (request-contact), §8',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'membership.sell',
      brand: 'every',
      owns: [{ at: 'body.membershipId', is: 'membership' }],
    },
  ],
  body: z.strictObject({ membershipId: id(), ...seenVersion }),
  result: z.object({ membership }),
  errors: ['NOT_FOUND', 'STALE', 'STEP_ORDER'],
  idempotent: true,
});
