import { chooseLanguage } from '@contract/borrower/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower } from '../../test/builders';
import { keepLanguage } from './borrower.writes';
import { languageOfAddress } from './language';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

test('the language that a borrower chooses is theirs from then on, and nobody else’s', async () => {
  const [ana, bea] = [await aBorrower(world.deps), await aBorrower(world.deps)];
  const token = await world.sessionOf('borrower', ana.id);
  const choose = (language: 'en' | 'es') => world.call(chooseLanguage, { body: { language } }, { token });
  const { read } = world.deps.database;
  for (const language of ['es', 'es', 'en', 'es'] as const) {
    expect(await choose(language)).toMatchObject({ status: 200, body: { language } });
    expect(await languageOfAddress(read, ana.email)).toBe(language);
  }
  expect(await languageOfAddress(read, bea.email)).toBe('en');
});

test('a choice is not overwritten by the browser of a log-in; where nothing was chosen, the browser counts', async () => {
  const [ana, bea] = [await aBorrower(world.deps), await aBorrower(world.deps)];
  const token = await world.sessionOf('borrower', ana.id);
  await world.call(chooseLanguage, { body: { language: 'es' } }, { token });
  const { database } = world.deps;
  for (const { id } of [ana, bea])
    for (const language of ['es', 'en'] as const)
      await database.transaction((tx) => tx.run(keepLanguage, { id, language }));
  expect(await languageOfAddress(database.read, ana.email)).toBe('es');
  expect(await languageOfAddress(database.read, bea.email)).toBe('en');
});

test('a language that we do not write is refused by its name', async () => {
  const token = await world.sessionOf('borrower', (await aBorrower(world.deps)).id);
  const asked = await world.call(chooseLanguage, { body: { language: 'fr' as 'es' } }, { token });
  expect(asked).toMatchObject({ status: 422, body: { fields: [{ field: 'language' }] } });
});
