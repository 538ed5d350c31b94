import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PracticesScreen } from './practices-screen';

const LIST = 'GET /privi/signup/providers';
const lakeview = {
  _id: 'p1',
  slug: 'lakeview-derm',
  PracticeName: 'Lakeview Dermatology',
  City: 'Chicago',
  StateCode: 'IL',
};
const harbor = { _id: 'p2', slug: 'harbor-medspa', PracticeName: 'Harbor MedSpa', City: 'Miami', StateCode: 'FL' };

afterEach(() => vi.unstubAllGlobals());

test('offers the practices with memberships, finds one by its city, and leads to its sign-up', async () => {
  const sent = fakeApi({
    [LIST]: { body: { providers: [harbor, lakeview] } },
    [`${LIST}?search=chicago`]: { body: { providers: [lakeview] } },
  });
  draw(<PracticesScreen />);
  await expect.element(page.getByText('2 practices')).toBeVisible();
  await page.getByLabelText('Practice or city').fill(' chicago ');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.element(page.getByText('1 practice', { exact: true })).toBeVisible();
  expect(sent.map(({ route }) => route)).toEqual([LIST, `${LIST}?search=chicago`]);
  const join = page.getByRole('link', { name: 'Join at Lakeview Dermatology' });
  await expect.element(join).toHaveAttribute('href', '/privi/lakeview-derm/signup');
  // Its words have the color of the button, and not that of the address beside it, which is hard to read on it.
  const words = join.getByText('Choose').element();
  expect(getComputedStyle(words).color).toBe(getComputedStyle(join.element()).color);
});

test('a search that finds nothing says so, and shows all again', async () => {
  fakeApi({ [LIST]: { body: { providers: [harbor] } }, [`${LIST}?search=zz`]: { body: { providers: [] } } });
  draw(<PracticesScreen />);
  await page.getByLabelText('Practice or city').fill('zz');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.element(page.getByText('No practice with memberships matches “zz”', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Show all practices' }).click();
  await expect.element(page.getByText('Harbor MedSpa')).toBeVisible();
});

test('without an answer of the server the list can be asked for again', async () => {
  const answers: Parameters<typeof fakeApi>[0] & Record<string, unknown> = { [LIST]: { code: 'UNAVAILABLE' } };
  fakeApi(answers);
  draw(<PracticesScreen />);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  Object.assign(answers, { [LIST]: { body: { providers: [] } } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('No practices offer memberships here', { exact: false })).toBeVisible();
});
