import type { WireCondition, WireFact } from '@contract/versioned-tables/rule-condition';
import { conditionFromWire } from '@contract/versioned-tables/rule-condition';
import { canHold } from '@domain/underwriting/reachable';
import { validateCondition } from '@domain/underwriting/validate-condition';
import { expect, test } from 'vitest';
import {
  COMPARED_FIELDS,
  operatorOf,
  operatorsOf,
  withField,
  withOperator,
  withoutPart,
  withPart,
} from './condition-moves';

const score: WireFact = { kind: 'FACT', field: 'score', op: 'lt', values: [600] };

test('every fact that can be chosen can be asked everything that is offered, without a fault', () => {
  expect(COMPARED_FIELDS).not.toContain('age');
  for (const field of COMPARED_FIELDS) {
    for (const [key] of operatorsOf(field)) {
      const fact = withOperator(withField(field), key);
      expect(operatorOf(fact), `${field} ${key}`).toBe(key);
      const condition = conditionFromWire(fact);
      expect(() => validateCondition(condition, field), `${field} ${key}`).not.toThrow();
      expect(canHold(condition) || key === 'lt', `${field} ${key}`).toBe(true);
    }
  }
});

test('what a fact is compared with stays where the next question can use it', () => {
  expect(withOperator(score, 'between').values).toEqual([600, 600]);
  expect(withOperator(withOperator(score, 'between'), 'gte').values).toEqual([600]);
  const states = withOperator({ ...withField('stateCode'), values: ['TX'] }, 'in');
  expect([states.op, states.values]).toEqual(['in', ['TX']]);
  expect(withOperator(score, 'isKnown')).toMatchObject({ op: 'isNull', values: [false] });
});

test('a fact becomes a group with another, and what is left alone is no group any more', () => {
  const both = withPart(score, withField('tradelines'));
  expect(both).toEqual({ kind: 'ALL', parts: [score, withField('tradelines')] });
  expect(withPart(both, score)).toMatchObject({ parts: [score, withField('tradelines'), score] });
  expect(withoutPart(both as Exclude<WireCondition, WireFact>, 1)).toEqual(score);
  expect(withoutPart({ kind: 'NOT', parts: [score] }, 0)).toBeNull();
});
