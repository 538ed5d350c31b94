import { named } from '../schema';
import { cellChange } from '../versioned-tables/declare-versioned-table';
import * as z from '../z';

/** WAITING for a worker, RUNNING, or ended: with a report, by a person, or by a fault. */
export const WHAT_IF_STATUSES = ['WAITING', 'RUNNING', 'DONE', 'STOPPED', 'FAILED'] as const;
/** How a case came out: approved, open (in review or incomplete), denied. */
export const WHAT_IF_OUTCOMES = ['APPROVED', 'OPEN', 'DENIED'] as const;
export const WHAT_IF_FIGURES = [
  'approved',
  'approvalRate',
  'averageLimit',
  'averageLowestRate',
  'interest',
  'merchantFees',
  'income',
] as const;

const value = z.nullable(z.number());

/** One figure of both sides. `unit` says what the numbers are: cases, percent, dollars. */
const figure = z.object({
  key: z.enum(WHAT_IF_FIGURES),
  label: z.string(),
  unit: z.enum(['CASES', 'PERCENT', 'DOLLARS']),
  /** Of how many, for cases. */
  of: value,
  published: value,
  draft: value,
  change: value,
  /** Half of the range in which the change lies 95 times in 100. */
  error: value,
  certainty: z.enum(['MORE_THAN_CHANCE', 'CANNOT_TELL', 'TOO_FEW', 'SAME']),
});

/** A group's approval rate divided by that of everybody else. */
const fairness = z.object({
  id: z.string(),
  label: z.string(),
  cases: z.number(),
  published: value,
  draft: value,
  judgement: z.enum(['ENOUGH', 'BELOW', 'TOO_FEW']),
});

const outcome = z.enum(WHAT_IF_OUTCOMES);
const moved = z.object({ from: outcome, to: outcome, count: z.number() });

export const whatIfReport = named(
  'WhatIfReport',
  z.object({
    profile: z.object({ _id: z.string(), name: z.string(), version: z.number() }),
    alsoIn: z.array(z.string()),
    /** Decisions that were tried, and those of the period. */
    cases: z.number(),
    population: z.number(),
    /** Cases that come out another way in status, limit, or the plans and rates that are open. */
    others: z.number(),
    /** Cases that the version of then decides otherwise today: an alarm. */
    differs: z.object({ count: z.number(), numbers: z.array(z.string()) }),
    /** Cases left out: of a version of the engine or a product group that is no more. */
    left: z.number(),
    changed: z.array(z.object({ table: z.string(), kind: z.string(), cells: z.array(cellChange) })),
    figures: z.array(figure),
    /** Of those whom both approve, in dollars together. */
    larger: z.object({ count: z.number(), dollars: z.number() }),
    smaller: z.object({ count: z.number(), dollars: z.number() }),
    lowerRate: z.number(),
    higherRate: z.number(),
    /** Share of the approved who are taken to use their limit, in percent. */
    usedShare: z.number(),
    fair: z.array(fairness),
    moved: z.array(moved),
    /** Whom the published version approves and the draft does not. */
    lost: z.object({ accounts: z.number(), limits: z.number(), late: z.number(), chargedOff: z.number() }),
    reasons: z.array(z.object({ code: z.string(), label: z.string(), published: z.number(), draft: z.number() })),
    seconds: z.number(),
  }),
);

export const whatIf = named(
  'WhatIf',
  z.object({
    _id: z.string(),
    draftId: z.string(),
    status: z.enum(WHAT_IF_STATUSES),
    from: z.string(),
    to: z.string(),
    practices: z.nullable(z.array(z.object({ _id: z.string(), name: z.string() }))),
    sample: z.nullable(z.number()),
    total: z.nullable(z.number()),
    done: z.number(),
    askedBy: z.string(),
    askedAt: z.string(),
    endedAt: z.nullable(z.string()),
    /** True while the draft holds what was tried and stands beside the same versions. */
    isOfDraft: z.boolean(),
    report: z.nullable(whatIfReport),
  }),
);

/** One case of a swap, without anybody's name. */
export const whatIfCase = named(
  'WhatIfCase',
  z.object({
    _id: z.string(),
    number: z.string(),
    state: z.nullable(z.string()),
    age: z.string(),
    grade: z.nullable(z.string()),
    income: value,
    asked: value,
    published: z.object({ outcome, limit: z.number() }),
    draft: z.object({ outcome, limit: z.number() }),
    why: z.string(),
  }),
);

const line = z.object({ label: z.string(), text: z.string(), binds: z.boolean() });
const reckoning = z.object({ title: z.string(), outcome, limit: z.number(), lines: z.array(line) });

export const whatIfReckoning = named(
  'WhatIfReckoning',
  z.object({ case: whatIfCase, published: reckoning, draft: reckoning }),
);
