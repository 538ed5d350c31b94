import { expect, test } from 'vitest';
import { flowOf } from './flow-page';

test.each([
  ['privi-signup', 'signup'],
  [undefined, 'application'],
  ['calculator', 'application'],
  ['generic-calculator', 'application'],
  ['calculator_apply', 'application'],
  ['something-else', 'application'],
])('the type %s opens the %s', (type, flow) => {
  expect(flowOf(type)).toBe(flow);
});
