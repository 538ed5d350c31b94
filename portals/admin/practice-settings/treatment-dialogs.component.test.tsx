import { type Answer, fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ChangeDialog } from './treatment-dialogs';
import { treatments } from './treatments.store';

const shown = {
  _id: 'treatment-1',
  total_price: 1250,
  procedure: 'Clear aligners',
  allerganTreatment: false,
  practicemanagement: 'p1',
  version: 1,
};

test('whoever is overtaken by a colleague is told what they changed, keeps what was typed on top of it, and saves that', async () => {
  const now = { ...shown, total_price: 1400, allerganTreatment: true, version: 2 };
  const answers: Record<string, Answer> = {
    'PUT /practice/treatment-settings/treatment-1': { code: 'STALE' },
    'GET /practice/treatment-settings/p1': { body: [now] },
  };
  const sent = fakeApi(answers, '/v2/admin/practice/treatment-settings');
  treatments.list.data = [shown];
  const onClose = vi.fn();
  draw(<ChangeDialog of={shown} onClose={onClose} />);
  await page.getByLabelText('Treatment', { exact: true }).fill('Clear aligners, both jaws');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(
      page.getByText(
        'Someone updated the treatment since you opened it. Usual price: $1,250 → $1,400. Uses an Allergan product: no → yes. ' +
          'Your change wasn’t saved. Review the updates, then save again.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByLabelText('Treatment', { exact: true })).toHaveValue('Clear aligners, both jaws');
  await expect.element(page.getByLabelText('Usual price')).toHaveValue('1,400');
  await expect.element(page.getByLabelText('Uses an Allergan product')).toBeChecked();
  expect(onClose).not.toHaveBeenCalled();
  answers['PUT /practice/treatment-settings/treatment-1'] = { body: { treatment: { ...now, version: 3 } } };
  await page.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  const bodies = sent.filter(({ route }) => route.startsWith('PUT')).map(({ body }) => body);
  const typed = { procedure: 'Clear aligners, both jaws' };
  expect(bodies).toEqual([
    { ...typed, total_price: 1250, allerganTreatment: false, version: 1 },
    { ...typed, total_price: 1400, allerganTreatment: true, version: 2 },
  ]);
});
