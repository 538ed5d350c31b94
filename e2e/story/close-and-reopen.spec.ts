import { anApplicant, ask, enterEmail, pressEnter } from '../apply/applicant';
import { expect, SITES_AND_VIEWPORTS, test } from '../fixtures/world';

/** Each question in the frame is an entry of the page's history, which closing the dialog must neither lose nor leave behind. */
for (const [site, what, tag] of SITES_AND_VIEWPORTS) {
  test(
    `a closed dialog on a site ${what} opens at the same question, and Back leaves the page at once`,
    { tag },
    async ({ page, addresses, mailbox }, { project }) => {
      const ana = anApplicant('0001', `reopen-${site}-${project.name}`);
      await page.goto(`${addresses[site]}/membership`);
      await page.goto(addresses[site]);
      const opener = page.locator('pf-button').getByRole('button').first();
      await opener.click();
      const frame = page.frameLocator('iframe');
      await enterEmail(frame, ana.email, () => mailbox.nextCode(ana.email));
      await ask(frame, 'Your legal name and date of birth');
      await frame.getByLabel('First name').fill('Ana');
      await frame.getByLabel('Last name').fill(ana.lastName);
      await frame.getByLabel('Month').fill('8');
      await frame.getByLabel('Day').fill('21');
      await frame.getByLabel('Year').fill('1988');
      await pressEnter(frame, 'Continue');
      await ask(frame, 'What’s your phone number?');
      await frame.getByLabel('Phone number').fill('5125550142');
      await pressEnter(frame, 'Continue');
      await ask(frame, 'Where do you live?');

      await page.getByRole('button', { name: /close/i }).first().click();
      await pressEnter(frame, 'Leave without a link');
      await expect(page.locator('iframe')).toBeHidden();
      await opener.click();
      await ask(frame, 'Where do you live?');

      await page.getByRole('button', { name: /close/i }).first().click();
      await pressEnter(frame, 'Leave without a link');
      await expect(page.locator('iframe')).toBeHidden();
      // After this has been answered: the page that goes takes its answer along.
      await page.evaluate(() => void setTimeout(() => history.back()));
      await expect(page).toHaveURL(/membership/);
    },
  );
}
