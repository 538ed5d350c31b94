import { US_STATES } from '@domain/us-states';
import { draw } from '@portals/form/testing/draw';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Enterprise } from './enterprise.store';
import { FindPractice } from './find-practice';

/** A hundred practices, two in most states; number 17 and 67 are in Illinois. */
const practices: Enterprise['practices'] = Array.from({ length: 100 }, (_, at) => {
  const stateCode = US_STATES[at % 50]?.stateCode ?? 'AL';
  return {
    _id: `p${at}`,
    PracticeName: `Practice ${at}`,
    slug: `practice-${at}`,
    specialty: 'Medical Spa',
    streetAddress: `${at} Main Street`,
    unitApartment: at % 2 ? '2B' : null,
    city: `City ${at}`,
    stateCode,
    zipCode: String(10_001 + at * 800),
    phoneNumber: '5555550142',
    hasMembership: at % 3 === 0,
  };
});
const of: Enterprise = {
  _id: 'e1',
  name: 'Lakeside Group',
  urlSlug: 'lakeside',
  logo: null,
  practices,
  ratesExample: null,
};
const open = async (width: number) => {
  await page.viewport(width, 900);
  return draw(<FindPractice of={of} />);
};
beforeEach(() => window.history.replaceState(null, ''));
const cards = () => [...document.querySelectorAll('[data-practice]')].map((one) => one.getAttribute('data-practice'));
const field = () => page.getByLabelText('City, state, ZIP, or name');

test('a hundred practices stand beside each other, and a place leaves the near ones', async () => {
  await open(1200);
  await expect.element(page.getByRole('status')).toHaveTextContent('100 practices');
  expect(new Set(cards()).size).toBe(100);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1200);
  await field().fill('City 42');
  await expect.element(page.getByRole('status')).toHaveTextContent(', City 42 first');
  expect([cards()[0], cards().length]).toEqual(['p42', 2]);
  // So many others are reached by the chips of their states.
  expect(document.body.textContent).not.toContain('Other states');
  await page.getByRole('button', { name: 'Alaska 2' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('2 practices in Alaska');
});

test('on a phone the first is open, the others fold, and a press opens one in its place', async () => {
  await open(390);
  await field().fill('Practice 7');
  await expect.element(page.getByRole('status')).toHaveTextContent('matching “Practice 7”');
  expect(document.querySelectorAll('a[href*="/apply"]')).toHaveLength(1);
  const folded = page.getByRole('button', { name: /^Practice 70/ });
  await expect.element(folded).toHaveAttribute('aria-expanded', 'false');
  await folded.click();
  await expect.element(folded).toHaveAttribute('aria-expanded', 'true');
  expect(document.querySelector('[data-practice=p70] a[href*="/practice-70/apply"]')).not.toBeNull();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('what was looked for is there again after Back, with the state whose chip was pressed', async () => {
  const router = await open(1200);
  const leaveAndReturn = async () => {
    await router.navigate('/before');
    await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    await router.navigate(-1);
  };
  await field().fill('City 42');
  await leaveAndReturn();
  await expect.element(field()).toHaveValue('City 42');
  await page.getByRole('button', { name: 'Alaska 2' }).click();
  await leaveAndReturn();
  await expect.element(page.getByRole('button', { name: 'Alaska 2' })).toHaveAttribute('aria-pressed', 'true');
});

test('the line of a membership stands apart from the buttons above it', async () => {
  await open(1200);
  await expect.element(page.getByRole('status')).toHaveTextContent('100 practices');
  const line = document.querySelector('[data-practice=p0] p');
  const buttons = line?.previousElementSibling;
  expect((line?.getBoundingClientRect().top ?? 0) - (buttons?.getBoundingClientRect().bottom ?? 0)).toBe(16);
});
