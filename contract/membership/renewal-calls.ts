import { federalBox } from '../document/entity';
import { endpoint } from '../endpoint';
import { dollars, id, named, personName, queryFlag } from '../schema';
import * as z from '../z';
import { memberMethod, membership, membershipPlan, seenVersion, yearDifference } from './entity';

const source = 'membership §2 Member portal, §4 Membership activation and plan changes, §7 Member portal; decision 61';
const ofMember = { at: 'query.membershipId', is: 'membership' } as const;
const ofMethod = { at: 'query.paymentMethodId', is: 'paymentMethod' } as const;

/** A treatment that the next year promises, with the day from which it is there. */
export const nextAgreement = named(
  'NextAgreement',
  z.object({
    threadId: z.string(),
    treatment: z.string(),
    units: z.number(),
    unitType: z.string(),
    area: z.nullable(z.string()),
    dueOn: z.string(),
    amount: dollars(),
  }),
);

/** Another year of a plan, which begins only with the member's consent. */
export const agreementsConfirmation = named(
  'AgreementsConfirmation',
  z.object({
    membershipId: z.string(),
    practiceName: z.string(),
    practicePhone: z.string(),
    plan: membershipPlan,
    /** What is another than in this year; null where nothing is. */
    difference: z.nullable(yearDifference),
    agreements: z.array(nextAgreement),
    beginsOn: z.string(),
    /** The day on which the year after it would begin. */
    renewsOn: z.string(),
    totalTreatmentsCost: dollars(),
    upfrontCost: dollars(),
    membershipPayment: dollars(),
    membershipFee: dollars(),
    /** Credits that there are now and that could pay on the first day, and what of them would be spent then. */
    spendableCredits: dollars(),
    creditsApplied: dollars(),
    /** Nothing is due on the day of the consent. */
    paymentDueToday: dollars(),
    dueOnFirstDay: dollars(),
    /** The treatments of the first payment, without the fee. */
    firstTreatments: dollars(),
    /** The first day's sum before credits. */
    dueBeforeCredits: dollars(),
    paymentsRemaining: z.number(),
    /** Every payment of the year by its day. */
    payments: z.array(z.object({ on: z.string(), amount: dollars() })),
    yearInOneSum: z.object({ dueOnFirstDay: dollars(), creditsApplied: dollars() }),
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
    /** When the member agreed; null while the year waits for it. */
    agreedAt: z.nullable(z.string()),
    version: z.number(),
  }),
);

export const getAgreementsConfirmation = endpoint({
  id: 'getAgreementsConfirmation',
  method: 'GET',
  path: '/privi/member/agreements-confirmation-details',
  summary:
    'The next plan year: its treatments, what is paid from when with and without credits, and the agreement to sign',
  source,
  access: [{ kind: 'member', owns: [ofMember, ofMethod] }],
  query: z.strictObject({
    /** The only membership whose next year waits for consent, where none is named. */
    membershipId: z.optional(id()),
    applyCredits: queryFlag(),
    /** What would be charged: the text that is signed names it. */
    paymentMethodId: z.optional(id()),
    payAtOnce: queryFlag(),
  }),
  result: agreementsConfirmation,
  errors: ['NOT_FOUND', 'STEP_ORDER'],
});

export const confirmAgreements = endpoint({
  id: 'confirmAgreements',
  method: 'POST',
  path: '/privi/member/confirm-agreements',
  summary: 'Sign the agreement for the next plan year; nothing is due before it starts',
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
    applyCredits: z._default(z.boolean(), true),
    payAtOnce: z._default(z.boolean(), false),
    /** Pays the membership from now on, where one is named. */
    paymentMethodId: z.optional(id()),
    typedName: personName(120),
    disclosureHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    ...seenVersion,
  }),
  result: z.object({ agreements: z.array(nextAgreement), membership }),
  errors: ['NOT_FOUND', 'STEP_ORDER', 'STALE'],
  idempotent: true,
  binds: true,
});

export const takeRenewalBack = endpoint({
  id: 'takeRenewalBack',
  method: 'POST',
  path: '/privi/member/renewal/take-back',
  summary: 'Withdraw consent to another year; the plan ends with the current year',
  source: 'own call; decision 61 (renewal asks for consent)',
  access: [{ kind: 'member', owns: [{ at: 'body.membershipId', is: 'membership' }] }],
  body: z.strictObject({ membershipId: id(), ...seenVersion }),
  result: z.object({ membership }),
  errors: ['NOT_FOUND', 'STEP_ORDER', 'STALE'],
  idempotent: true,
  binds: true,
});
