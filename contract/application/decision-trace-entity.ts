import { dollars, named } from '../schema';
import * as z from '../z';

export const traceRow = named(
  'TraceRow',
  z.object({
    order: z.number(),
    rule: z.string(),
    stage: z.string(),
    value: z.string(),
    /** What the rule read, in words. */
    saw: z.string(),
    threshold: z.string(),
    /** When the rule triggers, as the sentence that stands in the ruleset. */
    when: z.string(),
    result: z.enum(['hit', 'pass', 'missing']),
    outcome: z.nullable(z.string()),
  }),
);

/** Each limit that was looked at when a credit limit was set, and which of them is the lowest. */
export const lineSteps = z.object({
  table: dollars(),
  incomeCap: dollars(),
  capacity: dollars(),
  balance: dollars(),
  approved: dollars(),
  binding: z.string(),
});

export const decisionView = named(
  'Decision',
  z.object({
    _id: z.string(),
    purpose: z.string(),
    decidedAt: z.string(),
    engineVersion: z.string(),
    riskProfile: z.string(),
    riskProfileVersion: z.number(),
    /** The table of rates that it used, with its version; null where there are no rates. */
    rates: z.nullable(z.string()),
    configHash: z.string(),
    inputsHash: z.string(),
    status: z.string(),
    outcome: z.string(),
    fileType: z.nullable(z.string()),
    gradeBase: z.nullable(z.string()),
    grade: z.nullable(z.string()),
    adjustments: z.array(z.object({ name: z.string(), notches: z.number() })),
    line: z.nullable(lineSteps),
    reasons: z.array(z.object({ code: z.string(), text: z.string(), internalText: z.string() })),
    trace: z.array(traceRow),
  }),
);
