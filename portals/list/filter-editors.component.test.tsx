import { anyOf, dollarsBetween } from '@contract/lists/filters';
import { draw } from '@portals/form/testing/draw';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type EditorProps, filterKinds } from './filter-editors';

function open(named: EditorProps['named'], values: EditorProps['values'] = {}) {
  const onValues = vi.fn();
  const { Editor } = filterKinds[named.filter.kind];
  draw(<Editor named={named} labelOf={(value) => value.toLowerCase()} values={values} onValues={onValues} />);
  return onValues;
}

test('amounts the wrong way round are refused at the second, which keeps what was typed', async () => {
  const onValues = open({
    name: 'amount',
    label: 'Amount',
    filter: dollarsBetween('amount'),
    wireNames: ['from', 'to'],
  });
  await page.getByLabelText('From').fill('500');
  await page.getByLabelText('To').fill('90');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('To')).toHaveAccessibleDescription('Enter an amount at or above “From”');
  expect(onValues).not.toHaveBeenCalled();
  await page.getByLabelText('To').fill('900');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onValues.mock.calls).toEqual([[{ from: 500, to: 900 }]]);
});

test('any of some values by keyboard, in the order of the list; none takes the filter away', async () => {
  const filter = anyOf<readonly string[]>(['APPROVED', 'DENIED', 'REVIEW']);
  const onValues = open({ name: 'status', label: 'Status', filter, wireNames: ['status'] }, { status: ['DENIED'] });
  await page.getByRole('checkbox', { name: 'approved' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  expect(onValues).toHaveBeenLastCalledWith({ status: ['APPROVED', 'DENIED'] });
  await page.getByRole('checkbox', { name: 'approved' }).click();
  await page.getByRole('checkbox', { name: 'denied' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  expect(onValues).toHaveBeenLastCalledWith({});
});
