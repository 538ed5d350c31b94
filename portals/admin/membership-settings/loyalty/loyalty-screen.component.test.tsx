import { type Answer, fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type StaffPerson, staff } from '../../staff/staff.store';
import { type Program, settings } from '../settings.store';
import { loyalty } from './loyalty.store';
import { LoyaltyScreen } from './loyalty-screen';

const EVENTS = ['BIRTHDAY', 'ANNIVERSARY', 'LOYALTY_SIGN_UP', 'MULTIPLE_TREATMENTS'] as const;
const program = (tier: number, rest: Partial<Program> = {}): Program => ({
  _id: `loyalty-${tier}`,
  name: ['Silver', 'Gold', 'Platinum'][tier] ?? '',
  tier,
  perks: [{ name: 'Skin care', enabled: tier > 0 }],
  creditContributions: 5 + tier * 10,
  totalAmount: tier * 3000,
  isLoyaltyPlan: true,
  isDeleted: false,
  isActive: true,
  practicemanagement: 'p1',
  pointsPerDollar: 1 + tier / 4,
  points: EVENTS.map((event) => ({ event, enabled: true, points: 50 })),
  version: 1,
  ...rest,
});
const standing = {
  members: 72,
  tiers: [
    { tier: 0, members: 63 },
    { tier: 1, members: 9 },
    { tier: 2, members: 0 },
  ],
  since: '2025-09-02T12:00:00.000Z',
  largestPlan: { name: 'Signature', totalTreatmentsCost: 5601.8 },
};
const GET = 'GET /privi/provider/settings/loyalty-program/p1';
const PATCH = 'PATCH /privi/provider/settings/loyalty-program/update-programs';
const shown = (programs: readonly Program[]): Answer => ({ body: { data: { loyaltyProgram: programs, standing } } });

let answers: Record<string, Answer>;
let sent: { route: string; body: unknown }[];
beforeEach(async () => {
  loyalty.draft = null;
  settings.loyaltyProgram.data = null;
  staff.practiceId = null;
  staff.person = {
    role: 'PracticeAdmin',
    permissions: ['membership.view', 'membership.edit'],
    practices: [{ _id: 'p1', PracticeName: 'Harbor Med Spa', StateCode: 'FL', enrollments: ['MEMBERSHIPS'] }],
  } as unknown as StaffPerson;
  const programs = [program(0), program(1), program(2)];
  answers = {
    [`${GET}?isDeleted=false`]: shown(programs),
    [`${GET}?isDeleted=true`]: shown([]),
    [GET]: shown(programs),
  };
  sent = fakeApi(answers, '/v2/privi/admin/settings/loyalty-program') as typeof sent;
  draw(<LoyaltyScreen />);
  await expect.element(page.getByRole('heading', { name: 'Loyalty program' })).toBeVisible();
});

const cell = (name: string) => page.getByLabelText(name, { exact: true });
const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';

test('arrows go from cell to cell, and Space ticks', async () => {
  await cell('Monthly credit, Silver').click();
  await userEvent.keyboard('{Home}{Shift>}{End}{/Shift}{ArrowRight}');
  expect(focused()).toBe('Monthly credit, Gold');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Skin care in Gold');
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Skin care in Silver');
  await userEvent.keyboard(' ');
  await expect.element(cell('Skin care in Silver')).toBeChecked();
  await expect.element(page.getByText('1 unsaved change.')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('New perk in Platinum');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(focused()).toBe('Points for birthday, Platinum');
});

test('Enter adds a perk to the tiers that are ticked and opens the next line', async () => {
  await cell('New perk').click();
  await cell('New perk in Gold').click();
  await cell('New perk').fill('Free parking');
  await userEvent.keyboard('{Enter}');
  await expect.element(cell('Free parking in Silver')).toBeChecked();
  await expect.element(cell('Free parking in Gold')).not.toBeChecked();
  await expect.element(cell('Free parking in Platinum')).toBeChecked();
  expect(focused()).toBe('New perk');
  await expect.element(cell('New perk')).toHaveValue('');
});

test('changed cells say what they said; the bar counts them, and Escape takes one back', async () => {
  await cell('Monthly credit, Gold').fill('20');
  await cell('Points for birthday, Platinum').fill('75');
  await expect.element(page.getByText('2 unsaved changes. Gold monthly credit, Platinum birthday.')).toBeVisible();
  await expect.element(cell('Monthly credit, Gold, was 15')).toHaveValue('20');
  await expect.element(page.getByText('+$45')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('1 unsaved change. Gold monthly credit.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(cell('Monthly credit, Gold')).toHaveValue('15');
});

test('what is no number with two decimals is said at its cell, and nothing is sent', async () => {
  await cell('Monthly credit, Gold').fill('1.255');
  await expect.element(page.getByText('Enter a number with up to two decimals')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save for 72 members' })).toBeDisabled();
});

test('saving sends what differs, and the notice of the specification can be closed', async () => {
  await cell('Monthly credit, Gold').fill('20');
  const after = [program(0), program(1, { creditContributions: 20, version: 2 }), program(2)];
  answers[PATCH] = shown(after);
  for (const key of [GET, `${GET}?isDeleted=false`]) answers[key] = shown(after);
  await page.getByRole('button', { name: 'Save for 72 members' }).click();
  await expect.element(page.getByText('Success. All changes have been saved.')).toBeVisible();
  expect(sent.filter(({ route }) => route.startsWith('PATCH')).map(({ body }) => body)).toEqual([
    [{ _id: 'loyalty-1', practicemanagement: 'p1', version: 1, creditContributions: 20 }],
  ]);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(page.getByText('Success. All changes have been saved.')).not.toBeInTheDocument();
});

test('the notice goes by itself after five seconds', async () => {
  await cell('Monthly credit, Gold').fill('20');
  answers[PATCH] = shown([program(0), program(1, { creditContributions: 20, version: 2 }), program(2)]);
  await page.getByRole('button', { name: 'Save for 72 members' }).click();
  await expect.element(page.getByText('Success. All changes have been saved.')).toBeVisible();
  const from = performance.now();
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('All changes have been saved.'), {
    timeout: 8000,
  });
  expect(performance.now() - from).toBeGreaterThan(4000);
});

test('whoever is overtaken keeps what they typed on top of what a colleague saved', async () => {
  await cell('Monthly credit, Gold').fill('20');
  const theirs = [program(0, { name: 'Pearl', version: 2 }), program(1), program(2)];
  answers[PATCH] = { code: 'STALE' };
  for (const key of [GET, `${GET}?isDeleted=false`]) answers[key] = shown(theirs);
  await page.getByRole('button', { name: 'Save for 72 members' }).click();
  await expect.element(page.getByText(/^Someone updated the loyalty program since you opened it/)).toBeVisible();
  await expect.element(cell('Tier 1 name')).toHaveValue('Pearl');
  await expect.element(cell('Monthly credit, Gold, was 15')).toHaveValue('20');
});

test('a tier that no plan reaches is named; one can be switched off, folded, deleted and put back', async () => {
  await expect.element(page.getByText('No plan reaches Platinum.')).toBeVisible();
  await cell('Platinum active').click();
  await expect.element(page.getByText('No plan reaches Platinum.')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Collapse Gold' }).click();
  await expect.element(cell('Monthly credit, Gold')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Delete Gold' }).click();
  await expect.element(page.getByText('2 unsaved changes. Gold deleted, Platinum active.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore Gold' }).click();
  await expect.element(page.getByText('1 unsaved change. Platinum active.')).toBeVisible();
});
