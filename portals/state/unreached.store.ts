import { proxy } from 'valtio/vanilla';

/** How many parts of the program could not be loaded because the server was not reached, and wait to be tried again. */
export const unreached = proxy({ waiting: 0 });

let wake: (() => void)[] = [];

/** Tries to load every part that waits again. */
export function tryAgain(): void {
  const woken = wake;
  wake = [];
  for (const go of woken) go();
}

// Of the browser itself: where there is none, as in tests that stand in for a window, nobody comes back online.
globalThis.addEventListener?.('online', tryAgain);

/** Waits until somebody tries again, or the browser has a connection again; the page says so meanwhile. */
export async function untilTriedAgain(): Promise<void> {
  unreached.waiting += 1;
  await new Promise<void>((resolve) => wake.push(resolve));
  unreached.waiting -= 1;
}
