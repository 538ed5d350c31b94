import { APPOINTMENT_STATUSES, MEMBERSHIP_STATUSES } from '@domain/enums';
import { MEMBERSHIP_STANDINGS } from '@domain/membership/dunning';
import { MEMBER_DISPLAY_STATUSES } from '@domain/membership/membership-status';
import { TREATMENT_NOTICES } from '@domain/membership/treatment-notices';
import { DISCOUNT_ISSUERS, UNITS_MAX } from '@domain/membership/treatment-row';
import { PAYMENT_STATUSES } from '@domain/payment/payment-status';
import { dollars, id, money, named, optionalPrintedText, paragraphs } from '../schema';
import * as z from '../z';
import { manufacturerData } from './rewards-entity';

// Memberships: a person at a practice, the plan of treatments they bought, and what is given and paid of it (membership §3).

/** Percent with at most two decimals. */
const percent = () =>
  z.number().check(
    z.minimum(0),
    z.maximum(100),
    z.refine((value) => Math.round(value * 100) / 100 === value, { error: 'two_decimals' }),
  );

/** A treatment of a plan as it is asked for; what is left out is as the practice's settings say. */
export const askedTreatment = z.strictObject({
  /** Of the practice's settings. */
  _id: id(),
  /** The same treatment of the plan that runs; without it the treatment is new. */
  threadId: z.optional(id()),
  units: z.number().check(z.int(), z.minimum(1), z.maximum(UNITS_MAX)),
  /** Off the price: by percent, or so many dollars off each unit; without either what the settings say. */
  discountPercent: z.optional(percent()),
  discountAmount: z.optional(money(0, 100_000)),
  /** Months between two, or none for a single one. */
  interval: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(12))),
  upfrontCost: z.optional(money(0, 1_000_000)),
  area: optionalPrintedText(60),
  injector: z.optional(z.nullable(id())),
  scheduledDate: z.optional(z.nullable(z.iso.datetime())),
});

const { _id: _, threadId: __, ...changeable } = askedTreatment.shape;
/** What may be another of a treatment of a plan that waits. */
export const treatmentChange = {
  ...changeable,
  units: z.optional(changeable.units),
  interval: z.optional(changeable.interval),
};

/** One of the provider, and one of the manufacturer for each product, which it names. */
export const askedDiscount = z.strictObject({
  issuer: z.enum(DISCOUNT_ISSUERS),
  amount: money(0.01, 1_000_000),
  product: z.optional(id()),
});

/** What a plan is made of, as the calls that make or change one take it. */
export const planContent = {
  treatments: z.array(askedTreatment).check(z.minLength(1), z.maxLength(30)),
  discounts: z._default(z.array(askedDiscount).check(z.maxLength(20)), []),
  name: optionalPrintedText(60),
};

export const planDiscount = named(
  'PlanDiscount',
  z.object({ issuer: z.enum(DISCOUNT_ISSUERS), amount: dollars(), product: z.nullable(z.string()) }),
);

/** Discounts of one issuer. */
export const discountTotals = z.object({ totalDiscounts: dollars(), discounts: z.array(planDiscount) });

export const planTreatment = named(
  'PlanTreatment',
  z.object({
    _id: z.string(),
    threadId: z.string(),
    /** Of the practice's settings; null where it is not there anymore. */
    treatmentId: z.nullable(z.string()),
    name: z.string(),
    area: z.nullable(z.string()),
    unitType: z.string(),
    units: z.number(),
    pricePerUnit: dollars(),
    discountPercent: z.number(),
    discountAmount: dollars(),
    interval: z.nullable(z.number()),
    injector: z.nullable(z.object({ _id: z.string(), name: z.string() })),
    scheduledDate: z.nullable(z.string()),
    upfrontCost: dollars(),
    priviproduct: z.nullable(z.string()),
    /** One at list price, one at the member's, how many in a year, and what they cost. */
    preDiscountAmount: dollars(),
    totalAmount: dollars(),
    times: z.number(),
    annualAmount: dollars(),
    monthlyPayment: dollars(),
    /** Given, and still to be given this year. */
    delivered: z.number(),
    /** What was given cost when it was given, at the member's price and at list price: a change of the plan leaves it. */
    deliveredAmount: dollars(),
    deliveredListAmount: dollars(),
    left: z.number(),
    /** What is still to be given, at the member's price. */
    leftAmount: dollars(),
  }),
);

