import { tryAgain, unreached } from '@portals/state/unreached.store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChunkLoadError } from './chunk-load-error';
import { fetchAnew } from './failed-part';
import { loadChunk, showsPage } from './load-chunk';

afterEach(() => vi.unstubAllGlobals());

/** A page that began with `main-1.js`, of which the server says this. */
function pageWhere(answer: () => Promise<Response>) {
  vi.stubGlobal('document', { querySelector: () => ({ href: 'https://app.example.test/v2/assets/main-1.js' }) });
  const asked = vi.fn(answer);
  vi.stubGlobal('fetch', asked);
  return asked;
}
const failing = () =>
  loadChunk('admin', () => Promise.reject(new TypeError('Failed to fetch'))).catch((cause) => cause);

describe('a lazy part of the program', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: true });
    pageWhere(async () => new Response(null));
  });

  test.each([
    ['a release replaced the program', async () => new Response(null, { status: 404 }), true],
    ['the server still has this program', async () => new Response(null), false],
    ['the server is unwell', async () => new Response(null, { status: 503 }), false],
    ['nobody is reached', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('that fails to arrive says a new version only where there is one: %s', async (_, answer, isReplaced) => {
    const asked = pageWhere(answer);
    expect(await failing()).toMatchObject({ name: 'ChunkLoadError', isReplaced });
    expect(asked).toHaveBeenCalledWith(
      'https://app.example.test/v2/assets/main-1.js',
      expect.objectContaining({ method: 'HEAD' }),
    );
  });

  test('that fails to arrive is a ChunkLoadError with its cause', async () => {
    const failure = await loadChunk('admin', () => Promise.reject(new TypeError('Failed to fetch'))).catch(
      (cause: unknown) => cause,
    );
    expect(failure).toBeInstanceOf(ChunkLoadError);
    expect(failure).toMatchObject({ message: 'Loading chunk admin failed', cause: { message: 'Failed to fetch' } });
  });

  test('that failed to arrive is fetched again under an address of its own, because a failed import stays failed', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module: https://app.test/v2/assets/admin-1.js');
    const asked: string[] = [];
    const load = async (address: string) => asked.push(address);
    expect(await fetchAnew('admin', cause, load)).toBe(1);
    await fetchAnew('admin', cause, load);
    expect(asked.map((address) => address.replace(/\d+$/, 'n'))).toEqual(
      Array(2).fill('https://app.test/v2/assets/admin-1.js?again=n'),
    );
    expect(new Set(asked).size).toBe(2);
    const again = () => Promise.reject(new TypeError('Not again'));
    await expect(fetchAnew('admin', cause, again)).rejects.toMatchObject({
      name: 'ChunkLoadError',
      isReplaced: false,
      cause: { message: 'Not again' },
    });
  });

  test('that a release replaced is not fetched again', async () => {
    pageWhere(async () => new Response(null, { status: 404 }));
    const load = vi.fn();
    const cause = new TypeError('Failed to fetch dynamically imported module: https://app.test/v2/assets/admin-1.js');
    await expect(fetchAnew('admin', cause, load)).rejects.toMatchObject({ isReplaced: true });
    expect(load).not.toHaveBeenCalled();
  });

  test('that never arrives is given up', async () => {
    await expect(loadChunk('admin', () => new Promise(() => undefined), 5)).rejects.toMatchObject({
      name: 'ChunkLoadError',
    });
  });

  test('that has not arrived after 120 seconds is a ChunkLoadError, and not before', async () => {
    vi.useFakeTimers();
    try {
      const told = vi.fn();
      void loadChunk('admin', () => new Promise(() => undefined)).catch(told);
      await vi.advanceTimersByTimeAsync(119_999);
      expect(told).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      vi.useRealTimers();
      await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
      expect(told.mock.calls[0]?.[0]).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk admin failed' });
    } finally {
      vi.useRealTimers();
    }
  });

  test('is not asked for without a connection, and then by trying again, while a page is shown', async () => {
    const connection = { onLine: false };
    vi.stubGlobal('navigator', connection);
    const load = vi.fn(async () => 7);
    showsPage();
    const loading = loadChunk('admin', load);
    await vi.waitFor(() => expect(unreached.waiting).toBe(1));
    tryAgain();
    await vi.waitFor(() => expect(unreached.waiting).toBe(1));
    expect(load).not.toHaveBeenCalled();
    connection.onLine = true;
    tryAgain();
    expect(await loading).toBe(7);
    expect([load.mock.calls.length, unreached.waiting]).toEqual([1, 0]);
  });

  test('that arrives is returned', async () => {
    expect(await loadChunk('admin', async () => 7)).toBe(7);
  });
});
