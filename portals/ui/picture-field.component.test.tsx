import { readForm } from '@portals/form/read-form';
import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PictureField } from './picture-field';

const WAS = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const IS = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';

function open(shown: string) {
  const read = async (file: File) => {
    if (file.name.endsWith('.txt')) throw new Error('Choose a picture');
    return IS;
  };
  draw(
    <form>
      <PictureField
        id="logo"
        name="logo"
        label="Logo"
        error={undefined}
        shown={shown}
        read={read}
        removeLabel="Remove it"
      />
    </form>,
  );
}
const logo = () => readForm(document.querySelector('form') as HTMLFormElement).logo;
const choose = (name: string) => page.getByLabelText(/^Logo/).upload(new File(['x'], name));

test('what stays is read as it was, and a picture that is chosen as it was drawn', async () => {
  open(WAS);
  expect(logo()).toBe(WAS);
  await choose('logo.png');
  await expect.poll(logo).toBe(IS);
});

test('a picture is taken off, and the file that it came from with it', async () => {
  open(WAS);
  await choose('logo.png');
  await page.getByRole('button', { name: 'Remove it' }).click();
  expect(logo()).toBe('');
  await expect.element(page.getByLabelText(/^Logo/)).toHaveValue('');
  await expect.element(page.getByLabelText(/^Logo/)).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Remove it' })).not.toBeInTheDocument();
});

test('what is no picture is refused at the field and leaves the one that is there', async () => {
  open(WAS);
  await choose('notes.txt');
  await expect.element(page.getByLabelText(/^Logo/)).toHaveAccessibleDescription('Choose a picture');
  expect(logo()).toBe(WAS);
});