/** What of a plan's next year is another than in this one. */
export const yearDifference = named(
  'YearDifference',
  z.object({
    /** Of one treatment at the member's price. */
    prices: z.array(z.object({ treatment: z.string(), priceBefore: dollars(), priceAfter: dollars() })),
    /** Treatments that the practice no longer offers. */
    removed: z.array(z.string()),
    /** Coupons and discounts of this year alone. */
    discounts: z.array(z.object({ issuer: z.enum(DISCOUNT_ISSUERS), amount: dollars() })),
    totalBefore: dollars(),
    totalAfter: dollars(),
    /** Treatments of a month, without the fee. */
    monthlyBefore: dollars(),
    monthlyAfter: dollars(),
  }),
);

export const membershipPlan = named(
  'MembershipPlan',
  z.object({
    _id: z.string(),
    number: z.number(),
    name: z.nullable(z.string()),
    status: z.enum(['SAVED', 'REQUESTED', 'ACTIVE', 'REPLACED', 'WITHDRAWN', 'DECLINED', 'ENDED']),
    treatments: z.array(planTreatment),
    discounts: z.array(planDiscount),
    memberDiscounts: discountTotals,
    manufacturerDiscounts: discountTotals,
    totalTreatmentsCost: dollars(),
    upfrontCost: dollars(),
    /** A month of treatments, the member's part of the fee, and both. */
    monthlyPayment: dollars(),
    membershipFee: dollars(),
    membershipPayment: dollars(),
    /** The first day's: a month with its fee, and the upfront cost. */
    firstPayment: dollars(),
    /** What is still to be given of its treatments, at the member's price. */
    leftAmount: dollars(),
    /** Why a running plan is changed. */
    reason: z.nullable(z.string()),
    sentAt: z.nullable(z.string()),
    acceptedAt: z.nullable(z.string()),
    documentId: z.nullable(z.string()),
  }),
);

/** What the practice receives for a plan, and when. */
export const practiceReceives = named(
  'PracticeReceives',
  z.object({
    contract: z.enum(['UPFRONT', 'MONTHLY']),
    merchantDiscountFee: z.number(),
    /** Of the year, of a month. */
    fee: dollars(),
    net: dollars(),
    monthlyNet: dollars(),
    /** Its part of the membership fee, on the monthly invoice. */
    membershipFee: dollars(),
  }),
);

/** One treatment that a plan promises, with its date (membership §3 Agreement). */
export const priviAgreement = named(
  'PriviAgreement',
  z.object({
    _id: z.string(),
    threadId: z.string(),
    treatment: z.string(),
    units: z.number(),
    unitType: z.string(),
    area: z.nullable(z.string()),
    appointmentStatus: z.enum(APPOINTMENT_STATUSES),
    dueOn: z.string(),
    scheduledDate: z.nullable(z.string()),
    minutes: z.number(),
    injector: z.nullable(z.object({ _id: z.string(), name: z.string() })),
    doneAt: z.nullable(z.string()),
    amount: dollars(),
    isAcknowledged: z.boolean(),
    /** What the member wrote with the request for another date. */
    note: z.nullable(z.string()),
    /** The last day on which it can be had, of a plan year that has ended; null while its year runs. */
    usableUntil: z.nullable(z.string()),
    version: z.number(),
  }),
);

export const membershipPayment = named(
  'MembershipPayment',
  z.object({
    _id: z.string(),
    status: z.enum(PAYMENT_STATUSES),
    amount: dollars(),
    refunded: dollars(),
    paidOn: z.string(),
    settledOn: z.nullable(z.string()),
    method: z.object({ type: z.enum(['CARD', 'ACH']), name: z.string(), lastFour: z.string() }),
    /** What it pays: the first month, a month, a cancellation. */
    kind: z.enum(['ACTIVATION', 'MONTH', 'AGAIN', 'CANCELLATION', 'CREDITS']),
    /** When it is tried again by itself. */
    againOn: z.nullable(z.string()),
    canReprocess: z.boolean(),
    receiptId: z.nullable(z.string()),
  }),
);

