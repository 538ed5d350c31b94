import { readForm } from '@portals/form/read-form';
import { draw } from '@portals/form/testing/draw';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TickList } from './tick-list';

const places = ['Austin', 'Boston', 'Chicago', 'Denver', 'El Paso', 'Fresno', 'Gary', 'Houston', 'Irvine'];
const ticks = places.map((label) => ({
  value: label,
  label,
  ...(label === 'Austin' && { note: 'Taken', disabled: true }),
}));

function open(of = ticks, onSubmit = vi.fn()) {
  draw(
    <form onSubmit={onSubmit}>
      <TickList id="places" name="places" label="Places" find="Find a place" ticks={of} chosen={['Boston']} />
    </form>,
  );
}
const read = () => readForm(document.querySelector('form') as HTMLFormElement).places;

test('a search hides the others and forgets none of what was ticked', async () => {
  open();
  await page.getByRole('searchbox', { name: 'Find a place' }).fill('hou');
  await expect.element(page.getByRole('checkbox', { name: 'Houston' })).toBeVisible();
  await expect.element(page.getByLabelText('Denver')).not.toBeVisible();
  await page.getByRole('checkbox', { name: 'Houston' }).click();
  expect(read()).toEqual(['Boston', 'Houston']);
  await page.getByRole('searchbox', { name: 'Find a place' }).fill('zzz');
  await expect.element(page.getByRole('status')).toHaveTextContent('No matches for “zzz”');
});

test('what cannot be ticked says why and is not read', async () => {
  open();
  const taken = page.getByRole('checkbox', { name: 'Austin Taken' });
  await expect.element(taken).toBeDisabled();
  await userEvent.keyboard('{Tab}');
  expect(read()).toEqual(['Boston']);
});

test('a few need no search', async () => {
  open(ticks.slice(0, 8));
  await expect.element(page.getByRole('checkbox', { name: 'Boston' })).toBeChecked();
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
});

test('Enter in the search sends no form', async () => {
  const onSubmit = vi.fn((event: Event | { preventDefault(): void }) => event.preventDefault());
  open(ticks, onSubmit);
  await page.getByRole('searchbox', { name: 'Find a place' }).fill('bos');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});
