import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { DEMO_STATE_RULES, stateRuleFor } from '../underwriting/state-rules';
import { lastTreatmentToCharge } from './first-treatment';

test.each([
  ['CA', '2026-07-15', '2026-08-14'],
  ['CA', '2028-02-01', '2028-03-02'],
  ['TX', '2026-07-15', null],
] as const)('what is charged in %s on %s is treated by %s', (state, today, last) => {
  expect(lastTreatmentToCharge(stateRuleFor(DEMO_STATE_RULES, state), civilDate(today))).toBe(last);
});
