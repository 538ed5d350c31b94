import { TextField } from '@portals/ui/text-field';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { FieldRows } from './field-rows';
import { draw } from './testing/draw';
import { useForm } from './use-form';

const schema = z.object({
  rows: z.array(z.string().check(z.minLength(1, 'Name it'), z.maxLength(5, 'Too long'))),
});

function Sheet({ sent, start }: { sent: (rows: string[]) => void; start?: { '': string }[] }) {
  const form = useForm({ schema, submit: ({ rows }) => sent(rows) });
  return (
    <form {...form.props}>
      <FieldRows
        form={form}
        name="rows"
        label="Treatments"
        {...(start && { start })}
        most={3}
        add="Add treatment"
        remove={(position) => `Remove treatment ${position}`}
        removed={(position) => `Treatment ${position} was removed.`}
      >
        {({ position, field }) => <TextField label={`Treatment ${position}`} {...field()} />}
      </FieldRows>
      <button type="submit">Send</button>
    </form>
  );
}

const box = (position: number) => page.getByLabelText(`Treatment ${position}`, { exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('rows are added with the focus in the new one, up to the most, and sent in their order', async () => {
  const sent: string[][] = [];
  draw(<Sheet sent={(rows) => sent.push(rows)} />);
  await box(1).fill('Crown');
  await press('Add treatment');
  await expect.element(box(2)).toHaveFocus();
  await userEvent.keyboard('Guard');
  await press('Add treatment');
  await userEvent.keyboard('Clean');
  await expect.element(page.getByRole('button', { name: 'Add treatment' })).not.toBeInTheDocument();
  await press('Send');
  expect(sent).toEqual([['Crown', 'Guard', 'Clean']]);
});

test('a removed row leaves the others as they are, takes its error along, and comes back with what was typed', async () => {
  const sent: string[][] = [];
  draw(<Sheet sent={(rows) => sent.push(rows)} start={[{ '': 'A' }, { '': 'B' }, { '': 'C' }]} />);
  await box(2).fill('Too long to keep');
  await press('Send');
  await expect.element(box(2)).toHaveAccessibleDescription('Too long');
  await press('Remove treatment 2');
  await expect.element(box(2)).toHaveValue('C');
  await expect.element(box(2)).toHaveFocus();
  await expect.element(box(2)).not.toHaveAccessibleDescription('Too long');
  await expect.element(page.getByRole('status')).toHaveTextContent('Treatment 2 was removed.');
  await press('Undo');
  await expect.element(box(2)).toHaveValue('Too long to keep');
  await expect.element(box(3)).toHaveValue('C');
  await box(2).fill('Bb');
  await press('Send');
  expect(sent).toEqual([['A', 'Bb', 'C']]);
});

test('the last row stays as an empty one', async () => {
  draw(<Sheet sent={() => {}} start={[{ '': 'A' }]} />);
  await press('Remove treatment 1');
  await expect.element(box(1)).toHaveValue('');
  await expect.element(box(1)).toHaveFocus();
});
