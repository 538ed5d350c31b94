import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { resetResource } from '@portals/state/resource';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { StaffPerson } from '../../staff/staff.store';
import { staff } from '../../staff/staff.store';
import { waitingProposals } from '../../staff/waiting.store';
import { ApplicationsScreen } from './applications-screen';

const none = { data: [], total: 0, totalIsBound: false, next: null, counts: {}, boundCounts: [] };

beforeEach(() => {
  fakeApi({ 'POST /practice/applications': { body: none } });
  waitingProposals.data = 1;
});
afterEach(() => {
  staff.person = null;
  resetResource(waitingProposals);
});

const someone = (permissions: string[]) =>
  ({
    id: 'ana',
    name: 'Ana Reyes',
    role: 'Admin',
    brand: 'financing',
    financePartner: false,
    permissions,
    practices: [],
  }) as unknown as StaffPerson;
const second = () => page.getByRole('tab', { name: 'Needs second approval' });

test('whoever may confirm what a colleague proposes has a tab of it, and nobody else', async () => {
  staff.person = someone(['application.view', 'application.decide']);
  draw(<ApplicationsScreen />);
  await expect.element(second()).toBeVisible();
  staff.person = someone(['application.view']);
  await expect.element(second()).not.toBeInTheDocument();
});
