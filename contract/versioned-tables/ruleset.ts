import { SPECIALTIES, type Specialty } from '@domain/enums';
import { conditionWords } from '@domain/underwriting/condition-words';
import {
  ON_MISSING,
  type OnMissing,
  RULE_OUTCOMES,
  RULE_STAGES,
  type RuleOutcome,
  type RuleStage,
} from '@domain/underwriting/configuration';
import { FILE_TYPES, type FileType } from '@domain/underwriting/fields';
import { STATE_CODES, type StateCode } from '@domain/us-states';
import { endpoint } from '../endpoint';
import { id, named, optionalText, text } from '../schema';
import * as z from '../z';
import { declareVersionedTable, type TableCell, versionedTableCalls } from './declare-versioned-table';
import { conditionFromWire, ruleCondition, type WireCondition } from './rule-condition';

export const RULES_MAX = 120;
export const ORDER_MAX = 99_999;

export type WireScope = {
  fileType: FileType | null;
  states: readonly StateCode[] | null;
  specialties: readonly Specialty[] | null;
};
export type WireRule = {
  _id: string;
  order: number;
  name: string;
  stage: RuleStage;
  appliesTo: WireScope | null;
  when: WireCondition;
  onMissing: OnMissing;
  outcome: RuleOutcome;
  reasonCode: string | null;
  archived: boolean;
};
export type RulesetContent = { rules: readonly WireRule[] };

/** What names a reason: one of the built-in ones, or one that a risk profile has beside them. */
export const reasonCode = () => z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,59}$/));
/** What names a rule or an adjustment in its ruleset and in the decisions that it was asked for. */
export const partId = () => z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/));

const scope = named(
  'RuleScope',
  z.strictObject({
    /** Each null: all of them. */
    fileType: z.nullable(z.enum(FILE_TYPES)),
    states: z.nullable(z.array(z.enum(STATE_CODES)).check(z.minLength(1), z.maxLength(STATE_CODES.length))),
    specialties: z.nullable(z.array(z.enum(SPECIALTIES)).check(z.minLength(1), z.maxLength(SPECIALTIES.length))),
  }),
);

export const underwritingRule = named(
  'UnderwritingRule',
  z.strictObject({
    _id: partId(),
    /** Place in the run and in the choice of reasons; the order of the list plays no part. */
    order: z.int().check(z.minimum(1), z.maximum(ORDER_MAX)),
    name: text(120),
    stage: z.enum(RULE_STAGES),
    /** Null: every application. */
    appliesTo: z.nullable(scope),
    when: ruleCondition,
    /** What the rule does where a fact that it needs is not known. */
    onMissing: z.enum(ON_MISSING),
    outcome: z.enum(RULE_OUTCOMES),
    reasonCode: z.nullable(reasonCode()),
    archived: z.boolean(),
  }),
);

const fields = { rules: z.array(underwritingRule).check(z.minLength(1), z.maxLength(RULES_MAX)) };

/** Whom a rule is for, in words; null for everybody. */
export function scopeWords(appliesTo: WireScope | null): string | null {
  const { fileType, states, specialties } = appliesTo ?? { fileType: null, states: null, specialties: null };
  const parts = [
    fileType === null ? [] : [`${fileType.toLowerCase()} files`],
    states === null ? [] : [`states ${states.join(', ')}`],
    specialties === null ? [] : [specialties.join(', ')],
  ].flat();
  return parts.length === 0 ? null : parts.join('; ');
}

/** Each part of a rule is a cell of its own, so that a difference says what was changed of it. */
const cellsOfRule = (rule: WireRule): TableCell[] =>
  [
    { column: 'name', value: rule.name },
    { column: 'order', value: rule.order },
    { column: 'stage', value: rule.stage },
    { column: 'when', value: conditionWords(conditionFromWire(rule.when)) },
    { column: 'appliesTo', value: scopeWords(rule.appliesTo) },
    { column: 'outcome', value: rule.outcome },
    { column: 'reasonCode', value: rule.reasonCode },
    { column: 'onMissing', value: rule.onMissing },
    { column: 'archived', value: rule.archived },
  ].map((cell) => ({ row: rule._id, ...cell }));

/** The rules that decide who may apply, whose identity is proven, who can carry a loan, in order. */
export const underwritingRuleset = declareVersionedTable({
  key: 'underwriting-rulesets',
  noun: 'UnderwritingRuleset',
  path: '/credit-portal/underwriting',
  listName: 'ruleset',
  idQuery: 'rulesetId',
  what: 'underwriting ruleset',
  source: 'provider-admin §7 Credit portal, decision 29',
  permissions: { view: 'credit.view', edit: 'credit.edit' },
  fields,
  cells: ({ rules }: RulesetContent): TableCell[] => rules.flatMap(cellsOfRule),
});

const calls = versionedTableCalls(underwritingRuleset);

/** A rule with the ruleset that has it. */
const ruleOfRuleset = named('RuleOfRuleset', z.extend(underwritingRule, { rulesetId: z.string() }));
/** Every rule of what is answered, those in the archive as well. */
const rules = z.array(ruleOfRuleset);

/** The eight calls of the kind; its list says the rules of every ruleset beside them. */
export const rulesetCalls = {
  ...calls,
  list: { ...calls.list, result: z.extend(calls.list.result, { rules }) },
};

/** The specification's one call that begins a ruleset or makes its next version. */
export const saveUnderwritingRuleset = endpoint({
  id: 'saveUnderwritingRuleset',
  method: 'POST',
  path: underwritingRuleset.path,
  summary: 'Create an underwriting ruleset, or the next version of the one named',
  source: underwritingRuleset.source,
  access: calls.put.access,
  body: z.strictObject({
    /** Without one a ruleset begins, with version 1 and under a name of its own. */
    rulesetId: z.optional(id()),
    /** May be left out where there is a ruleset: it keeps its name. */
    name: z.optional(text(80)),
    /** The version that was changed; asked for with `rulesetId`. */
    version: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
    /** Why; asked for with `rulesetId`. */
    note: optionalText(300),
    ...fields,
  }),
  result: z.object({ ruleset: calls.read.result, rules }),
  errors: ['NOT_FOUND', 'STALE', 'RULES_FORBID'],
});

/** @NOTE choice: how often a rule was met lately stands beside it on its screen; a call of our own. */
export const countRulesMet = endpoint({
  id: 'countRulesMet',
  method: 'GET',
  path: `${underwritingRuleset.path}/{id}/met`,
  summary: 'How many decisions in the last 30 days matched each rule of a ruleset, in any version',
  source: `${underwritingRuleset.source} (own name)`,
  access: calls.read.access,
  params: z.object({ id: id() }),
  result: z.object({
    /** The rules that were met at all, by their ids. */
    rules: z.array(z.object({ _id: z.string(), count: z.number() })),
  }),
  errors: ['NOT_FOUND'],
});
