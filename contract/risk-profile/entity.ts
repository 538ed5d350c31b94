import { ENROLLMENTS } from '@domain/enums';
import { named } from '../schema';
import { gradeScore } from '../versioned-tables/grade-assignment';
import * as z from '../z';

/** The version of a table that a risk profile works with. */
export const profileTable = named(
  'RiskProfileTable',
  z.object({ _id: z.string(), name: z.string(), version: z.number() }),
);

const fields = {
  _id: z.string(),
  name: z.string(),
  enrollment: z.enum(ENROLLMENTS),
  /** MEMBERSHIPS, or the enrollment of patient financing. */
  type: z.enum(ENROLLMENTS),
  underwritingrules: profileTable,
  gradeassignment: profileTable,
  /** Credit lines of files with enough history, by specialty. */
  thickCLA: z.array(profileTable),
  thinCLA: z.array(profileTable),
  /** Null for memberships, whose installments bear no interest. */
  graderiskapr: z.nullable(profileTable),
  graderiskmdf: profileTable,
  /** What a practice offers that was given no other group. */
  productGroup: profileTable,
  /** The groups that its practices can be given. */
  productGroups: z.array(profileTable),
  /** New practices of the enrollment begin with it. */
  boardingPreset: z.boolean(),
  /** Names of the practices that it decides for. */
  associatedPractices: z.array(z.string()),
  archived: z.boolean(),
  version: z.number(),
  publishedAt: z.string(),
  publishedBy: z.string(),
  /** Why this version was made; null for the first ones. */
  note: z.nullable(z.string()),
  clonedFrom: z.nullable(z.string()),
};

export const riskProfile = named('RiskProfile', z.object(fields));

const part = {
  /** In the order in which the profile lists them. */
  tables: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      version: z.number(),
      madeBy: z.string(),
      madeAt: z.string(),
    }),
  ),
  /** Names of the other profiles that work with one of them. */
  alsoIn: z.array(z.string()),
};
/** Percent by plan and grade, row by row; null where a grade has none. */
const percentages = {
  ...part,
  plans: z.array(z.object({ product: z.string(), values: z.array(z.nullable(z.number())) })),
};

/** What a decision passes through, each part as its tables say it. */
export const riskProfileParts = named(
  'RiskProfileParts',
  z.object({
    rules: z.object({
      ...part,
      rules: z.number(),
      archived: z.number(),
      deny: z.number(),
      review: z.number(),
      askMore: z.number(),
    }),
    grades: z.object({
      ...part,
      steps: z.array(gradeScore),
      adjustments: z.number(),
    }),
    lines: z.object({
      ...part,
      /** Dollars by grade (rows) and income, of the tables for every other specialty. */
      thick: z.array(z.array(z.number())),
      thin: z.array(z.array(z.number())),
      /** Null: every other specialty. */
      specialties: z.array(z.nullable(z.string())),
      largest: z.number(),
    }),
    rates: z.nullable(z.object(percentages)),
    fees: z.object({ ...percentages, minimumFee: z.number() }),
    products: z.object({
      ...part,
      /** What is offered, in order. */
      plans: z.array(z.object({ product: z.string(), months: z.number(), isPromotion: z.boolean() })),
      minAmount: z.number(),
      maxAmount: z.number(),
      /** How many practices of the profile offer this group, narrowed or not. */
      practices: z.number(),
    }),
  }),
);

export const riskProfileDetail = named(
  'RiskProfileDetail',
  z.object({
    ...fields,
    canEdit: z.boolean(),
    parts: riskProfileParts,
    /** The practices that it decides for, with their applications of the last 30 days. */
    practices: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        specialty: z.string(),
        stateCode: z.string(),
        applications: z.number(),
      }),
    ),
    /** Its last decisions on the applications of the last 30 days. */
    outcomes: z.object({
      applications: z.number(),
      approved: z.number(),
      review: z.number(),
      denied: z.number(),
      /** Dollars; null where nobody was approved. */
      averageLimit: z.nullable(z.number()),
    }),
    /** Newest first. */
    versions: z.array(
      z.object({
        version: z.number(),
        publishedAt: z.string(),
        publishedBy: z.string(),
        note: z.nullable(z.string()),
      }),
    ),
  }),
);
