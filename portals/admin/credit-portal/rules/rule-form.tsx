import type { WireRule, WireScope } from '@contract/versioned-tables/ruleset';
import { SPECIALTIES } from '@domain/enums';
import {
  ON_MISSING,
  type OnMissing,
  RULE_OUTCOMES,
  RULE_STAGES,
  type RuleOutcome,
  type RuleStage,
} from '@domain/underwriting/configuration';
import { STATE_CODES } from '@domain/us-states';
import { Button } from '@portals/ui/button';
import { OUTCOME_WORDS, STAGE_WORDS } from '../../words/outcome-words';
import { cellId } from '../fault-list';
import { ConditionForm } from './condition-form';
import { InlineSelect, InlineText, InlineTicks } from './inline-controls';
import { FormRow, Parts, REASON_OPTIONS, Values } from './rule-parts';
import { MISSING_WORDS } from './rule-words';

const outcomes = RULE_OUTCOMES.map((one) => [one, OUTCOME_WORDS[one].label] as const);
const stages = RULE_STAGES.map((one) => [one, STAGE_WORDS[one]] as const);
const missing = ON_MISSING.map((one) => [one, MISSING_WORDS[one]] as const);
const fileTypes = [
  ['', 'any file'],
  ['THICK', 'thick files'],
  ['THIN', 'thin files'],
] as const;

const EVERYBODY: WireScope = { fileType: null, states: null, specialties: null };
/** Nobody is left out: no scope at all. */
const scopeOf = (scope: WireScope): WireScope | null =>
  Object.values(scope).every((one) => one === null) ? null : scope;
const orAll = <T extends string>(chosen: readonly string[]): readonly T[] | null =>
  chosen.length === 0 ? null : (chosen as readonly T[]);

type RuleFormProps = { rule: WireRule; firstId: string; onRule: (rule: WireRule) => void; onDone: () => void };

/** A rule edited in place, part by part. */
export function RuleForm({ rule, firstId, onRule, onDone }: RuleFormProps) {
  const scope = rule.appliesTo ?? EVERYBODY;
  const scoped = (change: Partial<WireScope>) => onRule({ ...rule, appliesTo: scopeOf({ ...scope, ...change }) });
  const at = (column: string) => cellId({ row: rule._id, column });
  return (
    <Parts role="group" aria-label={`Rule: ${rule.name || 'unnamed'}`}>
      <FormRow name="Name">
        <InlineText id={at('name')} label="Name" value={rule.name} onValue={(name) => onRule({ ...rule, name })} />
      </FormRow>
      <FormRow name="If">
        <ConditionForm condition={rule.when} firstId={firstId} onCondition={(when) => onRule({ ...rule, when })} />
      </FormRow>
      <FormRow name="Then">
        <InlineSelect
          label="Outcome"
          value={rule.outcome}
          options={outcomes}
          onValue={(outcome) => onRule({ ...rule, outcome: outcome as RuleOutcome })}
        />
        <InlineSelect
          id={at('reasonCode')}
          label="Reason"
          value={rule.reasonCode ?? ''}
          options={REASON_OPTIONS}
          onValue={(code) => onRule({ ...rule, reasonCode: code === '' ? null : code })}
        />
      </FormRow>
      <FormRow name="If missing">
        <InlineSelect
          label="If data is missing"
          value={rule.onMissing}
          options={missing}
          onValue={(onMissing) => onRule({ ...rule, onMissing: onMissing as OnMissing })}
        />
      </FormRow>
      <FormRow name="Applies to">
        <InlineSelect
          label="Stage"
          value={rule.stage}
          options={stages}
          onValue={(stage) => onRule({ ...rule, stage: stage as RuleStage })}
        />
        <InlineSelect
          label="File type"
          value={scope.fileType ?? ''}
          options={fileTypes}
          onValue={(fileType) => scoped({ fileType: fileType === '' ? null : (fileType as 'THICK' | 'THIN') })}
        />
      </FormRow>
      <Only
        name="Only in states"
        options={STATE_CODES}
        chosen={scope.states}
        onChosen={(states) => scoped({ states: orAll(states) })}
      />
      <Only
        name="Only for specialties"
        options={SPECIALTIES}
        chosen={scope.specialties}
        onChosen={(specialties) => scoped({ specialties: orAll(specialties) })}
      />
      <Values>
        <Button dense onClick={onDone}>
          Done
        </Button>
      </Values>
    </Parts>
  );
}

type OnlyProps = {
  name: string;
  options: readonly string[];
  chosen: readonly string[] | null;
  onChosen: (chosen: readonly string[]) => void;
};

/** Whom a rule is narrowed to; closed as long as it is for all. */
function Only({ name, options, chosen, onChosen }: OnlyProps) {
  return (
    <details open={chosen !== null}>
      <summary>{chosen === null ? `${name} (all)` : `${name}: ${chosen.join(', ')}`}</summary>
      <InlineTicks
        legend={name}
        options={options.map((one) => [one, one] as const)}
        chosen={chosen ?? []}
        onChosen={onChosen}
      />
    </details>
  );
}
