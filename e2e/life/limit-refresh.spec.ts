import { finishApplication } from '@contract/application/decision-calls';
import { limitRefreshPath } from '@contract/borrower-file/limit-refresh-paths';
import { portalBase } from '@contract/paths';
import { anApplicant } from '../apply/applicant';
import { applyByCalls, call } from '../fixtures/calls';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible } from '../fixtures/world';
import { inOwnWorld, passDays } from './own-world';

const test = inOwnWorld('limit-refresh');

const STORY_MS = 300_000;
/** A limit lasts 120 days, and can be refreshed from the 30th before its end. */
const UNTIL_IT_CAN_BE_REFRESHED = 91;

test('everybody whose limit can be refreshed is told once, after a question, and the page says whom it told', async ({
  page,
  addresses,
  mailbox,
}, { project }) => {
  test.setTimeout(STORY_MS);
  const { app } = addresses;
  const ana = anApplicant('0001', `limit-refresh-${project.name}`);
  const { token, applicationId } = await applyByCalls({ app, mailbox }, ana);
  const { status } = await call(app, finishApplication, { input: { body: { applicationId } }, token });
  expect(status).toBe('APPROVED');
  const address = `${portalBase}${limitRefreshPath.href()}`;
  const tell = page.getByRole('button', { name: 'Send emails' });

  await test.step('while the limit is far from its end, nobody would be told', async () => {
    await openAs(page, 'admin@demo.test', address);
    await expect(page.getByText('No one is eligible right now.')).toBeVisible();
    await expect(tell).toBeDisabled();
    await expectAccessible(page);
  });

  await test.step('a practice’s person and the membership brand have no such page', async () => {
    for (const email of ['manager@bright-smile.test', 'privi-admin@demo.test']) {
      const other = await page.context().newPage();
      await openAs(other, email, address);
      await expect(other.getByRole('heading', { name: 'Spending limit refresh' })).toBeHidden();
      await other.close();
    }
  });

  await test.step('shortly before its end she would be told, and is, once it is confirmed', async () => {
    await passDays(app, UNTIL_IT_CAN_BE_REFRESHED);
    await openAs(page, 'admin@demo.test', address);
    await expect(page.getByText('This will email 1 person.')).toBeVisible();
    await tell.click();
    const question = page.getByRole('dialog', { name: 'Email 1 person?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Send emails' }).click();
    await expect(page.getByText('We emailed 1 person.')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/^Priya Raman started it .*, for all practices\.$/)).toBeVisible();
    const subjects = async () => (await mailbox.list(ana.email)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain('Refresh your PatientFi spending limit');
  });

  await test.step('she is not told again', async () => {
    await expect(page.getByText('No one is eligible right now.')).toBeVisible();
    await expect(tell).toBeDisabled();
    await expectAccessible(page);
  });
});
