import { endpoint } from '../endpoint';
import { id, text } from '../schema';
import * as z from '../z';
import { membership } from './entity';

export const seeMemberNotices = endpoint({
  id: 'seeMemberNotices',
  method: 'POST',
  path: '/privi/member/notices-seen',
  summary: "Record that the member saw a treatment notice or the tour, so it isn't shown again on any device",
  source: 'own call; membership §2 (treatment notification modal, platform-overview tutorial modal)',
  access: [{ kind: 'member', owns: [{ at: 'body.membershipId', is: 'membership' }] }],
  body: z.strictObject({
    membershipId: id(),
    /** Of treatments, as the membership names them. */
    keys: z._default(z.array(text(160)).check(z.maxLength(100)), []),
    isShownAround: z._default(z.boolean(), false),
  }),
  result: z.object({ membership }),
  errors: ['NOT_FOUND'],
  idempotent: true,
});
