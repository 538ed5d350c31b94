import { ofEach, PERSONAL_FIELDS, type PersonalRow, personalFields } from '@domain/personal-fields';
import { type Answer, fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ShownFile } from './borrower.store';
import { EditPersonal } from './edit-dialogs';

/** What is typed into a field of each kind, and what is sent for it. */
const TYPED: Readonly<Record<PersonalRow['kind'], readonly [typed: string, sent: string]>> = {
  name: ['Maria', 'Maria'],
  line: ['9 Birch Lane', '9 Birch Lane'],
  day: ['03/04/1979', '1979-03-04'],
  state: ['wi', 'WI'],
  zip: ['53703', '53703'],
};

/** A date has a box for each of its parts. */
async function fillDay(label: string, day: string) {
  const boxes = page.getByRole('group', { name: label });
  for (const [place, part] of ['Month', 'Day', 'Year'].entries())
    await boxes.getByLabelText(part, { exact: true }).fill(day.split('/')[place] ?? '');
}

test('every declared field is asked, confirmed by its name and sent', async () => {
  const before = { ...ofEach(() => null), _id: 'b-1', name: 'Ana Reyes', version: 4 };
  const answers: Record<string, Answer> = {
    'PATCH /practice/borrower/b-1/personal-info': { body: { user: { ...before, version: 5 } } },
  };
  const sent = fakeApi(answers, '/v2/admin/borrowers/b-1');
  draw(<EditPersonal file={before as unknown as ShownFile} onClose={vi.fn()} />);
  for (const field of PERSONAL_FIELDS) {
    const { label, kind } = personalFields[field];
    if (kind === 'day') await fillDay(label, TYPED.day[0]);
    else await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(TYPED[kind][0]);
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Ana Reyes’s personal info: save changes?' });
  for (const field of PERSONAL_FIELDS)
    await expect.element(confirmation.getByText(personalFields[field].label, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ ...ofEach(({ kind }) => TYPED[kind][1]), version: 4 });
});
