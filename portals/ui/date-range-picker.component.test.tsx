import { draw } from '@portals/form/testing/draw';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DateRangePicker } from './date-range-picker';

function open() {
  const onValue = vi.fn();
  draw(<DateRangePicker value={{ start: '2026-10-27', end: '2026-11-26' }} today="2026-11-26" onValue={onValue} />);
  return onValue;
}

test('a date that is typed holds once it is whole: key by key nothing happens, and Enter sends it', async () => {
  const onValue = open();
  (page.getByLabelText('From').element() as HTMLInputElement).focus();
  await userEvent.keyboard('12012025');
  await expect.element(page.getByLabelText('From')).toHaveValue('2025-12-01');
  expect(onValue).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onValue.mock.calls).toEqual([[{ start: '2025-12-01', end: '2026-11-26' }]]);
});

test('the button sends both days, in their order', async () => {
  const onValue = open();
  await page.getByLabelText('From').fill('2026-11-20');
  await page.getByLabelText('To').fill('2026-11-02');
  await page.getByRole('button', { name: 'Apply' }).click();
  expect(onValue.mock.calls).toEqual([[{ start: '2026-11-02', end: '2026-11-20' }]]);
});

test('a preset and two days of the calendar hold at once', async () => {
  const onValue = open();
  await page.getByRole('button', { name: 'November 3', exact: true }).click();
  await page.getByRole('button', { name: 'November 9', exact: true }).click();
  expect(onValue).toHaveBeenLastCalledWith({ start: '2026-11-03', end: '2026-11-09' });
});
