import { everyAddress, faultOf } from '../fixtures/every-path';
import { openAs } from '../fixtures/log-in';
import { expect, type Page, test } from '../fixtures/world';

/** Goes to an address without fetching the program again, as a link does. */
const goWithin = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

for (const email of [
  'admin@demo.test',
  'finance@demo.test',
  'privi-admin@demo.test',
  'enterprise@demo.test',
  'multi@demo.test',
  'manager@bright-smile.test',
  'staff@bright-smile.test',
  'doctor@bright-smile.test',
]) {
  test(`every address of staff, opened bare by ${email}, ends in a screen or a sentence`, async ({ page }) => {
    test.setTimeout(240_000);
    const addresses = (await everyAddress()).filter((address) => /\/v2\/(?:privi\/)?admin\b/.test(address));
    expect(addresses.length).toBeGreaterThan(100);
    const place = email.startsWith('privi-') ? '/v2/privi/admin/signups' : '/v2/admin/account';
    await openAs(page, email, place);
    const faults: string[] = [];
    const ends = new Set<string>();
    for (const address of addresses) {
      await goWithin(page, address);
      await page.waitForTimeout(50);
      const { pathname } = new URL(page.url());
      // Whoever is led away from a place that isn't theirs comes to one that was looked at.
      if (pathname !== address && ends.has(pathname)) continue;
      ends.add(pathname);
      const fault = await faultOf(page);
      if (fault !== undefined) faults.push(`${address}: ${fault}`);
    }
    expect(faults).toEqual([]);
    expect(ends.size).toBeGreaterThan(15);
  });
}

test('an onboarding step whose address names no onboarding leads to the list', async ({ page }) => {
  await openAs(page, 'admin@demo.test', '/v2/admin/practice/onboarding/banking-information-create');
  await expect(page).toHaveURL(/\/onboarding\/provider-management$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Onboarding' })).toBeVisible();
  // Where an onboarding begins it needs none.
  await page.goto('/v2/admin/practice/onboarding/sugar-integration');
  await expect(page.getByRole('button', { name: 'Start onboarding' })).toBeVisible();
});
