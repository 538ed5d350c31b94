import { addInjector, listInjectors, removeInjector } from '@contract/membership-settings/injector-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';

const PRACTICE = 'prac-harbor-medspa';

let world: TestApp;
let token: string;
beforeAll(async () => {
  world = await startTestApp();
  token = await world.staffSession('enterprise@demo.test');
});
afterAll(() => world.discard());

const add = (body: object) =>
  world.call(
    addInjector,
    { body: { name: 'Lena Cho', color: '#2F6F5E', practicemanagement: PRACTICE, ...body } },
    { token },
  );
const remove = (injectorId: string) => world.call(removeInjector, { params: { injectorId } }, { token });
const shown = async () =>
  (await world.call(listInjectors, { params: { practiceId: PRACTICE } }, { token })).body.data.injectors;

test('an injector is added with a mark, listed by name, and removed', async () => {
  const { injector } = (await add({ title: 'MD' })).body;
  expect(injector).toEqual({
    _id: injector._id,
    name: 'Lena Cho',
    title: 'MD',
    initials: 'LC',
    color: '#2f6f5e',
    practicemanagement: PRACTICE,
    usedIn: { templates: [], plans: 0, visits: 0 },
  });
  const other = (await add({ name: 'Ada', initials: 'ab' })).body.injector;
  expect(other).toMatchObject({ initials: 'AB', title: null });
  expect((await shown()).map(({ name }) => name)).toEqual(['Ada', 'Lena Cho']);
  expect((await remove(injector._id)).body).toEqual({ _id: injector._id, practicemanagement: PRACTICE });
  expect((await remove(injector._id)).body.code).toBe('NOT_FOUND');
  expect(await shown()).toEqual([other]);
});

test.each([
  ['name', { name: 'Pay at https://evil.test' }],
  ['color', { color: 'red' }],
  ['initials', { initials: 'ABCD' }],
  ['initials', { initials: '1' }],
  ['title', { title: 'x'.repeat(41) }],
])('an impossible %s is refused: %j', async (field, body) => {
  const answer = await add({ name: 'Mira Voss', ...body });
  expect(answer.body.fields?.map((fault) => fault.field)).toEqual([field]);
});

test('fifty who add one name at once add one', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => add({ name: 'Noor Ali' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await shown()).filter(({ name }) => name === 'Noor Ali')).toHaveLength(1);
  expect(answers.find(({ status }) => status !== 200)?.body.fields).toEqual([
    { field: 'name', message: 'The practice already has another injector with this name.' },
  ]);
});
