import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AuditSentence } from './audit-cells';

const entry = {
  action: 'borrower.patient_info',
  detail: '{"fields":"phoneNumber"}',
  actorKind: 'staff',
  actorName: 'Maya Chen',
  person: { _id: 'b1', name: 'Ana Reyes' },
  changes: [{ field: 'phoneNumber', from: '5555550100', to: '5555550111' }],
};

test('an entry is a sentence with a link to its person, and the old and the new value', async () => {
  draw(<AuditSentence entry={entry} />);
  await expect.element(page.getByText(/Maya Chen changed the phone/)).toBeVisible();
  const link = page.getByRole('link', { name: 'Ana Reyes' });
  expect(link.element().getAttribute('href')).toContain('/admin/practice/borrower-transactions/b1');
  await expect.element(page.getByText('Phone: (555) 555-0100 → (555) 555-0111')).toBeVisible();
});