export const membershipBill = named(
  'MembershipBill',
  z.object({
    _id: z.string(),
    kind: z.enum(['UPFRONT', 'MONTH', 'YEAR', 'CANCELLATION', 'CREDITS']),
    number: z.number(),
    dueOn: z.string(),
    treatments: dollars(),
    fee: dollars(),
    paid: dollars(),
    status: z.enum(['OPEN', 'PAID', 'VOID']),
  }),
);

/** The method that a membership is paid with; null before one was chosen. */
export const memberMethod = named(
  'MemberMethod',
  z.object({
    _id: z.string(),
    type: z.enum(['CARD', 'ACH']),
    name: z.string(),
    lastFour: z.string(),
    /** Its bank ended it: another one is needed. */
    isEnded: z.boolean(),
  }),
);

/** A note of the practice. */
export const providerNote = named(
  'ProviderNote',
  z.object({
    _id: z.string(),
    /** The treatment of a plan that it is about; null for the membership itself. */
    treatmentId: z.nullable(z.string()),
    treatment: z.nullable(z.string()),
    title: z.string(),
    note: z.string(),
    userName: z.string(),
    createdAt: z.string(),
  }),
);

/** A membership as its member and the practice see it. */
export const membership = named(
  'Membership',
  z.object({
    _id: z.string(),
    userId: z.string(),
    practiceId: z.string(),
    practiceName: z.string(),
    practicePhone: z.string(),
    /** Where it is, on one line, and the zone of its clocks. */
    practiceAddress: z.string(),
    practiceZone: z.string(),
    /** Its look, where it has one. */
    practiceTheme: z.object({
      mark: z.nullable(z.string()),
      logo: z.nullable(z.string()),
      primary: z.nullable(z.string()),
    }),
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    email: z.nullable(z.string()),
    phoneNumber: z.nullable(z.string()),
    /** Proven by a code. */
    isEmailVerified: z.boolean(),
    isPhoneVerified: z.boolean(),
    status: z.enum(MEMBERSHIP_STATUSES),
    /** As lists show it; null for a registered member without any plan. */
    memberStatus: z.nullable(z.enum(MEMBER_DISPLAY_STATUSES)),
    /** PAST_DUE while a payment is late, BENEFITS_HELD once that holds treatments back. */
    standing: z.enum(MEMBERSHIP_STANDINGS),
    planIsActive: z.boolean(),
    isChangedByMember: z.boolean(),
    activePlan: z.nullable(membershipPlan),
    requestedPlan: z.nullable(membershipPlan),
    /** What the practice saved for later: the practice's alone. */
    savedPlan: z.nullable(membershipPlan),
    /** What the practice sent, where the member asked for another plan since: the practice's alone. */
    sentPlan: z.nullable(membershipPlan),
    /** The draft before a plan that was taken back, which is the draft now; the practice's alone. */
    earlierDraft: z.nullable(membershipPlan),
    /** Of a change that waits: the payments that are left, of which the requested plan says the amount, and the first of them. */
    requestedChange: z.nullable(z.object({ paymentsRemaining: z.number(), firstPaymentOn: z.nullable(z.string()) })),
    practiceReceives: z.nullable(practiceReceives),
    monthlyPayment: dollars(),
    nextPaymentDate: z.nullable(z.string()),
    nextPaymentAmount: z.nullable(dollars()),
    /** What the next payment is made of; null where nothing is to come. */
    nextPayment: z.nullable(
      z.object({
        kind: z.enum(['MONTH', 'OPEN']),
        on: z.string(),
        treatments: dollars(),
        fee: dollars(),
        /** Paid already, or by credits that are used first. */
        paid: dollars(),
        credits: dollars(),
        /** What is taken from the card or account. */
        charge: dollars(),
      }),
    ),
    /** What is open and could be taken today; it is paid in one. */
    openNow: dollars(),
    /** The first day of what is due and not paid; null where nothing is. */
    dueSince: z.nullable(z.string()),
    /** What is billed and neither paid nor on its way; of a canceled plan with the installments that are to come. */
    owedInAll: dollars(),
    /** The day since which something is past due; null where nothing is. */
    pastDueSince: z.nullable(z.string()),
    /** Whether a payment of what is due failed: who pays by hand may not have tried any. */
    hasFailed: z.boolean(),
    /** The payment that can be made before its day, where nothing is open: the next one. */
    payAhead: z.nullable(z.object({ on: z.string(), amount: dollars() })),
    /** What payments are taken from by themselves; null while its member pays by hand. */
    paymentMethod: z.nullable(memberMethod),
    /** Automatic payment is off: each payment is asked for by email. */
    paysByHand: z.boolean(),
    /** The day on which it stopped by itself, after three payments in a row that did not go through; null where its member ended it. */
    autopayStoppedOn: z.nullable(z.string()),
    payments: z.array(membershipPayment),
    bills: z.array(membershipBill),
    priviagreements: z.array(priviAgreement),
    loyaltyPoints: z.number(),
    loyaltyPointsHistory: z.array(z.object({ event: z.string(), points: z.number(), on: z.string() })),
    globalCredits: dollars(),
    /** What the plan saved against list prices, of what was given. */
    savedSoFar: dollars(),
    /** How many were given, what they cost in the plan, and at list price. */
    saved: z.object({ treatments: z.number(), price: dollars(), listPrice: dollars() }),
    /** When the member asked the practice to call; null once it has. */
    contactRequestedAt: z.nullable(z.string()),
    /** What the member has not seen yet of their treatments: one comes up, was booked, or needs a date. The member's alone. */
    treatmentNotices: z.array(z.object({ key: z.string(), kind: z.enum(TREATMENT_NOTICES), agreementId: z.string() })),
    /** Whether the member has been shown around. */
    isShownAround: z.boolean(),
    activatedOn: z.nullable(z.string()),
    renewsOn: z.nullable(z.string()),
    /** The next year: from when it can be agreed to, and when it was. Null without a plan that runs. */
    renewal: z.nullable(
      z.object({
        opensOn: z.string(),
        isOpen: z.boolean(),
        agreedAt: z.nullable(z.string()),
        /** What is another than in this year, once the next one can be agreed to; null where nothing is. */
        difference: z.nullable(yearDifference),
      }),
    ),
    /** The twelve payment days of the year that runs, pauses included; none before a plan began. */
    paymentDays: z.array(z.string()),
    /** A rest of 1 to 3 months, once a plan year (decision 61). Null without a plan that runs. */
    pause: z.nullable(
      z.object({
        /** Months that the member asked for, until the practice answers. */
        askedMonths: z.nullable(z.number()),
        /** The payment that ends a pause which runs now. */
        until: z.nullable(z.string()),
        /** What a pause that begins now would do; none where none can. */
        choices: z.array(z.object({ months: z.number(), nextPaymentOn: z.string(), renewsOn: z.string() })),
      }),
    ),
    cancellationDate: z.nullable(z.string()),
    /** Its plan year ended by itself: nobody canceled. */
    hasYearEnded: z.boolean(),
    /** What the practice wrote down about the membership and its treatments, the newest first: the practice's alone. */
    providerNotes: z.array(providerNote),
    /** What the member has of the manufacturer's rewards; null where nobody looked. The practice's alone. */
    galderma: z.nullable(manufacturerData),
    version: z.number(),
  }),
);

