import { finishApplication } from '@contract/application/decision-calls';
import { borrowerPaths } from '@contract/borrower/paths';
import { paths, portalBase } from '@contract/paths';
import { anApplicant } from '../apply/applicant';
import { applyByCalls, call } from '../fixtures/calls';
import { openAs } from '../fixtures/log-in';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible, test } from '../fixtures/world';

const PAPER = {
  name: 'certificate.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
  ),
};

test(
  'a death is recorded from its paper, stands at the head of both files, tells who settles the estate, and ends with a reason',
  { tag: '@both' },
  async ({ page, mailbox, addresses: { app } }, { project, retry }) => {
    const ana = anApplicant('0001', `death-${project.name}-${retry}`);
    const { applicationId, token } = await applyByCalls({ app, mailbox }, ana);
    await call(app, finishApplication, { input: { body: { applicationId } }, token });
    const staff = await staffOf(app, 'admin@demo.test');
    const { borrowerId } = await staff('GET', `/practice/applications/${applicationId}`);
    const speaker = `rosa-${project.name}-${retry}@estate.test`;
    await openAs(page, 'admin@demo.test', `${portalBase}${borrowerPaths.file.href({ borrowerId })}`);
    await page.getByRole('button', { name: 'Add legal record' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What to record').selectOption('DECEASED');
    await expect(dialog.getByText(/late fees are stopped, and nothing is due/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add record' }).click();
    await expect(dialog.getByText('Enter a note').first()).toBeVisible();
    await dialog.getByLabel('Note').fill('Certificate of the county.');
    await dialog.getByLabel('Who settles the estate').fill('Rosa Whitlock');
    await dialog.getByLabel('Their email').fill(speaker);
    await dialog.getByRole('button', { name: 'Add record' }).click();
    await expect(dialog.getByText('Choose a PDF of the paper')).toBeVisible();
    await dialog.getByLabel('Death certificate or other proof').setInputFiles(PAPER);
    await dialog.getByRole('button', { name: 'Add record' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/^This borrower died on/)).toBeVisible();
    await expect(page.getByText(`Rosa Whitlock, ${speaker}`)).toBeVisible();
    await expectAccessible(page);
    await expect
      .poll(async () => (await mailbox.list(speaker)).map(({ subject }) => subject))
      .toEqual(['About an account you handle for someone']);
    const paper = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download paper' }).click();
    expect((await paper).suggestedFilename()).toMatch(/^deceased-\d{4}-\d\d-\d\d\.pdf$/);
    await page.goto(`${portalBase}${paths.admin.application.href({ applicationId })}`);
    await expect(page.getByText(/^This borrower died on/)).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'End record' }).click();
    await dialog.getByLabel('Reason').fill('Somebody of the same name.');
    await dialog.getByRole('button', { name: 'End record' }).click();
    await expect(page.getByText('No death, bankruptcy, or representative on record.')).toBeVisible();
    await expect(page.getByText(/^This borrower died on/)).toHaveCount(0);
  },
);
