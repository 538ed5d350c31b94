import { expect, test } from 'vitest';
import { STATE_CODES } from '../us-states';
import { STATE_CREDIT_LAW, withoutEntry } from './state-credit-law';
import { DEMO_STATE_RULES, stateRuleFor } from './state-rules';

const capsOf = (state: (typeof STATE_CODES)[number]) => {
  const { maxAprBps, lateFeeCapCents } = stateRuleFor(DEMO_STATE_RULES, state);
  return { maxAprBps, lateFeeCapCents };
};

test('every state has a rule, and each entry of the table names its law', () => {
  expect(DEMO_STATE_RULES.map(({ stateCode }) => stateCode)).toEqual([...STATE_CODES]);
  for (const { rate, lateFee } of Object.values(STATE_CREDIT_LAW))
    for (const entry of [rate, lateFee]) if (entry) expect(entry.source).toMatch(/\d/);
});

test('Wisconsin caps a late fee at $10 and sets no rate; Arkansas has the lowest rate', () => {
  expect(capsOf('WI')).toEqual({ maxAprBps: null, lateFeeCapCents: 1_000 });
  expect(capsOf('AR')).toEqual({ maxAprBps: 1_700, lateFeeCapCents: 0 });
});

test('a state without an entry charges no late fee and is held to the lowest rate of the table', () => {
  expect(withoutEntry('rate')).toContain('HI');
  for (const state of withoutEntry('rate')) expect(capsOf(state).maxAprBps).toBe(1_700);
  for (const state of withoutEntry('lateFee')) expect(capsOf(state).lateFeeCapCents).toBe(0);
});

test('Florida, whose days of grace are longer than ours, has no late fee', () => {
  expect(capsOf('FL')).toEqual({ maxAprBps: 3_600, lateFeeCapCents: 0 });
});
