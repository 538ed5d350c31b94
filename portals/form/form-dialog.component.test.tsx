import { TextField } from '@portals/ui/text-field';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { FormDialog } from './form-dialog';
import { draw } from './testing/draw';
import { useForm } from './use-form';

const schema = z.object({
  name: z.string().check(z.minLength(1, 'Enter a name')),
  city: z.string().check(z.minLength(1, 'Enter a city')),
});

type Told = { submit: (values: z.infer<typeof schema>) => unknown; onClose: () => void };

function Sheet({ submit, onClose }: Told) {
  const form = useForm({ schema, submit });
  return (
    <FormDialog title="New place" act="Add place" pendingText="Adding" form={form} onClose={onClose}>
      <TextField label="Practice name" {...form.field('name')} />
      <TextField label="City" {...form.field('city')} />
    </FormDialog>
  );
}

const open = (told: Partial<Told> = {}) => {
  const all = { submit: vi.fn(), onClose: vi.fn(), ...told };
  const router = draw(<Sheet {...all} />);
  return { ...all, router };
};
const name = () => page.getByLabelText('Practice name');

test('the focus is in the first answer, and goes to the summary when answers are missing', async () => {
  const { submit } = open();
  await expect.element(name()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const summary = page.getByRole('alert');
  await expect.element(summary).toHaveTextContent('Enter a name');
  await expect.element(summary).toHaveTextContent('Enter a city');
  await page.getByRole('link', { name: 'Enter a city' }).click();
  await expect.element(page.getByLabelText('City')).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
});

test('an error goes as soon as the field is left with a right answer', async () => {
  open();
  await userEvent.keyboard('{Enter}');
  await expect.element(name()).toHaveAccessibleDescription('Enter a name');
  await name().fill('Harbor');
  await page.getByLabelText('City').click();
  await expect.element(name()).not.toHaveAttribute('aria-invalid');
});

test('typed text is kept however often Escape is pressed, until it is given up', async () => {
  const { onClose } = open();
  await name().fill('Harbor');
  for (let times = 0; times < 5; times++) await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your answers haven’t been sent.');
  await expect.element(name()).toHaveValue('Harbor');
  expect(onClose).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Discard' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('Back asks before typed text is lost, and goes back once it is given up', async () => {
  const { onClose, router } = open();
  await name().fill('Harbor');
  await router.navigate(-1);
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(name()).toHaveValue('Harbor');
  expect(router.state.location.pathname).toBe('/there');
  await router.navigate(-1);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a clean one lets Back pass', async () => {
  const { router } = open();
  await expect.element(name()).toBeVisible();
  await router.navigate(-1);
  await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});

test('a clean one closes at the first Escape', async () => {
  const { onClose } = open();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('Enter pressed twice sends once, and a refusal of the server marks its field', async () => {
  let refuse: (cause: Error) => void = () => {};
  const submit = vi.fn(
    () =>
      new Promise((_, reject) => {
        refuse = reject;
      }),
  );
  open({ submit });
  await name().fill('Harbor');
  await page.getByLabelText('City').fill('Miami');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Adding' })).toBeVisible();
  expect(submit).toHaveBeenCalledExactlyOnceWith({ name: 'Harbor', city: 'Miami' });
  refuse(
    Object.assign(new Error('Some answers need to be corrected.'), {
      fields: [{ field: 'city', message: 'We know no such city' }],
    }),
  );
  const city = page.getByLabelText('City');
  await expect.element(city).toHaveAccessibleDescription('We know no such city');
  // The focus left the field for the summary, and what the server refused is refused until it is changed.
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await city.click();
  await name().click();
  await expect.element(city).toHaveAccessibleDescription('We know no such city');
  await city.fill('Tampa');
  await name().click();
  await expect.element(city).not.toHaveAttribute('aria-invalid');
  await expect.element(name()).toHaveValue('Harbor');
});
