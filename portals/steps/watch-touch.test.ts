import { UNTOUCHED_MS, wasLeft } from '@portals/state/touch';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchTouch } from './watch-touch';

const items = new Map<string, string>();
const listeners = new Map<string, () => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  items.clear();
  const page: Record<string, unknown> = {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: () => undefined,
  };
  page.self = page;
  page.top = page;
  vi.stubGlobal('window', page);
  const nothing = () => undefined;
  const document = {
    activeElement: null,
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: nothing,
  };
  vi.stubGlobal('document', document);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a browser in which nothing was begun was not left', () => {
  expect(wasLeft()).toBe(false);
});

test('what was closed is taken up again within fifteen minutes and not later', () => {
  watchTouch(() => undefined)();
  vi.advanceTimersByTime(UNTOUCHED_MS - 1);
  expect(wasLeft()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(wasLeft()).toBe(true);
});

test('a touch here or in another tab keeps it open; the end comes once', () => {
  const onLeft = vi.fn();
  watchTouch(onLeft);
  vi.advanceTimersByTime(UNTOUCHED_MS / 2);
  listeners.get('keydown')?.();
  vi.advanceTimersByTime(UNTOUCHED_MS / 2);
  items.set('touched_at', String(Date.now()));
  vi.advanceTimersByTime(UNTOUCHED_MS - 20_000);
  expect(onLeft).not.toHaveBeenCalled();
  vi.advanceTimersByTime(UNTOUCHED_MS);
  expect(onLeft).toHaveBeenCalledTimes(1);
});

test('a device that slept is closed by the first touch, whoever wakes it', () => {
  const onLeft = vi.fn();
  watchTouch(onLeft);
  vi.setSystemTime(Date.now() + 60 * 60_000);
  listeners.get('pointerdown')?.();
  expect(onLeft).toHaveBeenCalledTimes(1);
});

test('who types into a frame of a vendor has twice as long', () => {
  vi.stubGlobal('document', { ...document, activeElement: { tagName: 'IFRAME' } });
  const onLeft = vi.fn();
  watchTouch(onLeft);
  vi.advanceTimersByTime(2 * UNTOUCHED_MS - 10_000);
  expect(onLeft).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(onLeft).toHaveBeenCalledTimes(1);
});

test('a device that slept is looked at as soon as its page is seen again', () => {
  const onLeft = vi.fn();
  watchTouch(onLeft);
  // Its timers slept, too: only the clock went on.
  vi.setSystemTime(Date.now() + UNTOUCHED_MS);
  expect(onLeft).not.toHaveBeenCalled();
  listeners.get('visibilitychange')?.();
  expect(onLeft).toHaveBeenCalledTimes(1);
});
