import { endpoint } from '../endpoint';
import * as z from '../z';
import { membership } from './entity';

export const getMembershipSummary = endpoint({
  id: 'getMembershipSummary',
  method: 'GET',
  path: '/privi/member/membership-summary',
  summary: 'The memberships of the member who is logged in, the newest that runs first',
  source: 'membership §7 Member portal',
  access: [{ kind: 'member' }],
  result: z.object({
    memberships: z.array(membership),
    /** The account is closed: its papers can be read and what is owed paid, nothing else. */
    isClosed: z.boolean(),
  }),
  errors: [],
  afterClosing: true,
});
