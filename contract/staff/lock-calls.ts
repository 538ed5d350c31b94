import { endpoint } from '../endpoint';
import { done, id, text } from '../schema';
import * as z from '../z';

/** Who can vouch for a colleague: the administrators of a practice, of an enterprise and of the platform. */
const administrators = {
  kind: 'staff',
  roles: ['Admin', 'PracticeAdmin', 'EnterpriseAdmin'],
  permission: 'staff.unlock',
  brand: 'every',
} as const;

export const listLockedStaff = endpoint({
  id: 'listLockedStaff',
  method: 'GET',
  path: '/practice/locked-staff',
  summary: 'Staff in scope locked out after too many wrong passwords',
  source: 'provider-admin §7 Auth and admin users; reliability S11',
  access: [administrators],
  result: z.object({
    data: z.array(z.object({ staffId: z.string(), staffName: z.string(), lockedUntil: z.string() })),
  }),
  errors: [],
});

export const unlockStaff = endpoint({
  id: 'unlockStaff',
  method: 'POST',
  path: '/practice/locked-staff/{staffId}/unlock',
  summary: "Unlock a user's log-in",
  source: 'provider-admin §7 Auth and admin users; reliability S11',
  access: [{ ...administrators, owns: [{ at: 'params.staffId', is: 'colleague' }] }],
  params: z.object({ staffId: id() }),
  result: done(),
  errors: ['NOT_FOUND'],
});

export const trustStaffDevice = endpoint({
  id: 'trustStaffDevice',
  method: 'POST',
  path: '/v2/admin/trust-device',
  summary: 'Approve this device with the link from a lock email, so it can try passwords',
  source: 'reliability S11: strangers keep nobody out',
  access: [{ kind: 'public' }],
  body: z.strictObject({ link: text(200) }),
  result: done(),
  errors: ['CODE_EXPIRED'],
  rateLimit: 'strict',
});
