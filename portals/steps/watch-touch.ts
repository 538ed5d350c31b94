import { nowMs } from '@portals/format/today';
import { keepTouch, touchedMs, UNTOUCHED_MS } from '@portals/state/touch';

/** How often it is looked at, and at most written down. */
const STEP_MS = 10_000;
const signs = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const;

/**
 * Calls `onLeft` once nothing was touched for long, here or in another tab; a device that slept meanwhile counts its sleep. A vendor's
 * frame that has the focus hides what is done in it, so it has twice as long. Returns how to stop.
 */
export function watchTouch(onLeft: () => void): () => void {
  let lastMs = 0;
  function touch(): void {
    const now = nowMs();
    // A device that slept is left, whoever wakes it.
    if (lastMs > 0 && now - Math.max(lastMs, touchedMs()) >= UNTOUCHED_MS) {
      look();
      return;
    }
    if (now - lastMs < STEP_MS) return;
    lastMs = now;
    keepTouch(now);
  }
  function look(): void {
    const most = document.activeElement?.tagName === 'IFRAME' ? 2 * UNTOUCHED_MS : UNTOUCHED_MS;
    if (nowMs() - Math.max(lastMs, touchedMs()) < most) return;
    stop();
    onLeft();
  }
  touch();
  for (const sign of signs) window.addEventListener(sign, touch, { capture: true, passive: true });
  document.addEventListener('visibilitychange', look);
  const timer = setInterval(look, STEP_MS);
  function stop(): void {
    for (const sign of signs) window.removeEventListener(sign, touch, { capture: true });
    document.removeEventListener('visibilitychange', look);
    clearInterval(timer);
  }
  return stop;
}
