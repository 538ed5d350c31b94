import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { type Surroundings, SurroundingsProvider } from '@portals/steps/surroundings';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type ApplicationView, apply } from '../../stores/apply.store';
import { IncomeQuestion } from './income-question';

afterEach(() => {
  apply.applicationId = null;
});

const SURROUNDINGS: Surroundings = {
  practice: null,
  byline: 'Financing',
  steps: 6,
  isEmbedded: false,
  isLeaving: false,
  begun: null,
  email: null,
  saveForLater: () => Promise.resolve(),
  leaveDevice: () => undefined,
  leaveFrame: () => undefined,
  stay: () => undefined,
};

test('an income of $5 is asked about once, by the summary of errors, and then taken as it is', async () => {
  apply.applicationId = 'a1';
  const sent = fakeApi({});
  draw(
    <SurroundingsProvider value={SURROUNDINGS}>
      <IncomeQuestion application={{ annualIncome: null, status: 'INCOMPLETE' } as ApplicationView} />
    </SurroundingsProvider>,
  );
  const saved = () => sent.filter(({ route }) => !route.startsWith('GET')).map(({ body }) => body);
  const income = page.getByLabelText('Annual income');
  const press = () => page.getByRole('button', { name: 'Continue' }).click();
  await income.fill('5');
  await press();
  const asked = 'Check your income. If you make $5 in a whole year, continue again';
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await page.getByRole('link', { name: asked }).click();
  await expect.element(income).toHaveFocus();
  expect(saved()).toEqual([]);
  await press();
  await expect.poll(saved).toEqual([{ applicationId: 'a1', annualIncome: 5 }]);
});
