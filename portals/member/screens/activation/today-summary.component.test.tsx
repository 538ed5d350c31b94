import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openActivation } from '../../stores/activation.actions';
import { resetActivation } from '../../stores/activation.store';
import { ways } from '../../stores/ways.store';
import { theDetails } from '../../test/builders';
import { AmountTitle } from './amount-title';
import { TodaySummary } from './today-summary';
import { useDetails } from './use-details';

afterEach(() => {
  resetActivation();
  ways.list.data = null;
  endSession();
});

function Summary() {
  const details = useDetails();
  return details ? (
    <>
      <AmountTitle details={details} />
      <TodaySummary details={details} />
    </>
  ) : null;
}

test('the switch of the credits changes the title and every line at once, and says what it would be otherwise', async () => {
  startSession('t', 'member');
  const asked = (isOn: boolean) =>
    `GET /privi/member/membership-activation-details?membershipId=m1&applyCredits=${isOn}&payAtOnce=false`;
  fakeApi({
    [asked(true)]: { body: theDetails() },
    [asked(false)]: { body: theDetails({ creditsApplied: 0, paymentDueToday: 494.14 }) },
    'GET /privi/member/payment-methods': { body: { data: [] } },
  });
  await openActivation('m1');
  draw(<Summary />);
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(title).toHaveTextContent('$434.14 today');
  await expect.element(page.getByText('−$60.00')).toBeVisible();
  await expect.element(page.getByText('Without credit: $494.14 today. You keep your credit.')).toBeVisible();
  await page.getByRole('switch', { name: 'Use my $60.00 credit' }).click();
  await expect.element(title).toHaveTextContent('$494.14 today');
  expect(page.getByText('−$60.00').elements()).toHaveLength(0);
  await expect.element(page.getByText('With credit: $434.14 today.')).toBeVisible();
});
