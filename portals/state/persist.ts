import { snapshot, subscribe } from 'valtio/vanilla';
import { storage, tryStorage } from './browser-storage';
import { forbiddenFields } from './persisted-fields';

type Entry = { key: string; fields: readonly string[]; forget: () => void };
const entries = new Map<string, Entry>();

/** Whether a value from storage may be taken back. Written by hand: a schema library does not fit the first load. */
export type Check = (value: unknown) => boolean;
export const isText: Check = (value) => typeof value === 'string' && value.length <= 500;
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

export type PersistOptions<T extends object> = {
  /** Name in browser storage, `apply`. */
  key: string;
  /** Raise it when the meaning of a field changes; older data is dropped. */
  version: number;
  /** The allow-list: only these fields are kept, and only values that match are taken back. */
  fields: { readonly [Name in keyof T]?: Check };
  /** Puts the store back to its first state, at log-out and when a session ends. */
  reset: () => void;
};

/**
 * Keeps the listed fields of a store across reloads and tabs. Does nothing in frames or where storage is refused.
 *
 * Throws while the program starts if the list names a one-time code, SSN digits, an account or routing number or a
 * vendor's token (decision 4). Data of another version or shape is dropped.
 */
export function persist<T extends object>(store: T, options: PersistOptions<T>): void {
  const { key, version, reset } = options;
  const checks = options.fields as Readonly<Record<string, Check>>;
  const names = Object.keys(checks);
  const forbidden = forbiddenFields(names);
  if (forbidden.length > 0) throw new Error(`${key} must not keep ${forbidden.join(', ')}`);
  entries.set(key, { key, fields: names, forget: reset });
  if (!storage()) return;

  let last = '';

  function pick(): string {
    const all = snapshot(store) as Record<string, unknown>;
    return JSON.stringify({ version, data: Object.fromEntries(names.map((name) => [name, all[name]])) });
  }

  function take(text: string | null | undefined): boolean {
    if (!text) return false;
    const kept = parse(text) as { version?: unknown; data?: Record<string, unknown> } | null;
    const data = kept?.version === version ? kept.data : undefined;
    if (typeof data !== 'object' || data === null) return false;
    if (!names.every((name) => checks[name]?.(data[name]))) return false;
    last = text;
    Object.assign(store, Object.fromEntries(names.map((name) => [name, data[name]])));
    return true;
  }

  // The store tells of its reset only later; without this it would write the key back after the storage was cleared.
  function forget(): void {
    reset();
    last = pick();
    tryStorage((place) => place.removeItem(key));
    channel?.postMessage(last);
  }
  entries.set(key, { key, fields: names, forget });

  const kept = tryStorage((place) => place.getItem(key));
  if (kept && !take(kept)) tryStorage((place) => place.removeItem(key));

  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`state:${key}`);
  channel?.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (typeof event.data === 'string') take(event.data);
  });
  subscribe(store, () => {
    const text = pick();
    if (text === last) return;
    last = text;
    tryStorage((place) => place.setItem(key, text));
    channel?.postMessage(text);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Has something that is not persisted end with the session, too. */
export function forgetAlong(key: string, forget: () => void): void {
  entries.set(key, { key, fields: [], forget });
}

/** Puts every persisted store back to its first state and removes what was kept of it. */
export function resetPersisted(): void {
  for (const { forget } of entries.values()) forget();
}

/** Every persisted field as `key.field`, for the test that guards the allow-list. */
export function persistedFields(): readonly string[] {
  return [...entries.values()].flatMap(({ key, fields }) => fields.map((field) => `${key}.${field}`));
}
