import { draw } from '@portals/form/testing/draw';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ChangePassword } from '../staff/account/change-password';
import { GroupForm } from './products-section';
import { ProfileSection } from './profile-section';
import type { Offer } from './settings.store';

const one = { enrollment: 'APPLICATIONS', version: 1, refusal: null } as const;
const offer = {
  practiceId: 'p1',
  version: 1,
  productGroupId: 'g1',
  productGroups: [
    { _id: 'g1', name: 'Group one', refusal: null },
    { _id: 'g2', name: 'Group two', refusal: null },
  ],
  products: [],
  data: [
    { ...one, _id: 'r1', name: 'Standard', isInForce: true },
    { ...one, _id: 'r2', name: 'Careful', isInForce: false },
  ],
} as unknown as Offer;

/** Leaves the page and returns whether it asks before what was given is lost. */
async function asksToLeave(what: ReactNode, give: () => Promise<void>) {
  const router = draw(what);
  await give();
  await router.navigate('/elsewhere');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
}

test('another product group that is not saved is asked for before the page is left', () =>
  asksToLeave(<GroupForm offer={offer} />, () => page.getByLabelText('Product group').selectOptions('Group two')));

test('another risk profile that is not saved is asked for before the page is left', () =>
  asksToLeave(<ProfileSection offer={offer} />, () => page.getByText('Careful').click()));

test('a password that is typed and not sent is asked for before the page is left', () =>
  asksToLeave(<ChangePassword />, () => page.getByLabelText('Current password').fill('my old password')));

test('a choice that was taken back is not asked for', async () => {
  const router = draw(<GroupForm offer={offer} />);
  await page.getByLabelText('Product group').selectOptions('Group two');
  await page.getByLabelText('Product group').selectOptions('Group one');
  await router.navigate('/elsewhere');
  await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});
