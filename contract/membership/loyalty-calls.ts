import { endpoint } from '../endpoint';
import { dollars, id, named } from '../schema';
import * as z from '../z';

const source = 'membership §7 Member portal; decision 62';

/** A tier as a member sees it. */
export const memberTier = named(
  'MemberTier',
  z.object({
    _id: z.string(),
    /** 0, 1 and 2 for the first, second and third. */
    tier: z.number(),
    name: z.string(),
    perks: z.array(z.string()),
    /** Credit a month. */
    creditContributions: dollars(),
    pointsPerDollar: z.number(),
    /** What was paid in twelve months from which it is reached. */
    totalAmount: dollars(),
  }),
);

export const memberLoyalty = named(
  'MemberLoyalty',
  z.object({
    practiceId: z.string(),
    /** Points that are there, and those that can be used: never below zero. */
    points: z.number(),
    spendablePoints: z.number(),
    /** What settled in the last twelve months. */
    spend: dollars(),
    tiers: z.array(memberTier),
    /** Ids of the tier that is reached and of the one that comes next. */
    tierId: z.nullable(z.string()),
    nextTierId: z.nullable(z.string()),
    toNext: z.nullable(dollars()),
    /** What the practice offers in memberships, at list price. */
    priviTreatments: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        area: z.nullable(z.string()),
        unitType: z.string(),
        units: z.number(),
        pricePerUnit: dollars(),
        interval: z.nullable(z.number()),
      }),
    ),
  }),
);

export const getMemberLoyaltyProgram = endpoint({
  id: 'getMemberLoyaltyProgram',
  method: 'GET',
  path: '/privi/member/loyalty-program',
  summary: "A practice's loyalty program for the member: tiers, their current tier, and perks",
  source,
  access: [{ kind: 'member' }],
  query: z.strictObject({ practiceId: id() }),
  result: memberLoyalty,
  errors: ['NOT_FOUND'],
});
