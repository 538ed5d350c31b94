import { endpoint, staffRoles } from '../endpoint';
import { id } from '../schema';
import * as z from '../z';
import { membership, seenVersion } from './entity';

const source = 'own call; decision 61, membership §4 Cancellation';
const ofMember = [{ kind: 'member', owns: [{ at: 'body.membershipId', is: 'membership' }] }] as const;

export const askForPause = endpoint({
  id: 'askForPause',
  method: 'POST',
  path: '/privi/member/pause/ask',
  summary: 'Request a pause of 1 to 3 months; payments continue until the practice confirms it',
  source,
  access: ofMember,
  body: z.strictObject({ membershipId: id(), months: z.number().check(z.int(), z.minimum(1), z.maximum(3)) }),
  result: z.object({ membership }),
  errors: ['NOT_FOUND', 'STEP_ORDER'],
  idempotent: true,
});

export const takePauseBack = endpoint({
  id: 'takePauseBack',
  method: 'POST',
  path: '/privi/member/pause/take-back',
  summary: "Withdraw a pause request that hasn't been answered",
  source,
  access: ofMember,
  body: z.strictObject({ membershipId: id() }),
  result: z.object({ membership }),
  errors: ['NOT_FOUND', 'STEP_ORDER'],
  idempotent: true,
});

export const answerPause = endpoint({
  id: 'answerPause',
  method: 'POST',
  path: '/privi/provider/member/pause/answer',
  summary: "Confirm or decline a member's pause request",
  source,
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'membership.sell',
      brand: 'every',
      owns: [{ at: 'body.membershipId', is: 'membership' }],
    },
  ],
  body: z.strictObject({ membershipId: id(), isConfirmed: z.boolean(), ...seenVersion }),
  result: z.object({ membership }),
  errors: ['NOT_FOUND', 'STALE', 'STEP_ORDER'],
  idempotent: true,
});
