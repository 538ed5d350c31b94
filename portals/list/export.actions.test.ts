import { exportAuditTrail } from '@contract/audit-log/list';
import { toasts } from '@portals/state/toast.store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { csvCount } from './csv-count';
import { cancelExport, exportAgain, exportList } from './export.actions';
import { exportOf } from './export.store';

let saved: { name: string; size: number }[] = [];
let stream: ReadableStreamDefaultController<Uint8Array>;
const bytes = (text: string) => new TextEncoder().encode(text);
const state = exportOf('test');
const rows = ['platform 7', 'platform 9'];
const run = () => exportList('test', exportAuditTrail, { body: { rows }, total: 2 });
let sent: unknown[] = [];

beforeEach(() => {
  saved = [];
  sent = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.set('blob:test', blob as Blob);
    return 'blob:test';
  });
  vi.stubGlobal('document', {
    createElement: () => {
      const link = {
        href: '',
        download: '',
        click: () => saved.push({ name: link.download, size: blobs.get(link.href)?.size ?? 0 }),
      };
      return link;
    },
  });
  vi.stubGlobal('window', { location: { pathname: '/v2/admin/practice/applications' } });
  vi.stubGlobal('fetch', async (_: string, { signal, body: asked }: RequestInit) => {
    sent.push(JSON.parse(String(asked)));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        stream = controller;
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, { headers: { 'content-disposition': 'attachment; filename="audit-trail.csv"' } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the export of a list', () => {
  test('rows are counted while they arrive, and the whole file is saved under its name', async () => {
    const done = run();
    await vi.waitFor(() => expect(stream).toBeDefined());
    await vi.waitFor(() => expect(state.isRunning).toBe(true));
    stream.enqueue(bytes('At,Action\r\n1,"two\r\nlines"\r\n2,'));
    await vi.waitFor(() => expect(state.rows).toBe(1));
    expect(saved).toEqual([]);
    stream.enqueue(bytes('b\r\n'));
    stream.close();
    await done;
    expect(saved).toEqual([{ name: 'audit-trail.csv', size: 32 }]);
    expect(state).toMatchObject({ isRunning: false, rows: 2, bytes: 32, problem: null });
    expect(toasts.inbox[0]?.text).toBe('audit-trail.csv saved, 2 rows');
  });

  test.each([
    ['the line breaks', () => stream.error(new TypeError('network error'))],
    ['the answer ends within a row', () => stream.close()],
  ])('nothing is saved and it is told when %s', async (_, breakOff) => {
    const done = run();
    await vi.waitFor(() => expect(state.isRunning).toBe(true));
    await vi.waitFor(() => expect(stream.desiredSize).not.toBe(null));
    stream.enqueue(bytes('At,Action\r\n1,a\r\n2,'));
    await vi.waitFor(() => expect(state.rows).toBe(1));
    breakOff();
    await done;
    expect(saved).toEqual([]);
    expect(state).toMatchObject({ isRunning: false, problem: 'The download stopped after 1 row. Nothing was saved.' });
  });

  test('what broke off is fetched again as it was asked for: chosen rows stay those', async () => {
    const done = run();
    await vi.waitFor(() => expect(state.isRunning).toBe(true));
    await vi.waitFor(() => expect(stream.desiredSize).not.toBe(null));
    stream.close();
    await done;
    const again = exportAgain('test');
    await vi.waitFor(() => expect(sent).toEqual([{ rows }, { rows }]));
    expect(state).toMatchObject({ isRunning: true, total: 2, problem: null });
    cancelExport('test');
    await again;
  });

  test('a cancelled export saves nothing and complains of nothing', async () => {
    const done = run();
    await vi.waitFor(() => expect(state.isRunning).toBe(true));
    cancelExport('test');
    await done;
    expect(saved).toEqual([]);
    expect(state).toMatchObject({ isRunning: false, problem: null });
  });

  test('a file without a head is not whole', () => {
    const count = csvCount();
    expect(count.isWhole()).toBe(false);
    count.take(bytes('\uFEFFAt\r\n'));
    expect([count.isWhole(), count.rows()]).toEqual([true, 0]);
  });
});
