import { draw } from '@portals/form/testing/draw';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ComboBox } from './combo-box';

const options = [
  { value: 'FL', label: 'Florida', code: 'FL' },
  { value: 'TX', label: 'Texas', code: 'TX' },
  { value: 'WI', label: 'Wisconsin', code: 'WI' },
];
const open = () => {
  const onValue = vi.fn();
  draw(<ComboBox id="state" name="state" label="Status" options={options} onValue={onValue} />);
  return onValue;
};
const box = () => page.getByRole('combobox', { name: 'Status' });

test('a part of a name and Enter choose; the form reads the value', async () => {
  const onValue = open();
  await box().click();
  await userEvent.keyboard('con{Enter}');
  await expect.element(box()).toHaveValue('Wisconsin');
  expect(onValue).toHaveBeenLastCalledWith('WI');
  expect(document.querySelector<HTMLInputElement>('input[name=state]')?.value).toBe('WI');
});

test('arrows go through the choices, Escape closes the list and chooses nothing', async () => {
  const onValue = open();
  await box().click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('Texas');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  expect(onValue).not.toHaveBeenCalled();
});

test('what fits nothing says so', async () => {
  open();
  await box().click();
  await userEvent.keyboard('zzz');
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
  await expect.element(page.getByText(/No match|Nothing/)).toBeVisible();
});
