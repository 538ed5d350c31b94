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

/** Toasts on the screen, and all of this session for the inbox, newest first. */
export const toasts = proxy<{ shown: Toast[]; inbox: Omit<Toast, 'undo'>[] }>({ shown: [], inbox: [] });

const shownMax = 3;
const inboxMax = 50;
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
  const { severity, durationMs } = message;
  const item = { id: lastId, text, severity, durationMs };
  toasts.shown = [...toasts.shown, { ...item, ...(undo && { undo }) }].slice(-shownMax);
  toasts.inbox = [item, ...toasts.inbox].slice(0, inboxMax);
}

/** Takes a toast off the screen; the inbox keeps it. */
export function closeToast(id: number): void {
  toasts.shown = toasts.shown.filter((item) => item.id !== id);
}
