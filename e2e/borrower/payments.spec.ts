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
  const show = () => card.getByRole('button', { name: 'Show what it changes' }).click();

  await test.step('nothing typed is asked for', async () => {
    await show();
    await expect(card.getByRole('link', { name: 'Enter an amount' })).toBeVisible();
  });

  await test.step('a pace that is too slow says what the promotion takes', async () => {
    await card.getByLabel('Paid every month').fill('190');
    await show();
    await expect(card.getByText(/At this pace your promotion ends unpaid.*\$200 on every due date/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the pace that is needed keeps it, ends sooner and saves all interest', async () => {
    await card.getByLabel('Paid every month').fill('200');
    await show();
    await expect(card.getByText('At this pace your promotion stays free of interest.')).toBeVisible();
    await expect(card.getByText('In place of')).toBeVisible();
    await expect(card.getByText('$2,400', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('all of it at once', async () => {
    await card.getByLabel('Paid every month').fill('');
    await card.getByLabel('Paid once, today').fill('2400');
    await show();
    await expect(card.getByText('At once')).toBeVisible();
    await expect(page.getByText('No payment yet.')).toBeVisible();
  });
});
