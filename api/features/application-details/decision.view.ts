import type { decisionView } from '@contract/application/decision-trace-entity';
import { dollarsFromCents } from '@domain/money/dollars';
import type { CompiledConfiguration } from '@domain/underwriting/compile-configuration';
import { fieldsOf } from '@domain/underwriting/condition';
import { conditionWords } from '@domain/underwriting/condition-words';
import type { Decision, TraceEntry } from '@domain/underwriting/decision';
import { observedWords } from '@domain/underwriting/observed-words';
import { REASONS } from '@domain/underwriting/reasons';
import type * as z from 'zod/mini';
import type { DecisionRow } from './application-details.reads';

type DecisionView = z.input<typeof decisionView>;

/** A stored decision with its trace, the rules named as they stood in the configuration that it used. */
export function viewDecision(row: DecisionRow, profileName: string, compiled: CompiledConfiguration): DecisionView {
  // Written by the decision command only, from the engine's own type.
  const decision = JSON.parse(row.record) as Decision;
  const rates = compiled.configuration.gradeRiskApr;
  return {
    _id: row.id,
    purpose: row.purpose,
    decidedAt: row.created_at,
    engineVersion: row.engine_version,
    riskProfile: profileName,
    riskProfileVersion: row.risk_profile_version,
    rates: rates && `${rates.name}, version ${rates.version}`,
    configHash: row.config_hash,
    inputsHash: row.inputs_hash,
    status: row.status,
    outcome: decision.decidedBy,
    fileType: decision.fileType,
    gradeBase: decision.gradeBase,
    grade: decision.grade,
    adjustments: decision.adjustments.map(({ code, notches }) => ({ name: adjustmentName(compiled, code), notches })),
    line: lineStepsView(decision),
    reasons: decision.reasons.map((code) => {
      const text = compiled.configuration.reasons?.[code] ?? REASONS[code as keyof typeof REASONS];
      return { code, text: text?.formC1Text ?? code, internalText: text?.internalText ?? code };
    }),
    trace: decision.trace.map((entry) => traceView(entry, compiled)),
  };
}

/** How a decision set its limit, step by step; null for one that came to none. */
export function lineStepsView({ lineSteps: line, approvedCreditLineCents }: Decision): DecisionView['line'] {
  return (
    line && {
      table: dollarsFromCents(line.tableCents),
      incomeCap: dollarsFromCents(line.incomeCapCents),
      capacity: dollarsFromCents(line.capacityCents),
      balance: dollarsFromCents(line.balanceCents),
      approved: dollarsFromCents(approvedCreditLineCents),
      binding: line.binding,
    }
  );
}

function adjustmentName(compiled: CompiledConfiguration, code: string): string {
  return compiled.configuration.gradeAssignment.gradeAdjustments.find((one) => one.code === code)?.name ?? code;
}

function traceView(entry: TraceEntry, compiled: CompiledConfiguration): DecisionView['trace'][number] {
  const rule = compiled.configuration.ruleset.rules.find((one) => one.id === entry.ruleId);
  return {
    order: rule?.order ?? 0,
    rule: rule?.name ?? entry.ruleId,
    stage: rule?.stage ?? '',
    value: valueText(entry.value),
    saw: rule ? observedWords(fieldsOf(rule.when), entry.value) : valueText(entry.value),
    threshold: entry.threshold,
    when: rule ? conditionWords(rule.when) : entry.threshold,
    result: entry.missing ? 'missing' : entry.hit ? 'hit' : 'pass',
    outcome: entry.hit ? (rule?.outcome ?? null) : null,
  };
}

function valueText(value: TraceEntry['value']): string {
  if (value === null) return 'not known';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, part]) => `${name} ${valueText(part)}`)
      .join(', ');
  }
  return String(value);
}
