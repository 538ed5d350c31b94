import { civilDate } from '@domain/calendar/civil-date';
import { compileConfiguration } from '@domain/underwriting/compile-configuration';
import { decideCompiled } from '@domain/underwriting/decide';
import { DEMO_CONFIGURATION } from '@domain/underwriting/demo-configuration';
import { anApplicant } from '@domain/underwriting/test-applicants';
import { expect, test } from 'vitest';
import type { DecisionRow } from './application-details.reads';
import { viewDecision } from './decision.view';

const compiled = compileConfiguration(DEMO_CONFIGURATION);

function traceOf(change: Parameters<typeof anApplicant>[0]) {
  const decision = decideCompiled(anApplicant(change), compiled, civilDate('2026-03-16'));
  const row = { record: JSON.stringify(decision) } as DecisionRow;
  return viewDecision(row, 'Standard', compiled).trace;
}

test('each rule of a decision says when it triggers in the ruleset’s sentence, and what it read in words', () => {
  const trace = traceOf({ annualIncomeCents: 1_400_000 });
  const said = trace.find(({ when }) => when.startsWith('annual income'));
  expect(said).toMatchObject({
    when: 'annual income is below $15,000',
    saw: '$14,000',
    threshold: 'annualIncomeCents lt 1500000',
    value: '1400000',
    result: 'hit',
  });
  const served = trace.find(({ threshold }) => threshold === 'isStateServed eq false');
  expect([served?.when, served?.saw]).toEqual([
    'the patient lives in a state we don’t serve',
    'the patient lives in a state we serve',
  ]);
});

test('no rule of a decision shows a name of the program', () => {
  const words = traceOf({}).flatMap(({ when, saw }) => [when, saw]);
  expect(words.filter((one) => /undefined|\b[a-z]+[A-Z]|_|\bKBA\b|\bisNull\b|\beq\b/.test(one))).toEqual([]);
});

test('a rule that the configuration no longer has keeps the engine’s own words', () => {
  const decision = decideCompiled(anApplicant({}), compiled, civilDate('2026-03-16'));
  const trace = decision.trace.slice(0, 1).map((entry) => ({ ...entry, ruleId: 'gone', value: true }));
  const row = { record: JSON.stringify({ ...decision, trace }) } as DecisionRow;
  expect(viewDecision(row, 'Standard', compiled).trace).toMatchObject([
    { rule: 'gone', saw: 'true', when: decision.trace[0]?.threshold },
  ]);
});
