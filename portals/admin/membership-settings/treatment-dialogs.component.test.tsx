import { type Answer, fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { settings, type Treatment } from './settings.store';
import { ChangeTreatment, RemoveTreatment } from './treatment-dialogs';

const shown: Treatment = {
  _id: 'treatment-1',
  name: 'Botox',
  area: null,
  unitType: 'unit',
  priceType: 'PER_UNIT',
  pricePerUnit: 13,
  amountOfUnits: 40,
  interval: 3,
  discountAmount: null,
  discountPercent: 10,
  priviproduct: null,
  practicemanagement: 'p1',
  preDiscountAmount: 520,
  totalAmount: 468,
  isRemoved: false,
  usedIn: { templates: ['Glow', 'Signature'], plans: 1, visits: 3 },
  version: 1,
};
const AT = '/privi/provider/settings/treatments';

test('whoever is overtaken is told what changed, keeps what was typed on top of it, and saves that', async () => {
  const now: Treatment = { ...shown, area: 'Face', discountPercent: 15, version: 2 };
  const answers: Record<string, Answer> = {
    [`PATCH ${AT}/treatment-1`]: { code: 'STALE' },
    [`GET ${AT}/p1?all=false`]: { body: { data: { treatments: [now], galdermaHits: [] } } },
  };
  const sent = fakeApi(answers, '/v2/privi/admin/settings/treatments');
  settings.products.data = [];
  settings.treatments.data = { practiceId: 'p1', treatments: [shown], galdermaHits: [] };
  const onClose = vi.fn();
  draw(<ChangeTreatment of={shown} onClose={onClose} />);
  await page.getByLabelText('Price per unit').fill('14');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(
      page.getByText(
        'Someone updated the treatment since you opened it. Area: none → Face. Discount: 10% off → 15% off. ' +
          'Your change wasn’t saved. Review the updates, then save again.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByLabelText('Price per unit')).toHaveValue('14');
  await expect.element(page.getByLabelText(/^Area/)).toHaveValue('Face');
  await expect.element(page.getByLabelText(/^Discount/)).toHaveValue('15%');
  answers[`PATCH ${AT}/treatment-1`] = { body: { treatment: { ...now, pricePerUnit: 14, version: 3 } } };
  await page.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  const bodies = sent.filter(({ route }) => route.startsWith('PATCH')).map(({ body }) => body);
  const full = {
    _id: 'treatment-1',
    name: 'Botox',
    unitType: 'unit',
    pricePerUnit: 14,
    amountOfUnits: 40,
    interval: 3,
    discountAmount: null,
    priviproduct: null,
    practicemanagement: 'p1',
  };
  expect(bodies).toEqual([
    { ...full, area: null, discountPercent: 10, version: 1 },
    { ...full, area: 'Face', discountPercent: 15, version: 2 },
  ]);
});

test('a removal says first what depends on the treatment', async () => {
  fakeApi({}, '/v2/privi/admin/settings/treatments');
  draw(<RemoveTreatment of={shown} onClose={vi.fn()} />);
  await expect
    .element(page.getByText('Used in the templates Glow and Signature, 1 member plan, and 3 upcoming visits.'))
    .toBeVisible();
});
