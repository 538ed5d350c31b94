import { applyByCalls } from '../fixtures/calls';
import { expect, expectAccessible, test } from '../fixtures/world';
import { anApplicant, ask, enterEmail, seeDecision } from './applicant';

/**
 * The applicants of the sandbox that no other story of this folder follows to their last screen: the heading, and what
 * stands below it.
 */
const applicants: readonly [lastFour: string, heading: string, below: RegExp, practice?: string][] = [
  ['0002', 'You’re approved, Ana', /Your spending limit/],
  ['0003', 'Let’s make sure it’s you', /Verify my identity/],
  ['0008', 'We need a little more from you', /this isn’t a denial/],
  ['0011', 'You already have an account', /is on an account with the email/],
  ['0012', 'We’re checking one thing', /this isn’t a denial/],
  ['0013', 'You’re approved, Ana', /Why it isn’t the full amount/],
  ['0015', 'We can’t offer you a spending limit today', /Request .* Plus/],
];

for (const [lastFour, heading, below, practice = 'bright-smile'] of applicants)
  test(`the applicant ${lastFour} ends at “${heading}”`, async ({ page, mailbox, addresses }, { project }) => {
    const ana = { ...anApplicant(lastFour, `every-${project.name}`), practice };
    await applyByCalls({ ...addresses, mailbox }, ana);
    await page.goto(`/v2/${practice}/apply`);
    await enterEmail(page, ana.email, () => mailbox.nextCode(ana.email));
    await ask(page, 'Check your answers');
    await seeDecision(page, heading);
    await expect(page.getByText(below).filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await ask(page, heading);
    if (lastFour !== '0003') return;
    await page.getByRole('link', { name: 'Verify my identity' }).click();
    await page.getByRole('button', { name: 'Pass' }).click();
    await ask(page, 'You’re approved, Ana');
  });
