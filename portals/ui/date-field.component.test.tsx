import { draw } from '@portals/form/testing/draw';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DateField } from './date-field';

const part = (label: string) => page.getByLabelText(label, { exact: true });

/** What a person does with a copied date. */
function paste(text: string): void {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  part('Month')
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}

test.each(['8/21/1988', '1988-08-21', ' 8.21.1988 '])(
  '%s pasted into the month fills all three boxes',
  async (text) => {
    const onValue = vi.fn();
    draw(<DateField id="born" name="born" label="Date of birth" onValue={onValue} />);
    paste(text);
    await expect.element(part('Month')).toHaveValue('8');
    await expect.element(part('Day')).toHaveValue('21');
    await expect.element(part('Year')).toHaveValue('1988');
    expect(onValue).toHaveBeenLastCalledWith('1988-08-21');
  },
);

test('half a date stays half, so that the rules can say what is missing', async () => {
  const onValue = vi.fn();
  draw(<DateField id="born" name="born" label="Date of birth" onValue={onValue} />);
  await part('Month').fill('2');
  await part('Year').fill('1990');
  expect(onValue).toHaveBeenLastCalledWith('1990-02-');
});
