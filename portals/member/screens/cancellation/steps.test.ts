import { expect, test } from 'vitest';
import { copy } from './copy';
import { CANCELLATION_STEPS } from './steps';

test('a cancellation has the steps 0, 1 and 2, each with its name', () => {
  expect(CANCELLATION_STEPS).toEqual([0, 1, 2]);
  expect(copy.about).toHaveLength(CANCELLATION_STEPS.length);
});
