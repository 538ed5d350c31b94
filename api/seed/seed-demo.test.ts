import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDeps, type TestDeps } from '../test/deps';
import { seedDemo } from './seed-demo';

let deps: TestDeps;
beforeAll(async () => {
  deps = await createTestDeps({ environment: { PF_SEED_PEOPLE: 'false' } });
});
afterAll(() => deps.discard());

test('a demo world without people has its practices and staff, once', async () => {
  expect([await seedDemo(deps), await seedDemo(deps)]).toEqual([true, false]);
  const { read } = deps.database;
  const countOf = async (table: 'practice' | 'staff' | 'borrower' | 'application') =>
    (await read.query(read.builder.selectFrom(table).select('id'))).length;
  expect(await countOf('practice')).toBeGreaterThan(5);
  expect(await countOf('staff')).toBeGreaterThan(5);
  expect([await countOf('borrower'), await countOf('application')]).toEqual([0, 0]);
});
