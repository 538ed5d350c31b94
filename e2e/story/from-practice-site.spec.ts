import { paths, portalBase } from '@contract/paths';
import { anApplicant, answerQuestions, ask, enterEmail, seeResult, sign } from '../apply/applicant';
import { expect, PRACTICE_SITES, test } from '../fixtures/world';

/**
 * The main job of the product: a patient applies from a practice's website, in a frame on another site without cookies or
 * storage, and staff of the practice see the signed credit line.
 */
for (const [site, what] of PRACTICE_SITES) {
  test(
    `a patient applies from the practice’s website, ${what}, and staff see the signed line`,
    // What most websites are is walked on both.
    { tag: site === 'demoSite' ? '@both' : '@desk' },
    async ({ page, browser, addresses, mailbox }, { project }) => {
      const ana = anApplicant('0001', `story-${site}-${project.name}`);
      await page.goto(addresses[site]);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('A straighter smile');
      await page.locator('pf-button').getByRole('button').first().click();

      const frame = page.frameLocator('iframe');
      await enterEmail(frame, ana.email, () => mailbox.nextCode(ana.email));
      await answerQuestions(frame, ana);
      await seeResult(frame);
      await ask(frame, 'You’re approved, Ana');
      await sign(frame, ana);

      const kept = await page
        .frames()
        .at(-1)
        ?.evaluate(() => {
          try {
            return Object.keys(localStorage);
          } catch (refusal) {
            return refusal instanceof DOMException ? refusal.name : 'unknown';
          }
        });
      // Where browsers let the frame keep something, it keeps nothing.
      expect(kept).toEqual(site === 'ownSite' ? [] : 'SecurityError');

      const staff = await browser.newContext({ baseURL: addresses.app, viewport: page.viewportSize() });
      const desk = await staff.newPage();
      await desk.goto(`${portalBase}${paths.admin.login.href()}`);
      await desk.getByLabel('Email address').fill('manager@bright-smile.test');
      await desk.getByLabel('Password').fill('Demo-Password-1');
      await desk.getByRole('button', { name: 'Log in' }).click();
      await expect(desk.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
      const local = ana.email.slice(0, ana.email.indexOf('@'));
      await desk.getByRole('searchbox').first().fill(local);
      await expect(desk.getByRole('tab', { name: 'All' })).toHaveText(/^All\s*1$/);
      await desk.getByRole('link', { name: `Ana ${ana.lastName}` }).click();
      await expect(desk.getByRole('heading', { name: `Ana ${ana.lastName}`, level: 1 })).toBeVisible();
      await expect(desk.getByText('Approved').first()).toBeVisible();
      await desk.getByRole('tab', { name: 'Documents' }).click();
      // In the documents themselves: the sidebar has a page of plan agreements.
      await expect(
        desk
          .getByRole('tabpanel')
          .getByText(/agreement/i)
          .first(),
      ).toBeVisible();
      await staff.close();
    },
  );
}
