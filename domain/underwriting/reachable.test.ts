import { describe, expect, test } from 'vitest';
import type { Condition } from './configuration';
import { canHold } from './reachable';

describe('reachability', () => {
  const low: Condition = { field: 'inquiries6m', op: 'lt', value: 1 };
  const some: Condition = { field: 'inquiries6m', op: 'gt', value: 0 };
  test.each<[string, Condition, boolean]>([
    [
      'whole numbers leave nothing between 3 and 4',
      {
        all: [
          { field: 'inquiries6m', op: 'gt', value: 3 },
          { field: 'inquiries6m', op: 'lt', value: 4 },
        ],
      },
      false,
    ],
    [
      'a ratio has values between',
      {
        all: [
          { field: 'dti', op: 'gt', value: 0.3 },
          { field: 'dti', op: 'lt', value: 0.4 },
        ],
      },
      true,
    ],
    ['below the least value', { field: 'inquiries6m', op: 'lt', value: 0 }, false],
    ['not (low or some) excludes all', { not: { any: [low, some] } }, false],
    ['not (low and some) is all', { not: { all: [low, some] } }, true],
    ['one way out is enough', { any: [{ all: [low, some] }, low] }, true],
    [
      'unknown and known at once',
      {
        all: [
          { field: 'score', op: 'isNull', value: true },
          { field: 'score', op: 'gt', value: 600 },
        ],
      },
      false,
    ],
    [
      'two states at once',
      {
        all: [
          { field: 'stateCode', op: 'eq', value: 'TX' },
          { field: 'stateCode', op: 'eq', value: 'CA' },
        ],
      },
      false,
    ],
    [
      'a mismatch that is and is not',
      {
        all: [
          { field: 'mismatches', op: 'in', value: ['ssn'] },
          { field: 'mismatches', op: 'isNull', value: true },
        ],
      },
      false,
    ],
  ])('%s', (_, condition, expected) => {
    expect(canHold(condition)).toBe(expected);
  });
});
