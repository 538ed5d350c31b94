import { listApplications } from '@contract/application-details/list';
import { resetResource } from '@portals/state/resource';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadList } from './list.actions';
import { listState } from './list.store';

const list = listState('test');
const range = {
  sort: { key: 'createdAt', direction: 'desc' as const },
  dateRange: { start: '2026-08-01', end: '2026-08-02' },
  filters: {},
};
const loadApplications = (part: { page: number; limit: 25 | 50; search?: string }) =>
  loadList({ id: 'test', list: listApplications }, { ...range, ...part });

let bodies: Record<string, unknown>[] = [];
const counts = { all: 60, INCOMPLETE: 0, REVIEW: 0, APPROVED: 60, DENIED: 0 };

beforeEach(() => {
  bodies = [];
  vi.stubGlobal('window', { location: { pathname: '/v2/admin/practice/applications' } });
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as { page: number };
    bodies.push(body);
    const next = body.page < 2 ? `after-${body.page}` : null;
    const bounds = { totalIsBound: false, boundCounts: [] };
    return Response.json({ data: [], total: 60, ...bounds, page: body.page, limit: 25, next, counts });
  });
});
afterEach(() => {
  resetResource(list.page);
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
    expect(list.page.data?.total).toBe(60);
    expect(list.page.error?.message).toContain("can't reach");
  });

  test('the answer of an older question never overwrites that of a newer one', async () => {
    const open: ((rows: number) => void)[] = [];
    vi.stubGlobal('fetch', () => {
      return new Promise((resolve) => {
        open.push((total) =>
          resolve(
            Response.json({
              data: [],
              total,
              totalIsBound: false,
              boundCounts: [],
              page: 0,
              limit: 25,
              next: null,
              counts,
            }),
          ),
        );
      });
    });
    const older = loadApplications({ page: 0, limit: 25, search: 'san' });
    const newer = loadApplications({ page: 0, limit: 25, search: 'santos' });
    await vi.waitFor(() => expect(open).toHaveLength(2));
    open[1]?.(1);
    await newer;
    open[0]?.(40);
    await older;
    expect(list.page.data?.total).toBe(1);
  });
});
