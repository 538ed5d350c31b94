import { type Answer, fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { useSnapshot } from 'valtio';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PlanModal } from './plan-modal';
import { type Plan, planModal, settings, type Treatment } from './settings.store';

const none = { templates: [], plans: 0, visits: 0 };
const treatment = (id: string, name: string, pricePerUnit: number, rest: Partial<Treatment> = {}): Treatment => ({
  _id: id,
  name,
  area: null,
  unitType: 'session',
  priceType: 'PER_TREATMENT',
  pricePerUnit,
  amountOfUnits: 1,
  interval: 1,
  discountAmount: null,
  discountPercent: 15,
  priviproduct: null,
  practicemanagement: 'p1',
  preDiscountAmount: pricePerUnit,
  totalAmount: pricePerUnit,
  isRemoved: false,
  usedIn: none,
  version: 1,
  ...rest,
});
const treatments = [
  treatment('t1', 'HydraFacial', 199),
  treatment('t2', 'Peel', 150, { interval: 3, discountPercent: 10 }),
];
const plan: Plan = {
  _id: 'plan-1',
  name: 'Glow',
  description: null,
  treatments: [
    {
      _id: 't1',
      name: 'HydraFacial',
      area: null,
      unitType: 'session',
      pricePerUnit: 199,
      units: 1,
      interval: 1,
      discountAmount: null,
      discountPercent: 15,
      upfrontCost: 0,
      isRemoved: false,
      preDiscountAmount: 199,
      totalAmount: 169.15,
      times: 12,
      annualAmount: 2029.8,
      monthlyPayment: 169.15,
    },
  ],
  providerDiscount: 0,
  practicemanagement: 'p1',
  totals: { listPrice: 2388, totalTreatmentsCost: 2029.8, upfrontCost: 0, monthlyPayment: 169.15 },
  fault: null,
  usedIn: none,
  version: 1,
};

function Opened() {
  const { open } = useSnapshot(planModal);
  return open && <PlanModal practiceId="p1" treatments={treatments} modal={open} />;
}
const dialog = page.getByRole('dialog');
const AT = '/privi/provider/settings/plans';

test('a row begins with what is usual, and the totals follow what is typed', async () => {
  fakeApi({}, '/v2/privi/admin/settings/plans');
  planModal.open = { act: 'add', step: 0 };
  draw(<Opened />);
  await dialog.getByLabelText('Treatment 1', { exact: true }).selectOptions('t2');
  await expect.element(dialog.getByLabelText('Discount', { exact: true })).toHaveValue('10%');
  await expect.element(dialog.getByText('4 × $135 = $540 a year')).toBeVisible();
  await dialog.getByLabelText('Upfront cost', { exact: true }).fill('60');
  await expect.element(dialog.getByText('$40', { exact: true })).toBeVisible();
  await dialog.getByLabelText('Upfront cost', { exact: true }).fill('541');
  await expect.element(dialog.getByText('The upfront cost can’t be more than the treatment cost.')).toBeVisible();
  await dialog.getByLabelText('Discount', { exact: true }).fill('$151');
  await dialog.getByRole('button', { name: 'Add plan' }).click();
  await expect.element(dialog.getByText('The discount can’t be more than the price').first()).toBeVisible();
});

test('whoever is overtaken is told what changed, keeps what was typed, and saves that on top', async () => {
  const now: Plan = { ...plan, providerDiscount: 100, version: 2 };
  const answers: Record<string, Answer> = {
    [`PATCH ${AT}/plan-1`]: { code: 'STALE' },
    [`GET ${AT}/p1`]: { body: { plans: [now] } },
    'GET /privi/provider/settings/treatments/p1?all=false': { body: { data: { treatments, galdermaHits: [] } } },
  };
  const sent = fakeApi(answers, '/v2/privi/admin/settings/plans');
  settings.plans.data = { practiceId: 'p1', plans: [plan] };
  planModal.open = { act: 'change', step: 0, of: plan };
  draw(<Opened />);
  await dialog.getByLabelText('Name', { exact: true }).fill('Glow more');
  await dialog.getByLabelText('Units', { exact: true }).fill('2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(
      dialog.getByText(
        'Someone updated the plan since you opened it. Annual discount: $0 → $100. Your change wasn’t saved. Review the updates, then save again.',
      ),
    )
    .toBeVisible();
  await expect.element(dialog.getByLabelText('Name', { exact: true })).toHaveValue('Glow more');
  await expect.element(dialog.getByLabelText('Units', { exact: true })).toHaveValue('2');
  answers[`PATCH ${AT}/plan-1`] = { body: { plan: { ...now, name: 'Glow more', version: 3 } } };
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Plan updated' })).toBeVisible();
  await expect.element(dialog.getByText('Changes have been saved successfully.')).toBeVisible();
  const bodies = sent.filter(({ route }) => route.startsWith('PATCH')).map(({ body }) => body);
  const row = { _id: 't1', units: 2, interval: 1, discountAmount: null, discountPercent: 15, upfrontCost: 0 };
  const typed = { name: 'Glow more', description: null, treatments: [row], practiceId: 'p1' };
  expect(bodies).toEqual([
    { ...typed, providerDiscount: 0, version: 1 },
    { ...typed, providerDiscount: 100, version: 2 },
  ]);
});
