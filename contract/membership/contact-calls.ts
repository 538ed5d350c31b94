import { endpoint, staffRoles } from '../endpoint';
import { id, oneTimeCode, text } from '../schema';
import * as z from '../z';
import { membership, seenVersion } from './entity';

export const requestContact = endpoint({
  id: 'requestContact',
  method: 'POST',
  path: '/privi/member/request-contact',
  summary: 'Request a call from the practice; the practice is notified once until it clears the request',
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
  summary: "Clear a member's call request",
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

export const emailPrivacyPolicy = endpoint({
  id: 'emailPrivacyPolicy',
  method: 'POST',
  path: '/privi/provider/member/privacy-policy-email',
  summary: 'Email the member a link to read and confirm the privacy policy, once a day',
  source: 'membership §7 Provider membership operations',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'membership.sell',
      brand: 'every',
      owns: [{ at: 'body.membershipId', is: 'membership' }],
    },
  ],
  body: z.strictObject({ membershipId: id() }),
  result: z.object({ sentTo: z.string() }),
  errors: ['NOT_FOUND', 'STEP_ORDER'],
  idempotent: true,
});

const provesContact = [
  {
    kind: 'staff',
    roles: staffRoles,
    permission: 'membership.sell',
    brand: 'every',
    owns: [{ at: 'body.membershipId', is: 'membership' }],
  },
] as const;
/** The email address or phone number of the member that is proven. */
const ofMember = { membershipId: id(), data: text(254) };
const proofSource = 'membership §7 Provider membership operations, §4 Other provider states';

export const sendMemberOtp = endpoint({
  id: 'sendMemberOtp',
  method: 'POST',
  path: '/privi/provider/member/send-otp',
  summary: 'Send a member a code to read out to the practice, which verifies their email or phone',
  source: proofSource,
  access: provesContact,
  body: z.strictObject(ofMember),
  result: z.object({ sentTo: z.string(), resendAfterSeconds: z.number(), expiresAt: z.string() }),
  errors: ['NOT_REACHABLE', 'STEP_ORDER'],
  rateLimit: 'strict',
});

export const verifyMemberOtp = endpoint({
  id: 'verifyMemberOtp',
  method: 'POST',
  path: '/privi/provider/member/verify-otp',
  summary: 'Enter the code the member reads out; verifies their email or phone',
  source: proofSource,
  access: provesContact,
  body: z.strictObject({ ...ofMember, otp: oneTimeCode() }),
  result: z.object({ membership }),
  errors: ['WRONG_CODE', 'CODE_EXPIRED', 'CODE_USED_UP', 'DUPLICATED_DATA', 'STEP_ORDER', 'NOT_REACHABLE'],
  rateLimit: 'strict',
});
