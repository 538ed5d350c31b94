import type { Locator, Page } from '@playwright/test';

/** Holds back answers to these addresses. @returns lets them go. */
export async function holdBack(tab: Page, addresses: RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await tab.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Presses whatever lies at the middle of this place, as a hand does. */
export async function pressAt(tab: Page, place: Locator): Promise<void> {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await tab.mouse.click(x + width / 2, y + height / 2);
}

/** Two frames and a task later, when observers of the view have answered. */
export const framesLater = (tab: Page) =>
  tab.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

/** The time that a silent frame gets never ends. Call it before the page is opened. */
export const withoutTimeOut = (tab: Page) =>
  tab.addInitScript(() => {
    const { setTimeout: later } = window;
    window.setTimeout = ((run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
      ms === 8000 ? 0 : later(run, ms, ...given)) as typeof setTimeout;
  });
