import { INJECTORS_MAX, type injector } from '@contract/membership-settings/entity';
import { addInjector, removeInjector } from '@contract/membership-settings/injector-calls';
import type * as z from 'zod/mini';
import { command } from '../../command/command';
import { AppError } from '../../http/app-error';
import { type InjectorRow, injectorById, injectorsOf } from './injector.reads';
import { endInjector, insertInjector } from './injector.writes';
import { takeMembershipPractice } from './practice.reads';
import { keyOf, refuseTwice } from './setting-names';
import { dependsOn, type Uses } from './uses.reads';

const KIND = { what: 'injector', max: INJECTORS_MAX };

/** The first letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(' ').filter((word) => /^\p{L}/u.test(word));
  const letters = [words[0], ...(words.length > 1 ? [words.at(-1)] : [])].map((word) => word?.[0] ?? '');
  return letters.join('').toUpperCase() || 'X';
}

export const injectorView = (row: InjectorRow, uses: Uses): z.input<typeof injector> => ({
  _id: row.id,
  name: row.name,
  title: row.title,
  initials: row.initials,
  color: row.color,
  practicemanagement: row.practice_id,
  usedIn: dependsOn(uses, row.id),
});

export const addOneInjector = command(addInjector)(
  async ({ body: { practicemanagement: practiceId, name, title, initials, color } }, { tx, deps, now, record }) => {
    await takeMembershipPractice(tx, practiceId);
    refuseTwice(await injectorsOf(tx, practiceId), { name }, KIND);
    const shown = { name, title, initials: initials ?? initialsOf(name), color };
    const row = { id: deps.newId(), practice_id: practiceId, ...shown, name_key: keyOf(name), removed_at: null };
    await tx.run(insertInjector, { ...row, created_at: now });
    await record('injector.added', { practiceId, id: row.id, detail: shown });
    return { injector: injectorView(row, new Map()) };
  },
);

/** @throws AppError NOT_FOUND once it is removed. */
export const removeOneInjector = command(removeInjector)(
  async ({ params: { injectorId: id } }, { tx, now, record }) => {
    const row = await tx.first(injectorById, { id });
    if (!row || (await tx.run(endInjector, { id, removedAt: now })) !== 1) throw new AppError('NOT_FOUND');
    await record('injector.removed', { practiceId: row.practice_id, id, detail: { name: row.name } });
    return { _id: id, practicemanagement: row.practice_id };
  },
);
