import { anApplicant } from '../apply/applicant';
import { expect, expectAccessible, test } from '../fixtures/world';
import { logInWithPromotion } from './a-promotion';

test('a borrower sees what another pace changes before anything is paid', async ({ page, mailbox, addresses }, {
  project,
  retry,
}) => {
  const ana = anApplicant('0001', `what-if-${project.name}-${retry}`);
  const { txId } = await logInWithPromotion(page, { addresses, mailbox }, ana);
  await page.goto(`/v2/borrower/payments?transaction=${txId}`);
  const card = page.getByRole('region', { name: 'What if I pay more?' });
  const show = () => card.getByRole('button', { name: 'See what changes' }).click();

  await test.step('nothing typed is asked for', async () => {
    await show();
    await expect(card.getByRole('link', { name: 'Enter an amount' })).toBeVisible();
  });

  await test.step('a pace that is too slow says what the promotion takes', async () => {
    await card.getByLabel('Monthly payment').fill('190');
    await show();
    await expect(
      card.getByText(/At this pace, the purchase isn’t paid off before your promotion ends.*\$200 on every due date/),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the pace that is needed keeps it, ends sooner and saves all interest', async () => {
    await card.getByLabel('Monthly payment').fill('200');
    await show();
    await expect(card.getByText('At this pace your promotion stays free of interest.')).toBeVisible();
    await expect(card.getByText(/^[A-Z][a-z]{2} \d+, \d{4} \(was [A-Z][a-z]{2} \d+, \d{4}\)$/)).toBeVisible();
    await expect(card.getByText('$2,400', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('all of it at once', async () => {
    await card.getByLabel('Monthly payment').fill('');
    await card.getByLabel('One-time payment today').fill('2400');
    await show();
    await expect(card.getByText(/^Today \(was [A-Z][a-z]{2} \d+, \d{4}\)$/)).toBeVisible();
    await expect(page.getByText('No payments yet.')).toBeVisible();
  });
});

test('a borrower moves the due date once, after seeing what it changes', async ({ page, mailbox, addresses }, {
  project,
  retry,
}) => {
  const ana = anApplicant('0001', `due-date-${project.name}-${retry}`);
  const { txId } = await logInWithPromotion(page, { addresses, mailbox }, ana);
  await page.goto(`/v2/borrower/payments?transaction=${txId}`);
  const card = page.getByRole('region', { name: 'Your due date' });
  const day = card.getByLabel('New due date');
  await card.getByRole('button', { name: 'See what changes' }).click();
  await expect(card.getByRole('link', { name: 'Choose a day' })).toBeVisible();
  const before = await page.getByRole('list', { name: 'Upcoming payments' }).getByRole('listitem').count();

  await day.selectOption({ index: 4 });
  await card.getByRole('button', { name: 'See what changes' }).click();
  await expect(card.getByText('Added interest', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await test.step('another day hides what was shown of the first', async () => {
    await day.selectOption({ index: 5 });
    await expect(card.getByRole('button', { name: 'Move my due dates' })).toHaveCount(0);
    await card.getByRole('button', { name: 'See what changes' }).click();
  });

  await card.getByRole('button', { name: 'Move my due dates' }).dblclick();
  await expect(card.getByText(/^Your due dates have moved/)).toBeVisible();
  await expect(card.getByText(/^You can move it again from/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Upcoming payments' }).getByRole('listitem')).toHaveCount(before);
  await expectAccessible(page);
  const isTold = async () =>
    (await mailbox.list(ana.email)).some(({ subject }) => /^Your due date has moved to /.test(subject));
  await expect.poll(isTold).toBe(true);
  await page.goto('/v2/borrower/my-documents');
  await expect(page.getByText('Your new due dates')).toBeVisible();
});
