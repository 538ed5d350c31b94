import { draw } from '@portals/form/testing/draw';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ChooseAll } from './choose-all';

const found = { body: { search: 'ana' }, totalIsBound: false };

test('ten thousand rows are chosen at once; of more it says how many can be, and chooses none', async () => {
  const find = vi.fn(async () => ['t1', 't2']);
  const onChosen = vi.fn();
  draw(<ChooseAll {...found} total={10_000} choosing={{ find }} onChosen={onChosen} />);
  await page.getByRole('button', { name: 'Select all 10,000' }).click();
  await vi.waitFor(() => expect(onChosen).toHaveBeenCalledWith(['t1', 't2']));
  expect(find).toHaveBeenCalledWith(found.body);

  draw(<ChooseAll {...found} total={10_001} choosing={{ find }} onChosen={onChosen} />);
  await expect.element(page.getByText('Narrow the list to 10,000 or fewer to select all')).toBeVisible();
});

test('what the server refuses chooses nothing', async () => {
  const onChosen = vi.fn();
  const find = vi.fn(async () => Promise.reject(new Error('More than 10,000 match.')));
  draw(<ChooseAll {...found} total={5000} totalIsBound choosing={{ find }} onChosen={onChosen} />);
  await page.getByRole('button', { name: /^Select all/ }).click();
  await expect.element(page.getByRole('button', { name: /^Select all/ })).toBeEnabled();
  await vi.waitFor(() => expect(find).toHaveBeenCalledOnce());
  expect(onChosen).not.toHaveBeenCalled();
});

test('where only a file is made of them any number is chosen, without their ids', async () => {
  const onChosen = vi.fn();
  draw(<ChooseAll {...found} total={250_000} onChosen={onChosen} />);
  await page.getByRole('button', { name: 'Select all 250,000' }).click();
  expect(onChosen).toHaveBeenCalledWith([]);
});
