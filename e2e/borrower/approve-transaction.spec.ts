import { expect, expectAccessible, type Page, test } from '../fixtures/world';

/**
 * Casey of the demo world has transactions that wait. Each project answers one of them and gets its code another way,
 * so that neither reads the other's messages.
 */
const stories: Record<string, { amount: string; treatment: string; contact: string; mailbox: string }> = {
  phone: { amount: '$2,600', treatment: 'Clear aligners', contact: '(512) 555-0195', mailbox: '+15125550195' },
  desktop: { amount: '$720', treatment: 'Night guard', contact: 'Casey@patient.test', mailbox: 'casey@patient.test' },
};

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test(
  'a borrower rejects, takes it back, chooses a promotion, approves and reads the agreement',
  { tag: '@both' },
  async ({ page, mailbox }, { project }) => {
    const story = stories[project.name];
    if (!story) throw new Error(`There is no story for ${project.name}.`);
    const { amount, treatment } = story;

    await test.step('a visit is sent to the log-in and comes back with its query', async () => {
      await page.goto('/v2/borrower/transactions?group=pending');
      await page.getByLabel('Email or mobile phone').fill(story.contact);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
      await page.getByLabel('Code', { exact: true }).fill(await mailbox.nextCode(story.mailbox));
      await expect(page).toHaveURL(/\/v2\/borrower\/transactions\?group=pending$/);
      await expectAccessible(page);
    });

    await test.step('the home shows what waits and what is left', async () => {
      await page.goto('/v2/borrower');
      await expect(heading(page, 'Hello, Casey')).toBeVisible();
      await expect(page.getByText('Left to spend')).toBeVisible();
      await expectAccessible(page);
      const card = page.getByRole('region', { name: `Bright Smile Dental is requesting ${amount}` });
      await card.getByRole('button', { name: 'Reject' }).click();
      await page.getByRole('button', { name: `Reject ${amount}` }).click();
      await expect(page).toHaveURL(/\/transactions\/rejected\?transaction=/);
      await expect(page.getByText('You owe nothing for this')).toBeVisible();
    });

    await test.step('the toast takes the rejection back', async () => {
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(heading(page, `How do you want to pay for ${amount}?`)).toBeVisible();
      await expect(page).toHaveURL(/\/transactions\/pending\?transaction=/);
    });

    await test.step('a promotion is told with its end, its safe payment and its price', async () => {
      await page.getByText('Promotion', { exact: true }).click();
      await page
        .getByRole('radio', { name: /a month/ })
        .first()
        .check();
      // A choice that is not sent yet stays through a reload and Back.
      await page.reload();
      await expect(page.getByRole('radio', { name: /a month/ }).first()).toBeChecked();
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(heading(page, 'Hello, Casey')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('radio', { name: /a month/ }).first()).toBeChecked();
      const guardian = page.getByRole('region', { name: 'Promotion tracker' });
      await expect(guardian.getByText(/^Promotion ends/)).toBeVisible();
      await expect(guardian.getByRole('heading', { name: /^Pay \$[\d,.]+ a month/ })).toBeVisible();
      await expect(guardian.getByText(/^If you don’t pay .* you’ll owe the interest/)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Federal Truth in Lending disclosure' })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the approval repeats the amount and has one effect', async () => {
      await page.getByRole('button', { name: /^Continue with/ }).click();
      const approve = page.getByRole('button', { name: `Approve ${amount}` });
      await expect(approve).toBeVisible();
      await expectAccessible(page);
      let approvals = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/approve')) approvals += 1;
      });
      await approve.dblclick();
      await expect(heading(page, 'You’re all set')).toBeVisible();
      expect(approvals).toBe(1);
      await expectAccessible(page);
    });

    await test.step('the agreement is a PDF and is mailed', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save as PDF' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.pdf$/);
      const [tab] = await Promise.all([
        page.context().waitForEvent('response', (response) => response.url().includes('ticket=')),
        page.getByRole('button', { name: 'Print' }).click(),
      ]);
      expect([tab.status(), tab.headers()['content-type']]).toEqual([200, 'application/pdf']);
    });

    await test.step('Back does not ask again, a reload keeps the page, and the list has moved it', async () => {
      const address = page.url();
      await page.goto(address.replace('/accepted', '/pending'));
      await expect(page).toHaveURL(address);
      await page.reload();
      await expect(heading(page, `${amount} at Bright Smile Dental`)).toBeVisible();
      await page.goto('/v2/borrower/transactions?group=accepted');
      await expect(page.getByRole('link', { name: new RegExp(`^${treatment} \\${amount} Approved`) })).toBeVisible();
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page).toHaveURL(/\/v2\/borrower\/login$/);
    });
  },
);
