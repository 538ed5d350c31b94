import { resetResource } from '@portals/state/resource';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadApplications } from './applications.actions';
import { applications } from './applications.store';

let bodies: Record<string, unknown>[] = [];
const counts = { all: 60, INCOMPLETE: 0, REVIEW: 0, APPROVED: 60, DENIED: 0 };

beforeEach(() => {
  bodies = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as { page: number };
    bodies.push(body);
    const next = body.page < 2 ? `after-${body.page}` : null;
    const bounds = { totalIsBound: false, boundCounts: [] };
    return Response.json({ data: [], total: 60, ...bounds, page: body.page, limit: 25, next, counts });
  });
});
afterEach(() => {
  resetResource(applications.list);
  vi.unstubAllGlobals();
});

describe('the pages of the list', () => {
  test('the next page takes the cursor of the page before it', async () => {
    await loadApplications({ page: 0, limit: 25, search: 'one' });
    await loadApplications({ page: 1, limit: 25, search: 'one' });
    await loadApplications({ page: 0, limit: 25, search: 'one' });
    expect(bodies.map(({ page, cursor }) => [page, cursor])).toEqual([
      [0, undefined],
      [1, 'after-0'],
      [0, undefined],
    ]);
  });

  test('a cursor never serves another query', async () => {
    await loadApplications({ page: 0, limit: 25, search: 'two' });
    await loadApplications({ page: 1, limit: 25, search: 'three' });
    await loadApplications({ page: 1, limit: 50, search: 'two' });
    expect(bodies.map(({ cursor }) => cursor)).toEqual([undefined, undefined, undefined]);
  });

  test('a failed refetch keeps the rows and says why', async () => {
    await loadApplications({ page: 0, limit: 25 });
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('no network');
    });
    await loadApplications({ page: 0, limit: 25 });
    expect(applications.list.data?.total).toBe(60);
    expect(applications.list.error?.message).toContain("can't reach");
  });
});
