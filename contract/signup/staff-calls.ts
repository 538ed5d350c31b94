import { signupRow } from '../application-details/signup-list';
import { askedNote, askedText } from '../asked-text';
import { endpoint, staffRoles } from '../endpoint';
import { id } from '../schema';
import * as z from '../z';

const source = 'membership §7 Provider membership operations';
const staff = { kind: 'staff', roles: staffRoles, brand: 'every' } as const;

/** How somebody is reminded of the sign-up that they began, as the call and its form check it. `phone` is a text message, which carries no note. */
export const signupReminderAnswers = {
  channel: z.enum(['email', 'phone'], { error: 'Choose email or text message' }),
  note: askedNote(300),
};

/** How the person was reached, as the call and its form check it. */
export const alertAnswers = { reason: askedText(500, 'Enter how you reached them') };

export const sendSignupReminder = endpoint({
  id: 'sendSignupReminder',
  method: 'POST',
  path: '/privi/provider/send-signup-reminder',
  summary: 'Remind a person of their sign-up by email or text message, once a day',
  source,
  access: [{ ...staff, permission: 'signup.invite', owns: [{ at: 'body.signupId', is: 'signup' }] }],
  body: z.strictObject({ signupId: id(), ...signupReminderAnswers }),
  result: z.object({ signup: signupRow }),
  errors: ['NOT_FOUND', 'STEP_ORDER', 'NOT_REACHABLE'],
  idempotent: true,
});

export const dismissSignupAlert = endpoint({
  id: 'dismissSignupAlert',
  method: 'PATCH',
  path: '/privi/provider/fraud-alerts/dismiss',
  summary: "Dismiss a sign-up's fraud alert after reaching the person, with how they were reached",
  source: `${source}, §4 Other provider states`,
  access: [{ ...staff, permission: 'membership.sell', owns: [{ at: 'body.signupId', is: 'signup' }] }],
  // Whoever dismisses one says how the person was reached (15 USC 1681c-1(h)).
  body: z.strictObject({
    signupId: id(),
    ...alertAnswers,
    version: z.optional(z.number().check(z.int(), z.minimum(0))),
  }),
  result: z.object({ signup: signupRow }),
  errors: ['NOT_FOUND', 'STALE', 'STEP_ORDER'],
  idempotent: true,
});
