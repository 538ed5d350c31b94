import { federalBox } from '../document/entity';
import { endpoint } from '../endpoint';
import { dollars, id, named, personName, queryFlag } from '../schema';
import * as z from '../z';
import { memberMethod, membership, membershipPlan, reasonText, seenVersion } from './entity';

const source = 'membership §4 Membership activation and plan changes, §7 Member portal; decision 56';

/** A change of a running plan, the old one beside the new. */
export const planChangeDetails = named(
  'PlanChangeDetails',
  z.object({
    membershipId: z.string(),
    practiceName: z.string(),
    practicePhone: z.string(),
    reason: z.nullable(z.string()),
    before: membershipPlan,
    after: membershipPlan,
    oldTotal: dollars(),
    newTotal: dollars(),
    oldMonthlyPayment: dollars(),
    newMonthlyPayment: dollars(),
    monthlyChange: dollars(),
    /** A change changes no fee. */
    membershipFee: dollars(),
    /** A month with the fee; the last one may be another amount. */
    oldPayment: dollars(),
    newPayment: dollars(),
    lastPayment: dollars(),
    /** Of the year, what is not billed yet. */
    oldLeft: dollars(),
    newLeft: dollars(),
    /** Billed so far, and what of it is still to be paid. */
    paid: dollars(),
    openBills: dollars(),
    delivered: dollars(),
    /** Nothing is due on the day of acceptance. */
    paymentDueToday: dollars(),
    paymentsRemaining: z.number(),
    firstPaymentOn: z.nullable(z.string()),
    /** With the fee, less the credits that there are now where they are applied. */
    payments: z.array(z.object({ on: z.string(), amount: dollars() })),
    creditsApplied: dollars(),
    /** Paid beyond the changed plan: it becomes credit that can be paid out. */
    credit: dollars(),
    spendableCredits: dollars(),
    federalBox: z.nullable(federalBox),
    agreement: z.object({
      title: z.string(),
      sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
      /** What is ticked: to what it agrees, and what may be charged to what and when. Part of what is signed. */
      consent: z.string(),
    }),
    disclosureHash: z.string(),
    paymentMethod: z.nullable(memberMethod),
    /** Its member ended automatic payment, and goes on paying by hand. */
    paysByHand: z.boolean(),
    version: z.number(),
  }),
);

export const getPlanChange = endpoint({
  id: 'getPlanChange',
  method: 'GET',
  path: '/privi/member/plan-modification-acceptance-details',
  summary:
    'A proposed change to the active plan: old and new, payments from the next one on, and the agreement to sign',
  source,
  access: [
    {
      kind: 'member',
      owns: [
        { at: 'query.membershipId', is: 'membership' },
        { at: 'query.paymentMethodId', is: 'paymentMethod' },
      ],
    },
  ],
  query: z.strictObject({
    membershipId: z.optional(id()),
    applyCredits: queryFlag(),
    /** What would be charged: the text that is signed names it. */
    paymentMethodId: z.optional(id()),
  }),
  result: planChangeDetails,
  errors: ['NOT_FOUND', 'STEP_ORDER'],
});

export const acceptPlanChange = endpoint({
  id: 'acceptPlanChange',
  method: 'POST',
  path: '/privi/member/plan-modification-acceptance',
  summary: 'Accept the change, or keep the plan as it is; nothing is due today',
  source,
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
    /** False keeps the plan that runs. */
    accept: z._default(z.boolean(), true),
    /** With a plan that is kept: what the member would like in place of the change. */
    note: z.optional(reasonText()),
    /** Whether credits pay from now on. */
    applyCredits: z._default(z.boolean(), true),
    /** Pays the membership from now on, where one is named. */
    paymentMethodId: z.optional(id()),
    typedName: z.optional(personName(120)),
    disclosureHash: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
    ...seenVersion,
  }),
  result: z.object({ status: z.enum(['ACTIVE']), membership }),
  errors: ['NOT_FOUND', 'STEP_ORDER', 'STALE'],
  idempotent: true,
  binds: true,
});
