import { paths, portalBase } from '@contract/paths';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

/** The places of somebody's sidebar, as their links stand in it once every group is opened. */
async function placesOf(page: Page, email: string): Promise<string[]> {
  const membership = email.startsWith('privi-');
  const login = membership ? paths.membershipAdmin.login : paths.admin.login;
  await page.goto(`${portalBase}${login.href()}`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill('Demo-Password-1');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const links = page.getByRole('navigation').first().getByRole('link');
  await expect(links.first()).toBeVisible();
  const folded = page.getByRole('navigation').first().getByRole('button', { expanded: false });
  while ((await folded.count()) > 0) await folded.first().click();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

for (const [email, least, device, width] of [
  ['admin@demo.test', 17, 'tablet', 768],
  ['manager@bright-smile.test', 10, 'phone', 390],
  ['privi-admin@demo.test', 3, 'tablet', 768],
] as const) {
  test(`every place of the sidebar of ${email} fits a ${device} and is accessible there`, async ({ page }) => {
    test.slow();
    const places = await placesOf(page, email);
    expect(places.length).toBeGreaterThanOrEqual(least);
    await page.setViewportSize({ width, height: 1024 });
    for (const place of places) {
      await page.goto(place);
      await expect(page.getByRole('heading', { level: 1 }), place).toBeVisible();
      await expect(page.locator('[aria-busy="true"]'), place).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(width);
      await expectAccessible(page);
    }
  });
}
