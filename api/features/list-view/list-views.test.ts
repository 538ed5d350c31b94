import { allLists } from '@contract/index';
import { changeListView, deleteListView, getListViews, keepListLook, saveListView } from '@contract/list-view/calls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';

let world: TestApp;
beforeEach(async () => {
  world = await startTestApp();
});
afterEach(() => world.discard());

const mine = 'manager@bright-smile.test';
const other = 'staff@bright-smile.test';
const list = 'listApplications';
const shown = { query: 'view=review&min=500', columns: ['status', 'name'], dense: false };

const read = async (email = mine, of = list) =>
  world.call(getListViews, { params: { list: of } }, { token: await world.staffSession(email) });
const save = async (name: string, part: { email?: string; of?: string; isDefault?: boolean } = {}) => {
  const { email = mine, of = list, isDefault = false } = part;
  const token = await world.staffSession(email);
  return world.call(saveListView, { params: { list: of }, body: { name, ...shown, isDefault } }, { token });
};
const saved = async (name: string, isDefault = false) => {
  const found = (await save(name, { isDefault })).body.data.find((view) => view.name === name);
  if (!found) throw new Error(`No view ${name}`);
  return found;
};
const change = async (viewId: string, body: Parameters<typeof bodyOf>[0], of = list) =>
  world.call(
    changeListView,
    { params: { list: of, viewId }, body: bodyOf(body) },
    { token: await world.staffSession(mine) },
  );
type Change = { version: number; name?: string; shows?: typeof shown; isDefault?: boolean };
const bodyOf = (body: Change) => body;
const remove = async (viewId: string, version: number) =>
  world.call(
    deleteListView,
    { params: { list, viewId }, query: { version: String(version) } },
    { token: await world.staffSession(mine) },
  );
const defaults = async () => (await read()).body.data.filter(({ isDefault }) => isDefault).map(({ name }) => name);

describe('views of a list', () => {
  test.each(allLists.map(({ declaration }) => declaration.call.id))('are kept for %s', async (of) => {
    expect((await read(mine, of)).body).toEqual({ data: [], look: null });
    const { status, body } = await save('Large ones', { of });
    expect(status).toBe(200);
    const kept = { name: 'Large ones', ...shown, isDefault: false, version: 1, _id: expect.any(String) };
    expect(body).toEqual({ data: [kept], look: null });
    expect((await read(mine, of)).body).toEqual(body);
  });

  test('are of one person and of one list', async () => {
    await save('Large ones');
    expect((await read(other)).body.data).toEqual([]);
    expect((await read(mine, 'listSignups')).body.data).toEqual([]);
    expect((await save('Large ones', { email: other })).status).toBe(200);
  });

  test('of a list that is not declared are not there', async () => {
    expect((await read(mine, 'listNothing')).status).toBe(404);
    expect((await save('Large ones', { of: 'getAuthUser' })).status).toBe(404);
  });

  test('have names of their own, whatever their case', async () => {
    const view = await saved('Large ones');
    const small = await saved('Small ones');
    const again = await save('LARGE ones');
    expect([again.status, again.body.fields?.map(({ field }) => field)]).toEqual([422, ['name']]);
    expect((await change(small._id, { version: 1, name: 'large Ones' })).status).toBe(422);
    expect((await change(view._id, { version: 1, name: 'LARGE ONES' })).body.data.map(({ name }) => name)).toEqual([
      'LARGE ONES',
      'Small ones',
    ]);
  });

  test('saved under one name by two devices at once are saved once', async () => {
    const answers = await Promise.all([save('Large ones'), save('LARGE ones')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await read()).body.data).toHaveLength(1);
  });

  test('are at most fifty', async () => {
    for (let count = 0; count < 50; count += 1) expect((await save(`View ${count}`)).status).toBe(200);
    expect((await save('One more')).status).toBe(422);
  });

  test('are renamed and show something else, one without the other', async () => {
    const view = await saved('Large ones');
    const renamed = await change(view._id, { version: 1, name: 'Huge ones' });
    expect(renamed.body.data).toEqual([{ ...view, name: 'Huge ones', version: 2 }]);
    const shows = { query: 'view=denied', columns: [], dense: true };
    const replaced = await change(view._id, { version: 2, shows });
    expect(replaced.body.data).toEqual([{ ...view, name: 'Huge ones', ...shows, version: 3 }]);
  });

  test('are deleted, and only the one', async () => {
    const view = await saved('Large ones');
    await saved('Small ones');
    expect((await remove(view._id, 1)).body.data.map(({ name }) => name)).toEqual(['Small ones']);
    expect((await remove(view._id, 1)).status).toBe(404);
  });

  test('of which one at most opens the list', async () => {
    const large = await saved('Large ones', true);
    expect(await defaults()).toEqual(['Large ones']);
    const small = await saved('Small ones', true);
    expect(await defaults()).toEqual(['Small ones']);
    await change(large._id, { version: large.version + 1, isDefault: true });
    expect(await defaults()).toEqual(['Large ones']);
    expect((await change(small._id, { version: small.version, name: 'Tiny ones' })).status).toBe(409);
    const { version = 0 } = (await read()).body.data.find(({ _id }) => _id === large._id) ?? {};
    await change(large._id, { version, isDefault: false });
    expect(await defaults()).toEqual([]);
  });

  test('are not changed on top of a change', async () => {
    const view = await saved('Large ones');
    await change(view._id, { version: 1, name: 'Huge ones' });
    const late = [await change(view._id, { version: 1, name: 'Vast ones' }), await remove(view._id, 1)];
    expect(late.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'STALE'],
      [409, 'STALE'],
    ]);
    expect((await read()).body.data.map(({ name }) => name)).toEqual(['Huge ones']);
  });

  test('are not reached through another list', async () => {
    const view = await saved('Large ones');
    expect((await change(view._id, { version: 1, name: 'Huge ones' }, 'listSignups')).status).toBe(404);
  });

  test('leave rows that name the view and nothing of what it asks for', async () => {
    const view = await saved('Ana Reyes');
    await change(view._id, { version: 1, name: 'Ben Reyes' });
    await remove(view._id, 2);
    const { read: db } = world.deps.database;
    const rows = await db.query(
      db.builder
        .selectFrom('audit')
        .select(['action', 'object_id', 'detail'])
        .where('object_type', '=', 'list_view')
        .orderBy('seq'),
    );
    expect(rows.map(({ action, object_id: id, detail }) => [action, id, JSON.parse(detail)])).toEqual(
      ['saved', 'changed', 'deleted'].map((verb) => [`list_view.${verb}`, view._id, { list }]),
    );
  });
});

describe('columns and density', () => {
  const keep = async (columns: string[], dense: boolean, email = mine) =>
    world.call(
      keepListLook,
      { params: { list }, body: { columns, dense } },
      { token: await world.staffSession(email) },
    );

  test('are kept for a person and a list, the last ones', async () => {
    await keep(['status'], true);
    expect((await keep(['name', 'status'], false)).body.look).toEqual({ columns: ['name', 'status'], dense: false });
    expect((await read()).body.look).toEqual({ columns: ['name', 'status'], dense: false });
    expect((await read(other)).body.look).toBeNull();
    expect((await read(mine, 'listSignups')).body.look).toBeNull();
  });
});
