import { endpoint } from '../endpoint';
import { dollars, id, money, named } from '../schema';
import * as z from '../z';
import { membership, membershipPayment } from './entity';

const source = 'membership §3 Global credits, §7 Member portal; decision 57';
const own = [{ at: 'query.membershipId', is: 'membership' }] as const;
const ownBody = [{ at: 'body.membershipId', is: 'membership' }] as const;

export const creditAccount = named(
  'CreditAccount',
  z.object({
    membershipId: z.string(),
    /** What can be spent today. */
    globalCredits: dollars(),
    /** Bought credits, which alone can be paid out. */
    maxWithdrawal: dollars(),
    /** What of it can pay open bills now. */
    maxApply: dollars(),
    lots: z.array(
      z.object({
        _id: z.string(),
        kind: z.enum(['PURCHASED', 'GRANTED']),
        source: z.string(),
        amount: dollars(),
        remaining: dollars(),
        receivedOn: z.string(),
        expiresOn: z.nullable(z.string()),
      }),
    ),
    globalCreditsHistory: z.array(
      z.object({
        on: z.string(),
        kind: z.enum(['GRANTED', 'PURCHASED', 'APPLIED', 'WITHDRAWN', 'EXPIRED', 'RETURNED']),
        amount: dollars(),
        source: z.string(),
      }),
    ),
    /** Bills that credits can pay now. */
    openBills: z.array(z.object({ _id: z.string(), dueOn: z.string(), left: dollars() })),
  }),
);

export const getGlobalCredits = endpoint({
  id: 'getGlobalCredits',
  method: 'GET',
  path: '/privi/member/global-credits',
  summary: 'Credits by lot with their expiration date, uses, and the amount that can be withdrawn',
  source,
  access: [{ kind: 'member', owns: own }],
  query: z.strictObject({ membershipId: id() }),
  result: creditAccount,
  errors: ['NOT_FOUND'],
});

export const withdrawGlobalCredits = endpoint({
  id: 'withdrawGlobalCredits',
  method: 'POST',
  path: '/privi/member/global-credits/withdraw',
  summary: 'Pay bought credits out to the card or account of the membership',
  source,
  access: [{ kind: 'member', owns: ownBody }],
  body: z.strictObject({ membershipId: id(), amount: money(0.01, 1_000_000) }),
  result: creditAccount,
  errors: ['NOT_FOUND', 'STEP_ORDER', 'STALE'],
  idempotent: true,
});

export const applyGlobalCredits = endpoint({
  id: 'applyGlobalCredits',
  method: 'POST',
  path: '/privi/member/global-credits/apply',
  summary: 'Pay unpaid bills with credits, oldest first',
  source,
  access: [{ kind: 'member', owns: ownBody }],
  body: z.strictObject({ membershipId: id(), amount: money(0.01, 1_000_000) }),
  result: creditAccount,
  errors: ['NOT_FOUND', 'STEP_ORDER', 'STALE'],
  idempotent: true,
});

export const listMembershipPayments = endpoint({
  id: 'listMembershipPayments',
  method: 'GET',
  path: '/privi/member/membership/payments',
  summary: 'Payments of a membership, the newest first',
  source: 'membership §7 Member portal',
  access: [{ kind: 'member', owns: own }],
  query: z.strictObject({ membershipId: z.optional(id()) }),
  result: z.object({ payments: z.array(membershipPayment) }),
  errors: ['NOT_FOUND'],
  afterClosing: true,
});

export const reprocessMembershipPayment = endpoint({
  id: 'reprocessMembershipPayment',
  method: 'POST',
  path: '/privi/member/reprocess-payment',
  summary: "Retry a failed payment from the membership's card or account, or another one",
  source: 'membership §7 Member portal, §8',
  access: [
    {
      kind: 'member',
      owns: [
        { at: 'body.paymentId', is: 'membershipPayment' },
        { at: 'body.paymentMethodId', is: 'paymentMethod' },
      ],
    },
  ],
  body: z.strictObject({ paymentId: id(), paymentMethodId: z.optional(id()) }),
  result: z.object({ payment: membershipPayment, membership }),
  errors: ['NOT_FOUND', 'STEP_ORDER', 'PAYMENT_DECLINED', 'VENDOR_UNAVAILABLE'],
  afterClosing: true,
  idempotent: true,
});
