import { DERIVED_FIELDS, FIELDS, type Field, type FieldName } from '@domain/underwriting/fields';
import type { DecisionInputs } from '@domain/underwriting/inputs';
import { endpoint } from '../endpoint';
import { id, named } from '../schema';
import { gradeAssignment } from '../versioned-tables/grade-assignment';
import { rulesetCalls, underwritingRuleset } from '../versioned-tables/ruleset';
import * as z from '../z';

const DERIVED: readonly string[] = DERIVED_FIELDS;
/** The facts that can be typed, by the names that rules know them by; money in cents. */
export const TRIED_FACTS = (Object.keys(FIELDS) as FieldName[]).filter((name) => !DERIVED.includes(name));

function factSchema(field: Field): z.ZodMiniType {
  if (field.kind === 'boolean') return z.boolean();
  if (field.kind === 'choice') return z.enum(field.values as [string, ...string[]]);
  if (field.kind === 'set') return z.array(z.enum(field.values as [string, ...string[]])).check(z.maxLength(10));
  const range = [z.minimum(field.min), z.maximum(field.max)] as const;
  return field.whole ? z.int().check(...range) : z.number().check(...range);
}

/** A person of facts alone: one that is left out, or null, is not known. */
export const triedFacts = named(
  'TriedFacts',
  z.strictObject(
    Object.fromEntries(TRIED_FACTS.map((name) => [name, z.optional(z.nullable(factSchema(FIELDS[name])))])),
  ),
) as unknown as z.ZodMiniType<DecisionInputs>;

const triedRule = named(
  'TriedRule',
  z.object({
    ruleId: z.string(),
    /** Place among the rules that run, from 1. */
    place: z.number(),
    rule: z.string(),
    /** What the rule saw, in words. */
    saw: z.string(),
    result: z.enum(['hit', 'pass', 'missing', 'skipped']),
    /** What follows, for a rule that was met; null for others. */
    outcome: z.nullable(z.string()),
  }),
);

/** What one side decides. */
const tried = named(
  'TriedDecision',
  z.object({
    status: z.string(),
    /** The last step that was reached: RULES, GRADE, LINE, OFFER, APPROVAL. */
    decidedBy: z.string(),
    /** What the rules came to: CONTINUE, DENY, KBA and the like. */
    verdict: z.string(),
    fileType: z.string(),
    gradeBase: z.nullable(z.string()),
    grade: z.nullable(z.string()),
    adjustments: z.array(z.object({ name: z.string(), notches: z.number() })),
    /** Dollars. */
    approvedCreditLine: z.number(),
    plans: z.number(),
    /** The lowest rate that is offered, in percent; null without plans. */
    lowestRate: z.nullable(z.number()),
    /** Sentences of the reasons as the patient reads them, most important first. */
    patientReads: z.array(z.string()),
    trace: z.array(triedRule),
  }),
);

export const tryUnderwriting = endpoint({
  id: 'tryUnderwriting',
  method: 'POST',
  path: '/credit-portal/trial',
  summary: 'Decide typed facts with the version in effect and with unsaved rules or grades; saves nothing',
  source: `${underwritingRuleset.source}; domain model §3.3 (own name)`,
  access: rulesetCalls.put.access,
  body: z.strictObject({
    facts: triedFacts,
    /** Rules in the place of those of the named ruleset. */
    ruleset: z.optional(z.strictObject({ _id: id(), ...underwritingRuleset.fields })),
    /** Grades in the place of those of the named grade assignment. */
    gradeAssignment: z.optional(z.strictObject({ _id: id(), ...gradeAssignment.fields })),
  }),
  result: z.object({
    /** By which the facts were decided: the first one in force that works with the table, else the platform's own. */
    riskProfile: named('TriedProfile', z.object({ _id: z.string(), name: z.string(), version: z.number() })),
    /** Null where no risk profile works with the table yet. */
    published: z.nullable(tried),
    draft: tried,
  }),
  errors: ['NOT_FOUND'],
});
