import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Packages } from './packages';
import { chosenPackages } from './packages.store';
import { type PackageSuggestion, planModal, type Treatment } from './settings.store';

const own = (priviproduct: string, price: number) =>
  ({
    _id: `treatment-${priviproduct}`,
    name: priviproduct,
    priviproduct,
    pricePerUnit: price,
    discountAmount: null,
    discountPercent: 10,
  }) as Treatment;
const product = (priviproduct: string, name: string, pricePerUnit: number | null) => ({
  priviproduct,
  name,
  numberOfUnits: 2,
  logoURL: null,
  pricePerUnit,
  priceType: pricePerUnit === null ? null : ('PER_UNIT' as const),
  unitType: pricePerUnit === null ? null : ('syringe' as const),
  interval: null,
  amountOfUnits: null,
  discountAmount: null,
  discountPercent: pricePerUnit === null ? null : 10,
});
const suggestion: PackageSuggestion = {
  _id: 'package-1',
  name: 'Smooth and lift',
  interval: 6,
  coreProduct: product('dysport', 'Dysport', 4.5),
  product1: {
    conjunction: 'OR',
    products: [product('lyft', 'Lyft', 750), product('contour', 'Contour', 780), product('kysse', 'Kysse', null)],
  },
  product2: { conjunction: 'AND', products: [product('sculptra', 'Sculptra', 850)] },
};
const onAdd = vi.fn();

beforeEach(async () => {
  fakeApi({}, '/v2/privi/admin/settings/treatments');
  chosenPackages.of = {};
  planModal.open = null;
  onAdd.mockClear();
  const treatments = [own('dysport', 4.5), own('lyft', 750), own('contour', 780), own('sculptra', 850)];
  draw(<Packages suggestions={[suggestion]} treatments={treatments} mayEdit onAdd={onAdd} />);
  await page.getByRole('button', { name: /^Smooth and lift/ }).click();
});

const box = (name: string) => page.getByRole(name === 'Sculptra' ? 'checkbox' : 'radio', { name, exact: true });

test('of products with OR one is chosen at a time, of those with AND all', async () => {
  await box('Lyft').click();
  await box('Sculptra').click();
  await box('Contour').click();
  await expect.element(box('Lyft')).not.toBeChecked();
  await expect.element(box('Contour')).toBeChecked();
  await expect.element(box('Sculptra')).toBeChecked();
  await expect.element(page.getByText('Complete')).toBeVisible();
  // Two syringes of 780.00, less 10 %.
  await expect.element(page.getByText('$1,404')).toBeVisible();
});

test('a complete package makes a plan of the practice’s own treatments, with the interval of the package', async () => {
  const make = page.getByRole('button', { name: 'Create plan' });
  await expect.element(make).toBeDisabled();
  await box('Lyft').click();
  await box('Sculptra').click();
  await make.click();
  const row = { units: '2', interval: '6', discount: '10%', upfrontCost: '' };
  expect(planModal.open).toEqual({
    act: 'add',
    step: 0,
    rows: ['dysport', 'lyft', 'sculptra'].map((id) => ({ _id: `treatment-${id}`, ...row })),
  });
});

test('a product without a price is named, and can be added with one', async () => {
  await box('Kysse').click();
  await expect.element(page.getByText('Needs 1 price')).toBeVisible();
  await page.getByRole('button', { name: 'Add Kysse with a price' }).click();
  expect(onAdd).toHaveBeenCalledWith('kysse');
});

test('a package can be kept for later; what is chosen, shown and kept stands in the browser alone', async () => {
  await box('Lyft').click();
  await page.getByRole('button', { name: 'Save for later' }).click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(chosenPackages.of['package-1']).toEqual({ show: true, saved: true, selected: ['lyft'] });
  await page.getByRole('button', { name: 'Remove from saved' }).click();
  expect(chosenPackages.of['package-1']).toMatchObject({ saved: false });
});
