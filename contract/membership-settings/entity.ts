import { POINT_EVENTS } from '@domain/membership/loyalty';
import { PRICE_TYPES, UNIT_TYPES } from '@domain/membership/practice-treatment';
import { dollars, id, money, named } from '../schema';
import * as z from '../z';

/** So many of each a practice keeps. */
export const MEMBERSHIP_TREATMENTS_MAX = 200;
export const PLAN_TEMPLATES_MAX = 100;
export const PLAN_ROWS_MAX = 20;
export const INJECTORS_MAX = 100;
export const PERKS_MAX = 30;

/** What depends on a row, said before it is removed. */
export const settingUse = named(
  'SettingUse',
  z.object({
    /** Names of the plan templates that have it. */
    templates: z.array(z.string()),
    /** Plans of members that are running or sent. */
    plans: z.number(),
    /** Visits that are still to come. */
    visits: z.number(),
  }),
);

/** A treatment that a practice sells in memberships, with one treatment of it in money. */
export const membershipTreatment = named(
  'MembershipTreatment',
  z.object({
    _id: z.string(),
    name: z.string(),
    area: z.nullable(z.string()),
    unitType: z.enum(UNIT_TYPES),
    priceType: z.enum(PRICE_TYPES),
    pricePerUnit: dollars(),
    amountOfUnits: z.number(),
    /** Months between treatments; null for a single one. */
    interval: z.nullable(z.number()),
    /** Off each unit; a treatment has a discount by amount, by percent or none. */
    discountAmount: z.nullable(dollars()),
    discountPercent: z.nullable(z.number()),
    priviproduct: z.nullable(z.string()),
    practicemanagement: z.string(),
    preDiscountAmount: dollars(),
    totalAmount: dollars(),
    /** It is not sold any more; plans that have it keep it. */
    isRemoved: z.boolean(),
    usedIn: settingUse,
    version: z.number(),
  }),
);

/** Months between treatments, 1 to 12; null for none (membership §5). */
export const intervalMonths = z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(12)));
export const unitCount = z.number().check(z.int(), z.minimum(1), z.maximum(10_000));
/** A discount by amount off each unit, or by percent: one of both. */
export const discountContent = {
  discountAmount: z._default(z.nullable(money(0, 100_000)), null),
  discountPercent: z._default(
    z.nullable(
      z.number().check(
        z.minimum(0),
        z.maximum(100),
        z.refine((value) => Math.round(value * 100) / 100 === value, { error: 'two_decimals' }),
      ),
    ),
    null,
  ),
};
/** Of the row as it was shown: what a colleague changed meanwhile makes a change STALE. Without it the last one is right. */
export const seenVersion = { version: z.optional(z.number().check(z.int(), z.minimum(0))) };

/** A treatment of a plan template; `_id` is the practice's treatment, whose price of the day it has. */
const planTemplateRow = named(
  'PlanTemplateRow',
  z.object({
    _id: z.string(),
    name: z.string(),
    area: z.nullable(z.string()),
    unitType: z.enum(UNIT_TYPES),
    pricePerUnit: dollars(),
    units: z.number(),
    interval: z.nullable(z.number()),
    discountAmount: z.nullable(dollars()),
    discountPercent: z.nullable(z.number()),
    upfrontCost: dollars(),
    /** The practice does not sell it any more. */
    isRemoved: z.boolean(),
    /** In money; null where the price of today makes no row of it. */
    preDiscountAmount: z.nullable(dollars()),
    totalAmount: z.nullable(dollars()),
    times: z.nullable(z.number()),
    annualAmount: z.nullable(dollars()),
    monthlyPayment: z.nullable(dollars()),
  }),
);

/** A plan as a template. */
export const planTemplate = named(
  'PlanTemplate',
  z.object({
    _id: z.string(),
    name: z.string(),
    description: z.nullable(z.string()),
    treatments: z.array(planTemplateRow),
    /** Off the year, by the practice. */
    providerDiscount: dollars(),
    practicemanagement: z.string(),
    /** The year in money; null where no plan can be made of it today, which `fault` then says. */
    totals: z.nullable(
      z.object({
        listPrice: dollars(),
        totalTreatmentsCost: dollars(),
        upfrontCost: dollars(),
        monthlyPayment: dollars(),
      }),
    ),
    fault: z.nullable(z.string()),
    usedIn: settingUse,
    version: z.number(),
  }),
);

/** Who gives treatments, with the mark in the calendar. */
export const injector = named(
  'Injector',
  z.object({
    _id: z.string(),
    name: z.string(),
    title: z.nullable(z.string()),
    initials: z.string(),
    color: z.string(),
    practicemanagement: z.string(),
    usedIn: settingUse,
  }),
);

/** One tier of a practice's loyalty program (membership §3). */
export const loyaltyProgram = named(
  'LoyaltyProgram',
  z.object({
    _id: z.string(),
    name: z.string(),
    /** 0, 1 and 2 for the first, second and third. */
    tier: z.number(),
    perks: z.array(z.object({ name: z.string(), enabled: z.boolean() })),
    /** Credit a month. */
    creditContributions: dollars(),
    /** Spend of twelve months from which it is reached. */
    totalAmount: dollars(),
    isLoyaltyPlan: z.boolean(),
    isDeleted: z.boolean(),
    isActive: z.boolean(),
    practicemanagement: z.string(),
    pointsPerDollar: z.number(),
    points: z.array(z.object({ event: z.enum(POINT_EVENTS), enabled: z.boolean(), points: z.number() })),
    version: z.number(),
  }),
);

/** How many a change of the tiers reaches, and how far the practice's plans reach. */
export const loyaltyStanding = named(
  'LoyaltyStanding',
  z.object({
    /** Everybody with a running membership. */
    members: z.number(),
    /** How many have each tier. */
    tiers: z.array(z.object({ tier: z.number(), members: z.number() })),
    /** The day on which the first tier was set. */
    since: z.nullable(z.string()),
    /** The template that comes to most in a year. */
    largestPlan: z.nullable(z.object({ name: z.string(), totalTreatmentsCost: dollars() })),
  }),
);

export const ofPractice = z.object({ practiceId: id() });
