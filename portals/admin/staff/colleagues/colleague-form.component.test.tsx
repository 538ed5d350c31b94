import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { resetResource } from '@portals/state/resource';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StaffPerson } from '../staff.store';
import { ColleagueForm } from './colleague-form';
import { EnterpriseDialog } from './enterprise-dialog';
import { type Colleague, people } from './people.store';

const manager = {
  id: 'm1',
  role: 'PracticeAdmin',
  financePartner: false,
  permissions: ['staff.view', 'staff.edit'],
  practices: [{ _id: 'p1', PracticeName: 'Bright Smile' }],
} as unknown as StaffPerson;
const shown = { tab: 'practices', practiceId: null } as const;
const ROLES = 'GET /practice/roles';
const roles = [
  { role: 'Admin', permissions: ['staff.view', 'credit.edit'] },
  { role: 'PracticeAdmin', permissions: ['staff.view', 'staff.edit'] },
  { role: 'PracticeStaff', permissions: ['note.view'] },
];
const close = () => undefined;

beforeEach(() => {
  resetResource(people.roles);
  resetResource(people.enterprises);
});

test('the roles of a colleague are those of the server that one may give, with what each may do', async () => {
  fakeApi({ [ROLES]: { body: { data: roles } } });
  draw(<ColleagueForm person={manager} of={null} shown={shown} onClose={close} />);
  const role = page.getByLabelText('Role');
  await expect.element(role.getByRole('option', { name: 'Practice staff' })).toBeInTheDocument();
  expect(
    role
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a role', 'Practice admin', 'Practice staff']);
  await userEvent.selectOptions(role, 'PracticeStaff');
  await page.getByText('Permissions (1)').click();
  await expect.element(page.getByText('View notes')).toBeVisible();
});

test('where the list of roles could not be loaded, it can be loaded again', async () => {
  const answers = { [ROLES]: { code: 'UNAVAILABLE' } } as Parameters<typeof fakeApi>[0];
  fakeApi(answers);
  draw(<ColleagueForm person={manager} of={null} shown={shown} onClose={close} />);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  Object.assign(answers, { [ROLES]: { body: { data: roles } } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('option', { name: 'Practice staff' })).toBeInTheDocument();
});

test('an administrator of an enterprise is made one of another', async () => {
  const enterprises = [
    { _id: 'e1', name: 'Bright Arch' },
    { _id: 'e2', name: 'Harborline' },
  ];
  const moved = { _id: 'c1', name: 'Ana Silva', enterpriseId: 'e2', enterpriseName: 'Harborline' };
  const sent = fakeApi({
    'GET /practice/adminuser/enterprise': { body: { data: [], enterprises } },
    'PATCH /practice/adminuser/enterprise': { body: { data: moved } },
    'GET /practice/admin-settings': { body: { data: [] } },
  });
  const of = { _id: 'c1', name: 'Ana Silva', role: 'EnterpriseAdmin', enterpriseId: 'e1', version: 4 };
  draw(<EnterpriseDialog of={of as unknown as Colleague} shown={shown} onClose={close} />);
  const choice = page.getByLabelText('Enterprise', { exact: true });
  await expect.element(choice).toHaveValue('e1');
  await userEvent.selectOptions(choice, 'e2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => sent.find(({ route }) => route.startsWith('PATCH'))?.body)
    .toEqual({ userId: 'c1', enterpriseId: 'e2', version: 4 });
});
