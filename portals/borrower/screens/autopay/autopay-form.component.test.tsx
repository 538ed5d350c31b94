import { draw } from '@portals/form/testing/draw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { borrower } from '../../stores/borrower.store';
import type { Autopay } from '../../stores/pay.store';
import { aBorrower } from '../../test/builders';
import { AutopayForm } from './autopay-form';

beforeEach(() => {
  borrower.user.data = aBorrower();
  const authorization = { title: 'Autopay authorization', paragraphs: ['It takes it.'], sha256: 'a' };
  vi.stubGlobal('fetch', async () => Response.json(authorization));
});
afterEach(() => void vi.unstubAllGlobals());

const anAutopay = (amount: number) =>
  ({
    transactionId: 't1',
    number: 60_001,
    practiceName: 'Bright Smile',
    type: 'CUSTOM',
    stoppedOn: null,
    amount,
    minimum: 120,
    next: null,
    startsOn: null,
    isReported: false,
    isPaidOff: false,
    isPaused: false,
    hasFirst: true,
    suggested: 350,
    most: 4200,
    discount: null,
    paymentMethod: null,
    version: 1,
  }) satisfies Autopay;
const choice = (name: RegExp) => page.getByRole('radio', { name });

test('an amount that keeps the promotion free is shown as that choice', async () => {
  await draw(<AutopayForm autopay={anAutopay(350)} methods={[]} />);
  await expect.element(choice(/^Payment to avoid interest/)).toBeChecked();
  await expect.element(choice(/^Another amount/)).not.toBeChecked();
});

test('any other amount is shown as the amount that it is', async () => {
  await draw(<AutopayForm autopay={anAutopay(400)} methods={[]} />);
  await expect.element(choice(/^Another amount/)).toBeChecked();
  await expect.element(page.getByLabelText('Amount', { exact: true })).toHaveValue('400');
});

test('a setting that no longer keeps the promotion free is another amount, beside the one that does', async () => {
  await draw(<AutopayForm autopay={{ ...anAutopay(350), type: 'SUGGESTED', suggested: 420 }} methods={[]} />);
  await expect.element(choice(/^Payment to avoid interest.*\$420/)).not.toBeChecked();
  await expect.element(choice(/^Another amount/)).toBeChecked();
  await expect.element(page.getByLabelText('Amount', { exact: true })).toHaveValue('350');
});

test.each([true, false])(
  'the first payment alone is offered only while it is still to be taken: %s',
  async (hasFirst) => {
    await draw(<AutopayForm autopay={{ ...anAutopay(350), hasFirst }} methods={[]} />);
    await expect.element(choice(/^Monthly payment/)).toBeVisible();
    expect(choice(/^Next payment only/).elements()).toHaveLength(hasFirst ? 1 : 0);
  },
);