/** Of the membership as it was shown: what changed meanwhile makes a change STALE. */
export const seenVersion = { version: z.optional(z.number().check(z.int(), z.minimum(0))) };

/** What a plan of treatments costs and brings before it is sent. */
export const planFigures = named(
  'PlanFigures',
  z.object({
    treatments: z.array(planTreatment),
    totalTreatmentsCost: dollars(),
    memberDiscounts: discountTotals,
    manufacturerDiscounts: discountTotals,
    upfrontCost: dollars(),
    monthlyPayment: dollars(),
    /** Where the last month is another amount. */
    lastPayment: dollars(),
    membershipFee: dollars(),
    membershipPayment: dollars(),
    paymentDueToday: dollars(),
    practiceReceives,
    /** Of a running plan: the payments that are left, the first changed one, and the old plan beside it. */
    change: z.nullable(
      z.object({
        oldTotal: dollars(),
        oldMonthlyPayment: dollars(),
        monthlyChange: dollars(),
        paid: dollars(),
        delivered: dollars(),
        paymentsRemaining: z.number(),
        firstPaymentOn: z.nullable(z.string()),
        /** What the practice gets more for the plan, below 0 where it gives back; and that alone, as what it gives back. */
        extraToPractice: dollars(),
        practiceReturns: dollars(),
        credit: dollars(),
      }),
    ),
  }),
);

export const reasonText = () => paragraphs(300);
