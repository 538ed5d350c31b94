import { listApplications } from '@contract/application-details/list';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';

let world: TestApp;
let token: string;
beforeAll(async () => {
  world = await startTestApp({ isDemoWorld: true });
  token = await world.staffSession('admin@demo.test');
});
afterAll(() => world.discard());

const RANGE = { start: '2020-01-01', end: '2030-01-01' };
type Sort = NonNullable<Parameters<typeof world.call<typeof listApplications>>[1]['body']['sort']>;

/** Every row of the demo world in an order, page by page with cursors. */
async function all(sort: Sort) {
  const rows = [];
  let cursor: string | undefined;
  do {
    const body = { sort, limit: 100, dateRange: RANGE, ...(cursor !== undefined && { cursor }) };
    const page = (await world.call(listApplications, { body }, { token })).body;
    rows.push(...page.data);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return rows;
}

const shown = {
  approvedAmount: (row) => row.approvedAmount,
  requestedAmount: (row) => row.requestedAmount,
  number: (row) => row.number,
  createdAt: (row) => row.createdAt,
  status: (row) => row.status,
  state: (row) => row.state,
} as const satisfies Partial<
  Record<Sort['key'], (row: Awaited<ReturnType<typeof all>>[number]) => string | number | null>
>;

describe.each(Object.keys(shown) as (keyof typeof shown)[])('the list sorted by %s', (key) => {
  test.each(['asc', 'desc'] as const)('is in the order of what it shows, %s, empty ones last', async (direction) => {
    const rows = await all({ key, direction });
    const values = rows.map((row): string | number | null => shown[key](row));
    const known = values.filter((value) => value !== null);
    const breaks = known.filter((value, place) => {
      const before = known[place - 1];
      if (before === undefined || before === value) return false;
      return direction === 'asc' ? before > value : before < value;
    });
    expect(breaks).toEqual([]);
    expect(values.slice(known.length).every((value) => value === null)).toBe(true);
    expect(new Set(rows.map((row) => row._id)).size).toBe(rows.length);
  });
});

test('a page beyond the last is empty and says how many there are', async () => {
  const { status, body } = await world.call(listApplications, { body: { page: 90, limit: 25 } }, { token });
  expect([status, body.data, body.next]).toEqual([200, [], null]);
  expect(body.total).toBeGreaterThan(0);
});
