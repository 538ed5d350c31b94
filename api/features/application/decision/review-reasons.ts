import { principalReasons } from '@domain/underwriting/choose-reasons';
import type { RuleOutcome } from '@domain/underwriting/configuration';
import type { MadeDecision } from './decide-case';

/** Reasons of the rules that sent an application to a person, by the outcomes that do; none where those rules have none. */
export function reviewReasons(
  { decision, profile: { compiled } }: MadeDecision,
  outcomes: readonly RuleOutcome[] = ['REVIEW'],
): readonly string[] {
  const hits = new Set(decision.trace.flatMap(({ ruleId, hit }) => (hit ? [ruleId] : [])));
  const rules = compiled.rules.filter(({ id, outcome }) => hits.has(id) && outcomes.includes(outcome));
  return principalReasons(
    rules.map(({ reasonCode }) => reasonCode),
    compiled.configuration.reasons,
  );
}
