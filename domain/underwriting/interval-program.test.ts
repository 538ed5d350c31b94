import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { compileCondition } from './condition';
import type { Condition } from './configuration';
import { FIELD_NAMES, SLOT } from './fields';
import { compileProgram, runProgram } from './interval-program';

const leaf: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    field: fc.constantFrom('dti' as const, 'score' as const),
    op: fc.constantFrom('lt' as const, 'lte' as const, 'gt' as const, 'gte' as const, 'eq' as const, 'neq' as const),
    value: fc.constantFrom(0, 0.45, 0.55, 1, 600),
  }),
  fc.record({
    field: fc.constant('dti' as const),
    op: fc.constant('between' as const),
    value: fc.constant([0.45, 0.55]),
  }),
  fc.record({ field: fc.constant('frozen' as const), op: fc.constant('eq' as const), value: fc.boolean() }),
);
const held = fc.constantFrom(
  Number.NaN,
  0,
  Number.MIN_VALUE,
  0.45,
  0.45 + 2 ** -53,
  0.45 - 2 ** -54,
  0.5,
  0.55,
  1,
  599,
  600,
  601,
);

test('the interval form answers as the general form, at every edge and for missing facts', () => {
  const condition = fc.oneof(leaf, fc.record({ all: fc.array(leaf, { minLength: 1, maxLength: 3 }) }));
  const property = fc.property(condition, held, held, fc.constantFrom(0, 1, Number.NaN), (when, dti, score, frozen) => {
    const slots = new Float64Array(FIELD_NAMES.length).fill(Number.NaN);
    slots[SLOT.dti] = dti;
    slots[SLOT.score] = score;
    slots[SLOT.frozen] = frozen;
    const closure = compileCondition(when);
    const answers = new Uint8Array(1);
    runProgram(compileProgram([when]), slots, answers, [closure]);
    expect(answers[0]).toBe(closure(slots));
  });
  fc.assert(property, { numRuns: Math.max(PROPERTY_RUNS, 5_000) });
});
