import { endpoint } from '../endpoint';
import { keptMethod } from '../payment-method/member-calls';
import { civilDateText, id, money } from '../schema';
import * as z from '../z';
import { CANCELLATION_CHANNELS } from './cancellation-calls';
import { membership, membershipPayment } from './entity';

export const endMemberAutopay = endpoint({
  id: 'endMemberAutopay',
  method: 'POST',
  path: '/privi/member/autopay/end',
  summary: 'End automatic payment of a membership: from now on each payment is asked for by email and made by hand',
  source: 'own call; decision 69; 12 CFR 1005.10(c)',
  access: [{ kind: 'member', owns: [{ at: 'body.membershipId', is: 'membership' }] }],
  body: z.strictObject({ membershipId: id() }),
  result: z.object({ membership }),
  errors: ['NOT_FOUND', 'STEP_ORDER', 'INVALID_FIELDS'],
});

export const endAutopayForMember = endpoint({
  id: 'endAutopayForMember',
  method: 'POST',
  path: '/privi/provider/membership/autopay/end',
  summary: 'End automatic payment for a member who called, wrote or asked at the desk',
  source: 'own call; decisions 68, 69; 12 CFR 1005.10(c)',
  access: [
    {
      kind: 'staff',
      roles: ['Admin', 'PracticeAdmin', 'EnterpriseAdmin'],
      permission: 'membership.edit',
      brand: 'every',
      owns: [{ at: 'body.membershipId', is: 'membership' }],
    },
  ],
  body: z.strictObject({
    membershipId: id(),
    channel: z.enum(CANCELLATION_CHANNELS),
    requestedOn: civilDateText(),
  }),
  result: z.object({ membership }),
  errors: ['NOT_FOUND', 'STEP_ORDER', 'INVALID_FIELDS'],
});

export const payMembershipBill = endpoint({
  id: 'payMembershipBill',
  method: 'POST',
  path: '/privi/member/pay-bill',
  summary:
    'Pay what is due of a membership once, or the next payment before its day, with any of the member’s own cards or accounts',
  source: 'own call; decision 69',
  access: [
    {
      kind: 'member',
      owns: [
        { at: 'body.membershipId', is: 'membership' },
        { at: 'body.paymentMethodId', is: 'paymentMethod' },
      ],
    },
  ],
  body: z.strictObject({
    membershipId: id(),
    paymentMethodId: id(),
    /** The day of the payment that is made before it; left out for what is due now. */
    on: z.optional(civilDateText()),
    /** As it was shown: nothing else is charged. */
    amount: money(0.01, 1_000_000),
  }),
  result: z.object({ payment: membershipPayment, membership }),
  errors: ['NOT_FOUND', 'STEP_ORDER', 'STALE', 'PAYMENT_DECLINED', 'VENDOR_UNAVAILABLE'],
  afterClosing: true,
  idempotent: true,
  rateLimit: 'strict',
});

export const chooseMemberPaymentMethod = endpoint({
  id: 'chooseMemberPaymentMethod',
  method: 'POST',
  path: '/privi/member/payment-method',
  summary: 'Pay a membership from a payment method that its member has',
  source: 'membership §2 change-payment-method; own call beside membership §7',
  access: [
    {
      kind: 'member',
      owns: [
        { at: 'body.membershipId', is: 'membership' },
        { at: 'body.paymentMethodId', is: 'paymentMethod' },
      ],
    },
  ],
  body: z.strictObject({
    membershipId: id(),
    paymentMethodId: id(),
    /** The member was told that this turns automatic payment on again; without it, nothing does. */
    turnsOnAutopay: z.optional(z.boolean()),
    /** Of the authorization that was shown: a running membership is charged to nothing without it. */
    authorizationHash: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  }),
  result: z.object(keptMethod),
  errors: ['NOT_FOUND', 'STEP_ORDER', 'STALE'],
});

export const getMembershipAuthorization = endpoint({
  id: 'getMembershipAuthorization',
  method: 'GET',
  path: '/privi/member/payment-authorization',
  summary: 'What charging a running membership to a payment method authorizes, to be read before it is chosen',
  source: 'own call; 12 CFR 1005.10(b)',
  access: [
    {
      kind: 'member',
      owns: [
        { at: 'query.membershipId', is: 'membership' },
        { at: 'query.paymentMethodId', is: 'paymentMethod' },
      ],
    },
  ],
  query: z.strictObject({ membershipId: id(), paymentMethodId: id() }),
  result: z.object({ title: z.string(), paragraphs: z.array(z.string()), sha256: z.string() }),
  errors: ['NOT_FOUND', 'STEP_ORDER'],
});
