import { federalBox } from '../document/entity';
import { endpoint } from '../endpoint';
import { dollars, id, named, personName, queryFlag } from '../schema';
import * as z from '../z';
import { discountTotals, memberMethod, membership, membershipPlan, seenVersion } from './entity';

const source = 'membership §4 Membership activation and plan changes, §7 Member portal';
const ofMember = { at: 'query.membershipId', is: 'membership' } as const;
const ofMethod = { at: 'query.paymentMethodId', is: 'paymentMethod' } as const;

/** What a plan costs on the day on which it begins (membership §3 Activation and agreement details). */
export const activationDetails = named(
  'ActivationDetails',
  z.object({
    membershipId: z.string(),
    practiceName: z.string(),
    practicePhone: z.string(),
    plan: membershipPlan,
    totalTreatmentsCost: dollars(),
    upfrontCost: dollars(),
    /** Credits that can be spent today, and what of them is spent. */
    spendableCredits: dollars(),
    creditsApplied: dollars(),
    memberDiscounts: discountTotals,
    manufacturerDiscounts: discountTotals,
    membershipPayment: dollars(),
    membershipFee: dollars(),
    paymentsRemaining: z.number(),
    paymentDueToday: dollars(),
    /** The treatments of the first payment, without the fee: those of a month, or of the year where it is paid at once. */
    firstTreatments: dollars(),
    /** Today's sum before credits, and with all of them that it takes. */
    dueBeforeCredits: dollars(),
    dueWithCredits: dollars(),
    /** Every payment of the year by its day, today's first. */
    payments: z.array(z.object({ on: z.string(), amount: dollars() })),
    /** The year in one sum, with its fees; offered beside the months. */
    yearInOneSum: z.object({
      paymentDueToday: dollars(),
      creditsApplied: dollars(),
      dueBeforeCredits: dollars(),
      dueWithCredits: dollars(),
    }),
    /** The federal disclosure of more than four installments (12 CFR 1026.2(a)(17)); nothing is charged for them. */
    federalBox: z.nullable(federalBox),
    agreement: z.object({
      title: z.string(),
      sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
      /** What is ticked: to what it agrees, and what may be charged to what and when. Part of what is signed. */
      consent: z.string(),
    }),
    /** sha256 of the agreement as it is shown; what is signed is this text. */
    disclosureHash: z.string(),
    /** The name with which this very text was signed before its payment was declined; null while it is not signed. */
    signedName: z.nullable(z.string()),
    paymentMethod: z.nullable(memberMethod),
    renewsOn: z.string(),
    version: z.number(),
  }),
);

export const getActivationDetails = endpoint({
  id: 'getActivationDetails',
  method: 'GET',
  path: '/privi/member/membership-activation-details',
  summary: 'What the pending plan costs today and later, with and without credits, and the agreement to sign',
  source,
  access: [{ kind: 'member', owns: [ofMember, ofMethod] }],
  query: z.strictObject({
    /** The only membership with a plan that waits, where none is named. */
    membershipId: z.optional(id()),
    applyCredits: queryFlag(),
    /** What would be charged: the text that is signed names it. */
    paymentMethodId: z.optional(id()),
    /** Whether the agreement is shown for a year in one sum. */
    payAtOnce: queryFlag(),
  }),
  result: activationDetails,
  errors: ['NOT_FOUND', 'STEP_ORDER'],
});

export const activateMembership = endpoint({
  id: 'activateMembership',
  method: 'POST',
  path: '/privi/member/activate-membership',
  summary: 'Sign the agreement and pay what is due today; the requested plan becomes the active plan',
  source: `${source}; decisions 32, 63`,
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
    applyCredits: z._default(z.boolean(), true),
    payAtOnce: z._default(z.boolean(), false),
    /** The person's way to pay by default, where none is named. */
    paymentMethodId: z.optional(id()),
    typedName: personName(120),
    disclosureHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    /** What was shown as due today, in dollars: another figure by now is STALE. */
    paymentDueToday: z.number().check(z.minimum(0)),
    ...seenVersion,
  }),
  result: z.object({
    /** ACTIVE once it is paid; PENDING while the bank has not said whether it pays. */
    status: z.enum(['ACTIVE', 'PENDING']),
    paymentDueToday: dollars(),
    membership,
  }),
  errors: ['NOT_FOUND', 'STEP_ORDER', 'STALE', 'ACCOUNT_BLOCKED', 'PAYMENT_DECLINED', 'VENDOR_UNAVAILABLE'],
  idempotent: true,
  binds: true,
});
