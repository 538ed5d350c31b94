import { nowMs } from '@portals/format/today';
import { tryStorage } from './browser-storage';

/** A device may be shared: a flow that nobody touched for so long is closed on it (decision 88). */
export const UNTOUCHED_MS = 15 * 60_000;
const key = 'touched_at';

/** When something of a flow was touched last in this browser; 0 where nothing was. */
export const touchedMs = (): number => Number(tryStorage((store) => store.getItem(key)) ?? 0);
export const keepTouch = (atMs: number): unknown => tryStorage((store) => store.setItem(key, String(atMs)));

/** Whether what is kept in this browser was left: it was touched, and not for long. */
export function wasLeft(): boolean {
  const last = touchedMs();
  return last > 0 && nowMs() - last >= UNTOUCHED_MS;
}
