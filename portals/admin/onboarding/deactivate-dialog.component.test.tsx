import { draw } from '@portals/form/testing/draw';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DeactivateDialog } from './deactivate-dialog';
import { type Details, onboarding } from './onboarding.store';

afterEach(() => vi.unstubAllGlobals());

const running = {
  openApplications: 2,
  openRequests: 1,
  openLoans: 4,
  activeMembers: 3,
  plansWaiting: 1,
  yearsAgreed: 1,
  invoicesOpen: 0,
  users: 5,
  closing: null,
};
const details = (of: Partial<typeof running> = {}) =>
  ({
    onboarding: { _id: 'o1', practiceId: 'p1', practiceName: 'Bright Smile', version: 3 },
    running: { ...running, ...of },
  }) as Details;

test('what a closing means is said with its figures, and what becomes of the members is sent as it was chosen', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'PATCH') sent.push(JSON.parse(String(body)));
    return Response.json({ code: 'STEP_ORDER', message: 'No.' }, { status: 409 });
  });
  onboarding.details.data = details() as never;
  draw(<DeactivateDialog details={details()} onClose={() => undefined} />);
  await expect.element(page.getByText('1 unsigned plan will be withdrawn and kept as drafts.')).toBeVisible();
  await expect.element(page.getByText('1 renewal will not begin.')).toBeVisible();
  await expect.element(page.getByText('4 loans will continue.')).toBeVisible();
  await page.getByText('End today').click();
  await page.getByLabelText('Reason').fill('The lease ended.');
  await page.getByRole('button', { name: 'Deactivate practice' }).click();
  await vi.waitFor(() =>
    expect(sent).toEqual([{ practiceId: 'p1', version: 3, reason: 'The lease ended.', members: 'END' }]),
  );
});

test('a practice without members is asked nothing about them', async () => {
  draw(<DeactivateDialog details={details({ activeMembers: 0, invoicesOpen: 2 })} onClose={() => undefined} />);
  await expect.element(page.getByText('2 invoices must still be paid.')).toBeVisible();
  await expect.element(page.getByText('End today')).not.toBeInTheDocument();
});
