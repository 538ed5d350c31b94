import type { Message } from '@contract/messages/message';
import { proxy } from 'valtio/vanilla';

export type Toast = {
  id: number;
  text: string;
  severity: Message['severity'];
  /** How long it stays, in milliseconds; null until it is closed. */
  durationMs: number | null;
  undo?: () => void;
};

/** Toasts on the screen, and all of this session for the inbox, newest first, which keeps what can be undone until it was. */
export const toasts = proxy<{ shown: Toast[]; inbox: Toast[] }>({ shown: [], inbox: [] });

const shownMax = 3;
const inboxMax = 50;
/** An act needs time to be heard, found and pressed. */
const undoMinMs = 10_000;
let lastId = 0;

export type ToastOptions = {
  /** Values for `{name …}` parts of the text, by their first word: `server` is the sentence of a failed answer. */
  values?: Readonly<Record<string, string>>;
  undo?: () => void;
};

/** Shows a text of the message catalogue for the time the catalogue says. */
export function toast(message: Message, { values = {}, undo }: ToastOptions = {}): void {
  lastId += 1;
  const text = message.text.replace(/\{(\w+)[^}]*\}/g, (whole, name: string) => values[name] ?? whole);
  const { severity } = message;
  const durationMs = undo && message.durationMs !== null ? Math.max(undoMinMs, message.durationMs) : message.durationMs;
  const id = lastId;
  const item = { id, text, severity, durationMs, ...(undo && { undo: () => undoOnce(id, undo) }) };
  toasts.shown = [...toasts.shown, item].slice(-shownMax);
  toasts.inbox = [item, ...toasts.inbox].slice(0, inboxMax);
}

/** From the toast or from the inbox, whichever is pressed first. */
function undoOnce(id: number, undo: () => void): void {
  closeToast(id);
  const kept = toasts.inbox.find((item) => item.id === id);
  if (!kept?.undo) return;
  delete kept.undo;
  undo();
}

/** Takes a toast off the screen; the inbox keeps it. */
export function closeToast(id: number): void {
  toasts.shown = toasts.shown.filter((item) => item.id !== id);
}
