import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const window = { localStorage };
  vi.stubGlobal('window', { ...window, self: window, top: window });
});
afterEach(() => vi.unstubAllGlobals());

test('who opens a session touches the device: a flow they go on to is theirs, however long nobody was in one', async () => {
  const { startSession } = await import('./session.store');
  const { UNTOUCHED_MS, wasLeft } = await import('./touch');
  items.set('touched_at', String(Date.now() - UNTOUCHED_MS));
  expect(wasLeft()).toBe(true);
  startSession('a-token', 'applicant', { keepsBeside: true });
  expect(wasLeft()).toBe(false);
});
