import type { Page } from '@playwright/test';

type Counting = { liveListeners(): Record<string, number> };

/**
 * Counts the listeners that our script has on what outlives its elements: window, document, their root elements, the visual
 * viewport, media queries and the network. Call it before the page is opened.
 */
export async function countListeners(tab: Page): Promise<void> {
  await tab.addInitScript(() => {
    const live = new Map<string, number>();
    // The test driver adds listeners of its own to the page; only those of the script count.
    const counted = new WeakMap<object, Set<string>>();
    const isOfTheScript = () => new Error().stack?.includes('/sdk/v1/') === true;
    const isLasting = (target: EventTarget) =>
      !(target instanceof Node || target instanceof MessagePort || target instanceof AbortSignal) ||
      target === document ||
      target === document.documentElement ||
      target === document.body;
    const change = (type: string, by: number) => live.set(type, (live.get(type) ?? 0) + by);
    Object.assign(window, { liveListeners: () => Object.fromEntries([...live].filter(([, count]) => count !== 0)) });
    const { addEventListener, removeEventListener } = EventTarget.prototype;

    EventTarget.prototype.addEventListener = function (type, listener, options) {
      if (listener && isOfTheScript() && isLasting(this)) {
        const types = counted.get(listener) ?? new Set<string>();
        // Adding the same listener again changes nothing.
        if (types.has(type) && this === document) return;
        counted.set(listener, types.add(type));
        change(type, 1);
        if (typeof options === 'object') options.signal?.addEventListener('abort', () => change(type, -1));
      }
      return addEventListener.call(this, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      if (listener && isLasting(this) && counted.get(listener)?.delete(type)) change(type, -1);
      return removeEventListener.call(this, type, listener, options);
    };
  });
}

/** Listeners of ours that are still there, by type of event. */
export const listeners = (tab: Page): Promise<Record<string, number>> =>
  tab.evaluate(() => (window as unknown as Counting).liveListeners());
