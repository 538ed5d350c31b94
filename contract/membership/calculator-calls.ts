import { endpoint, staffRoles } from '../endpoint';
import { dollars, id, named } from '../schema';
import * as z from '../z';
import { planContent, planFigures, practiceReceives } from './entity';

const ofMembership = { at: 'body.membershipId', is: 'membership' } as const;
const owns = [{ at: 'body.practiceId', is: 'practice' }, ofMembership] as const;

/** What a plan costs and brings, day by day, before anybody is sent it. */
export const planCalculation = named(
  'PlanCalculation',
  z.extend(planFigures, {
    practice: z.object({ _id: z.string(), PracticeName: z.string() }),
    /** Day of the first payment, today where the practice is; of a running plan that of the first changed one. */
    startsOn: z.string(),
    /** The year without a membership, and what of it the discounts of the treatments take off. */
    listPrice: dollars(),
    treatmentDiscounts: dollars(),
    /** The year after those and before the discounts of the whole plan. */
    grossCost: dollars(),
    /** The last of the months with the member's part of the fee. */
    lastPaymentWithFee: dollars(),
    /** Months of the year in which each treatment falls, 0 to 11, in the order of the treatments. */
    slots: z.array(z.array(z.number())),
    /** Credits that could be spent today, and what of them is. */
    spendableCredits: dollars(),
    creditsApplied: dollars(),
    /** Payments after the first one. */
    paymentsRemaining: z.number(),
    /** Every payment by its day; the first one with the upfront cost and less the credits. */
    payments: z.array(z.object({ on: z.string(), amount: dollars() })),
    /** Null for members: what their practice pays is not theirs to see. */
    practiceReceives: z.nullable(
      z.extend(practiceReceives, {
        /** The practice is paid in advance, and this plan is more than this member was approved for: it is paid with each payment. */
        isAboveMaximum: z.boolean(),
        /** Each deposit by the day on which it leaves; none for a running plan. */
        deposits: z.array(z.object({ sentOn: z.string(), treatments: dollars(), fee: dollars(), net: dollars() })),
      }),
    ),
  }),
);

export const calculatePlan = endpoint({
  id: 'calculatePlan',
  method: 'POST',
  path: '/privi/member/payment-calculator',
  summary: "The cost of a practice's treatments as a plan: yearly, monthly, today, and what the practice receives",
  source: 'membership §7 Member portal, domain §4.7',
  access: [
    { kind: 'member', owns: [ofMembership] },
    { kind: 'staff', roles: staffRoles, permission: 'membership.sell', brand: 'every', owns },
  ],
  body: z.strictObject({
    practiceId: id(),
    /** Whose credits and running plan count; a member's own at the practice where a member names none. */
    membershipId: z.optional(id()),
    treatments: planContent.treatments,
    discounts: planContent.discounts,
    applyCredits: z.optional(z.boolean()),
  }),
  result: planCalculation,
  errors: ['NOT_FOUND'],
  example: {
    body: {
      practiceId: 'prac-harbor-medspa',
      treatments: [{ _id: 'treatment-botox', units: 40, discountPercent: 10, interval: 3 }],
    },
  },
});
