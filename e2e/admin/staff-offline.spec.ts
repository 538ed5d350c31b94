import { paths, portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, test } from '../fixtures/world';

const applications = `${portalBase}${paths.admin.applications.href()}`;
const TOLD = "We can't reach the server.";
const screen = (name: string) => ({ level: 1, name }) as const;

test('without a connection a screen of the desk stays under a banner, and trying again opens what was pressed', async ({
  page,
  context,
  problems,
}) => {
  await openAs(page, 'admin@demo.test', applications);
  const heading = page.getByRole('heading', screen('Applications'));
  await expect(heading).toBeVisible();
  // The banner is fetched once the page is shown.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Repayments', exact: true }).filter({ visible: true }).click();
  await expect(page.getByText(TOLD)).toBeVisible();
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(TOLD)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', screen('Repayments'))).toBeVisible();
  await expect(page.getByText(TOLD)).toHaveCount(0);
  await expectAccessible(page);
  problems.length = 0;
});

test('a part of the program that fails to arrive is fetched again, by itself and by trying again', async ({
  page,
  problems,
}) => {
  await openAs(page, 'admin@demo.test', applications);
  await expect(page.getByRole('heading', screen('Applications'))).toBeVisible();
  await page.waitForLoadState('networkidle');
  let failures = 1;
  const asked: string[] = [];
  await page.route(/assets\/(?:repayments|deposits)-screen[^/]*\.js/, (route) => {
    asked.push(route.request().url());
    failures -= 1;
    return failures < 0 ? route.continue() : route.abort();
  });
  await page.getByRole('link', { name: 'Repayments', exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', screen('Repayments'))).toBeVisible();
  expect(asked).toHaveLength(2);
  failures = 2;
  // Its group begins folded where the window does not hold all of them.
  await page.getByRole('button', { name: 'Reports', exact: true }).click();
  await page.getByRole('link', { name: 'Deposits', exact: true }).filter({ visible: true }).click();
  await expect(page.getByText('Loading chunk deposits failed')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', screen('Deposits'))).toBeVisible();
  problems.length = 0;
});
