import { expect, test } from 'vitest';
import { namingOvertaker, overtakenBy } from './overtaken';

const at = new Date(2026, 11, 5, 15, 10).toISOString();
const happened = { state: 'practice.details_changed', at, by: 'Dana Reyes' };
const who = 'Dana Reyes changed a practice’s details on Dec 5, 3:10 pm.';

test('says who changed it, how and when', () => {
  expect(overtakenBy(happened)).toBe(who);
  expect(overtakenBy({ ...happened, by: null })).toBe('Someone changed a practice’s details on Dec 5, 3:10 pm.');
  expect(overtakenBy({ state: 'provider_invoice.paid', at, by: null })).toBe(
    'Membership invoice paid on Dec 5, 3:10 pm.',
  );
  expect(overtakenBy(null)).toBeNull();
});

test.each([
  [
    'This changed since you opened it. Reload to see the latest.',
    `${who} Your change wasn’t saved. Check the latest details, then try again.`,
  ],
  [
    'Someone updated the practice since you opened it. Phone: none → (512) 555-0167. Review the updates.',
    `${who} Phone: none → (512) 555-0167. Review the updates.`,
  ],
  [
    'This branding request changed since you opened it. Review the current version, then try again.',
    `${who} Review the current version, then try again.`,
  ],
  ['A colleague already saved this step.', `${who} A colleague already saved this step.`],
  [`${who} Review it.`, `${who} Review it.`],
])('in place of “%s”', (text, says) => {
  expect(namingOvertaker(text, happened)).toBe(says);
  expect(namingOvertaker(text, null)).toBe(text);
});
