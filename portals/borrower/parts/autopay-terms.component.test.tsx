import { draw } from '@portals/form/testing/draw';
import { resetResource } from '@portals/state/resource';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { borrower } from '../stores/borrower.store';
import type { AutopayChoice } from '../stores/pay.actions';
import { ways } from '../stores/pay.store';
import { aBorrower } from '../test/builders';
import { AutopayTerms, useAutopayTerms } from './autopay-terms';

const minimum: AutopayChoice = { type: 'MINIMUM', paymentMethodId: 'm1' };

function Page() {
  const isFetching = useAutopayTerms('t1', minimum);
  return (
    <>
      <AutopayTerms txId="t1" choice={minimum} />
      <button type="button" disabled={isFetching}>
        Turn autopay on
      </button>
    </>
  );
}

beforeEach(() => {
  borrower.user.data = aBorrower();
});
afterEach(() => {
  resetResource(ways.authorization);
  vi.unstubAllGlobals();
});

const button = () => page.getByRole('button', { name: 'Turn autopay on' });

test('the button waits until the text that is agreed to is on the page', async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  await draw(<Page />);
  await expect.element(button()).toBeDisabled();
  answer(Response.json({ title: 'Autopay authorization', paragraphs: ['It takes $200.'], sha256: 'a' }));
  await expect.element(page.getByText('It takes $200.')).toBeVisible();
  await expect.element(button()).toBeEnabled();
});

test('a text that cannot be fetched is said, and the button tries again', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'INTERNAL', message: 'It failed here.' }, { status: 500 }));
  await draw(<Page />);
  await expect.element(page.getByText('It failed here.')).toBeVisible();
  await expect.element(button()).toBeEnabled();
});
