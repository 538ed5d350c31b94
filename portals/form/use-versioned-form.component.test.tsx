import { ApiError } from '@portals/client/api-error';
import { ErrorSummary } from '@portals/ui/error-summary';
import { TextField } from '@portals/ui/text-field';
import { Fragment } from 'react';
import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { KeepTyped } from './keep-typed';
import { draw } from './testing/draw';
import { useVersionedForm } from './use-versioned-form';

type Place = { name: string; city: string; version: number };
type Answers = { name: string; city: string };
type Save = (typed: Partial<Answers>, of: { opened: { version: number }; answers: Answers }) => Promise<void>;

const schema = z.object({ name: z.string().check(z.minLength(1, 'Enter a name')), city: z.string() });

function Form({ store, save }: { store: { place: Place }; save: Save }) {
  const { place } = useSnapshot(store);
  const form = useVersionedForm<Place, Answers>({
    of: place,
    latest: () => store.place,
    schema,
    answersOf: ({ name, city }) => ({ name, city }),
    save,
  });
  return (
    <form {...form.props}>
      {form.changed.length > 0 && <KeepTyped isOnPage />}
      <ErrorSummary {...form.summary} />
      <Fragment key={form.round}>
        <TextField label="Practice name" {...form.field('name')} />
        <TextField label="City" {...form.field('city')} />
      </Fragment>
      <button type="submit">Save</button>
      <output>{form.changed.join(' ') || 'nothing'} changed</output>
    </form>
  );
}

const lakeside = { name: 'Lakeside', city: 'Concord', version: 1 };
function open(save: Save) {
  const store = proxy({ place: { ...lakeside } });
  draw(<Form store={store} save={save} />);
  return store;
}
const name = () => page.getByLabelText('Practice name');
const city = () => page.getByLabelText('City');
const press = () => page.getByRole('button', { name: 'Save' }).click();
const stale = (message: string) => new ApiError(409, { code: 'STALE', message });

test('only what was typed is sent, with the version that was seen', async () => {
  const save = vi.fn<Save>(async () => undefined);
  open(save);
  await city().fill('Keene');
  await expect.element(page.getByText('city changed')).toBeVisible();
  await press();
  await expect.element(page.getByText('nothing changed')).toBeVisible();
  const answers = { name: 'Lakeside', city: 'Keene' };
  expect(save.mock.calls).toEqual([[{ city: 'Keene' }, { opened: lakeside, answers }]]);
});

test('whoever was overtaken keeps what was typed on top of what is true now, is told so, and saves that', async () => {
  const seen: number[] = [];
  const store = open(async (typed, { opened }) => {
    seen.push(opened.version);
    expect(typed).toEqual({ city: 'Keene' });
    if (opened.version > 1) return;
    store.place = { name: 'Lakeside Dental', city: 'Derry', version: 2 };
    throw stale('City: Concord → Derry.');
  });
  await city().fill('Keene');
  await press();
  await expect.element(page.getByRole('alert')).toHaveTextContent('City: Concord → Derry.');
  await expect.element(name()).toHaveValue('Lakeside Dental');
  await expect.element(city()).toHaveValue('Keene');
  await expect.element(page.getByText('city changed')).toBeVisible();
  await press();
  await expect.element(page.getByText('nothing changed')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(seen).toEqual([1, 2]);
});

test('the fields follow what is read while nothing is typed', async () => {
  const store = open(async () => undefined);
  store.place = { ...lakeside, city: 'Derry', version: 2 };
  await expect.element(city()).toHaveValue('Derry');
});

test('what is typed stays when something is read meanwhile, and names the version that was seen', async () => {
  const save = vi.fn<Save>(async () => undefined);
  const store = open(save);
  await name().fill('Lake');
  store.place = { ...lakeside, city: 'Derry', version: 2 };
  await expect.element(name()).toHaveValue('Lake');
  await expect.element(city()).toHaveValue('Concord');
  await press();
  await vi.waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[1].opened.version).toBe(1);
});

test('after another refusal what was typed still counts', async () => {
  open(async () => Promise.reject(new ApiError(500, { code: 'INTERNAL', message: 'It did not work.' })));
  await city().fill('Keene');
  await press();
  await expect.element(page.getByRole('alert')).toHaveTextContent('It did not work.');
  await expect.element(page.getByText('city changed')).toBeVisible();
});
