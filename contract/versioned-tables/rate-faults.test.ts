import { expect, test } from 'vitest';
import { statesAbove } from './rate-faults';

const RULES = [
  { stateCode: 'AR', maxAprBps: 1_700 },
  { stateCode: 'NY', maxAprBps: 2_500 },
  { stateCode: 'UT', maxAprBps: null },
] as const;

test.each([
  [16.99, []],
  [17, []],
  [17.01, ['AR']],
  [25, ['AR']],
  [25.01, ['AR', 'NY']],
])('a rate of %s %% is offered to nobody in %j: at the cap of a state it still is', (percent, states) => {
  expect(statesAbove(percent, RULES)).toEqual(states);
});
