import { POINT_EVENTS, pointsFromText } from '@domain/membership/loyalty';
import { NEW_PROGRAM } from '@domain/membership/loyalty-program';
import { DomainRefusal } from '@domain/refusal';
import { endpoint } from '../endpoint';
import { id, money, queryFlag, text } from '../schema';
import * as z from '../z';
import { changes, reads, source } from './access';
import { loyaltyProgram, loyaltyStanding, ofPractice, PERKS_MAX, seenVersion } from './entity';

const path = '/privi/provider/settings/loyalty-program' as const;

function isPoints(value: string | number): boolean {
  try {
    pointsFromText(String(value));
    return true;
  } catch (refusal) {
    if (refusal instanceof DomainRefusal) return false;
    throw refusal;
  }
}

/** Points as text that parses to a number, or as a number; hundredths once read, rounded half up to two decimals (membership §5). */
const points = z.pipe(
  z.union([z.string().check(z.maxLength(30)), z.number()]).check(z.refine(isPoints)),
  z.transform((value) => pointsFromText(String(value))),
);

/** What is said of a tier. One in use needs a name. */
export const loyaltyContent = {
  name: z.string().check(z.trim(), z.maxLength(40), z.regex(/^[^\p{C}\u2028\u2029]*$/u)),
  perks: z.array(z.strictObject({ name: text(80), enabled: z.boolean() })).check(z.maxLength(PERKS_MAX)),
  creditContributions: money(0, 100_000),
  totalAmount: money(0, 1_000_000),
  isLoyaltyPlan: z.boolean(),
  isDeleted: z.boolean(),
  isActive: z.boolean(),
  pointsPerDollar: points,
  /** Those that are not named stay as they are; a new program gives 0 points for each. */
  points: z
    .array(z.strictObject({ event: z.enum(POINT_EVENTS), enabled: z.boolean(), points }))
    .check(z.maxLength(POINT_EVENTS.length)),
};
const shown = z.object({
  data: z.object({ loyaltyProgram: z.array(loyaltyProgram), standing: loyaltyStanding }),
});

export const listLoyaltyPrograms = endpoint({
  id: 'listLoyaltyPrograms',
  method: 'GET',
  path: `${path}/{practiceId}`,
  summary: "Tiers of a practice's loyalty program, in order",
  source,
  access: [{ ...reads, owns: [{ at: 'params.practiceId', is: 'practice' }] }],
  params: ofPractice,
  /** False unless it says true: those that are not deleted. */
  query: z.strictObject({ isDeleted: queryFlag() }),
  result: shown,
  errors: ['NOT_FOUND'],
});

export const addLoyaltyProgram = endpoint({
  id: 'addLoyaltyProgram',
  method: 'POST',
  path,
  summary: "Add a tier to a practice's loyalty program; each of the three tiers can exist once",
  source,
  access: [{ ...changes, owns: [{ at: 'body.practicemanagement', is: 'practice' }] }],
  /** What is not said is as in a new program: nothing, no perks, and every event enabled with 0 points (membership §3). */
  body: z.strictObject({
    name: z._default(loyaltyContent.name, NEW_PROGRAM.name),
    tier: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(2)), NEW_PROGRAM.tier),
    perks: z._default(loyaltyContent.perks, []),
    creditContributions: z._default(loyaltyContent.creditContributions, NEW_PROGRAM.creditContributionCents),
    totalAmount: z._default(loyaltyContent.totalAmount, NEW_PROGRAM.totalAmountCents),
    isLoyaltyPlan: z._default(z.boolean(), NEW_PROGRAM.isLoyaltyPlan),
    isDeleted: z._default(z.boolean(), NEW_PROGRAM.isDeleted),
    isActive: z._default(z.boolean(), NEW_PROGRAM.isActive),
    practicemanagement: id(),
    pointsPerDollar: z._default(points, NEW_PROGRAM.pointsPerDollar),
    points: z._default(loyaltyContent.points, []),
  }),
  result: z.object({ data: z.object({ data: z.object({ loyaltyProgram }) }) }),
  errors: ['NOT_FOUND'],
  example: {
    body: {
      name: 'Silver',
      tier: 0,
      creditContributions: 5,
      pointsPerDollar: 1,
      practicemanagement: 'prac-harbor-medspa',
    },
  },
});

export const changeLoyaltyPrograms = endpoint({
  id: 'changeLoyaltyPrograms',
  method: 'PATCH',
  path: `${path}/update-programs`,
  summary: 'Change tiers of a loyalty program together: all of them or none',
  source,
  access: [
    {
      ...changes,
      owns: [
        { at: 'body._id', is: 'loyaltyProgram' },
        { at: 'body.practicemanagement', is: 'practice' },
      ],
    },
  ],
  /** Of each program what is left out stays as it is. */
  body: z
    .array(
      z.strictObject({
        _id: id(),
        name: z.optional(loyaltyContent.name),
        /** A program keeps its tier, which a change may say again. */
        tier: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(2))),
        perks: z.optional(loyaltyContent.perks),
        creditContributions: z.optional(loyaltyContent.creditContributions),
        totalAmount: z.optional(loyaltyContent.totalAmount),
        isLoyaltyPlan: z.optional(z.boolean()),
        isDeleted: z.optional(z.boolean()),
        isActive: z.optional(z.boolean()),
        practicemanagement: z.optional(id()),
        pointsPerDollar: z.optional(points),
        points: z.optional(loyaltyContent.points),
        ...seenVersion,
      }),
    )
    .check(z.minLength(1), z.maxLength(3)),
  result: shown,
  errors: ['NOT_FOUND', 'STALE'],
  example: { body: [{ _id: 'loyalty-1042', creditContributions: 20, version: 1 }] },
});
