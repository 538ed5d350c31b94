import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Surroundings, SurroundingsProvider } from '../surroundings';
import { AddressStep } from './address-step';

const SURROUNDINGS: Surroundings = {
  practice: null,
  byline: 'Financing',
  steps: 6,
  isEmbedded: false,
  isLeaving: false,
  begun: null,
  email: null,
  saveForLater: () => Promise.resolve(),
  leaveDevice: () => undefined,
  leaveFrame: () => undefined,
  stay: () => undefined,
};
const initial = { street: '12 Oak Street', unit: '', city: 'Concord', state: 'NH', zipCode: '03301' };

test('that a state is not served is said between the state and the ZIP code, where a phone shows it', async () => {
  await page.viewport(390, 844);
  draw(
    <SurroundingsProvider value={SURROUNDINGS}>
      <AddressStep
        words={{ title: 'Address', ask: 'Where do you live?', why: 'Why', at: 3 }}
        initial={initial}
        save={() => Promise.resolve()}
        unservedStates={['NH']}
      />
    </SurroundingsProvider>,
  );
  const told = page.getByText(/We don’t offer financing in New Hampshire yet/);
  await expect.element(told).toBeVisible();
  const zip = page.getByLabelText('ZIP code').element();
  const state = page.getByRole('combobox', { name: 'State' }).element();
  const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
  expect(state.compareDocumentPosition(told.element()) & after).toBe(after);
  expect(told.element().compareDocumentPosition(zip) & after).toBe(after);
});
