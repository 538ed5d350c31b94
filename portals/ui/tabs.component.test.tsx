import { draw } from '@portals/form/testing/draw';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Tabs } from './tabs';

const tabs = ['All', 'Waiting', 'Approved', 'Rejected'].map((label) => ({ key: label.toLowerCase(), label }));

test('quick presses each move one tab further, though the value comes later from the address', async () => {
  const onValue = vi.fn();
  draw(<Tabs label="Views" tabs={tabs} value="all" onValue={onValue} panelId="rows" />);
  await page.getByRole('tab', { name: 'All' }).click();
  onValue.mockClear();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(onValue.mock.calls).toEqual([['waiting'], ['approved']]);
  await expect.element(page.getByRole('tab', { name: 'Approved' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{Home}{End}');
  expect(onValue.mock.calls.slice(2).flat()).toEqual(['rejected', 'all', 'rejected', 'all', 'rejected']);
});
