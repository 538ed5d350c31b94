import type { Message } from '@contract/messages/message';
import { beforeEach, expect, test } from 'vitest';
import { closeToast, toast, toasts } from './toast.store';

const saved: Message = { text: 'Saved {what}.', kind: 'toast', severity: 'success', durationMs: 2500, source: 'test' };

beforeEach(() => {
  toasts.shown = [];
  toasts.inbox = [];
});

test('a toast has its text, its severity and its time from its message, and is shown until it is closed', () => {
  toast(saved, { values: { what: 'the plan' } });
  expect(toasts.shown).toMatchObject([{ text: 'Saved the plan.', severity: 'success', durationMs: 2500 }]);
  toast({ ...saved, severity: 'error', durationMs: null });
  expect(toasts.shown.map(({ severity, durationMs }) => [severity, durationMs])).toEqual([
    ['success', 2500],
    ['error', null],
  ]);
  const [first] = toasts.shown;
  closeToast(first?.id ?? 0);
  expect(toasts.shown).toHaveLength(1);
  expect(toasts.inbox).toHaveLength(2);
});

test('what can be undone stays ten seconds, and in the inbox until it was undone, once', () => {
  let undone = 0;
  toast(saved, { undo: () => (undone += 1) });
  expect(toasts.shown[0]?.durationMs).toBe(10_000);
  toast({ ...saved, durationMs: 12_000 }, { undo: () => undefined });
  expect(toasts.shown[1]?.durationMs).toBe(12_000);
  const [shown] = toasts.shown;
  closeToast(shown?.id ?? 0);
  expect(toasts.inbox.map(({ undo }) => undo !== undefined)).toEqual([true, true]);
  toasts.inbox[1]?.undo?.();
  shown?.undo?.();
  expect(undone).toBe(1);
  expect(toasts.inbox.map(({ undo }) => undo !== undefined)).toEqual([true, false]);
});
