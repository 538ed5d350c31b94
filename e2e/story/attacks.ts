import type { Locator } from '@playwright/test';
import type { Page } from '../fixtures/world';

// What a page that was taken over does to a flow in its frame.

export const COVERED = 'Nothing was sent, because something on this website lies over this form';

/** An opaque cover over everything, a dialog as well, that lets every press through. */
export const cover = (page: Page) =>
  page.evaluate(() => {
    const lid = Object.assign(document.createElement('p'), { id: 'lid', popover: 'manual', textContent: 'A prize' });
    lid.style.cssText =
      'position:fixed;inset:0;width:auto;height:auto;margin:0;border:0;background:#fff;pointer-events:none';
    document.body.append(lid);
    lid.showPopover();
  });

export const uncover = (page: Page) => page.evaluate(() => document.querySelector('#lid')?.remove());

/** Waits until the browser has told the flow's own document that it is covered or cut. */
export const untilFelt = (page: Page) =>
  page.frames()[1]?.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const pane = document.createElement('div');
        const options = { trackVisibility: true, delay: 100, threshold: [0, 0.1, 0.5, 1] };
        const observer = new IntersectionObserver(([entry]) => {
          const { isVisible, intersectionRect } = entry as IntersectionObserverEntry & { isVisible: boolean };
          if (isVisible && intersectionRect.height > 100) return;
          observer.disconnect();
          pane.remove();
          resolve();
        }, options);
        pane.style.cssText = 'position:fixed;inset:0;z-index:2147483647;pointer-events:none';
        document.documentElement.append(pane);
        observer.observe(pane);
      }),
  );

/** A press wherever the button is, whatever is seen there; the focus shows afterwards what came of it. */
export const press = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.focus();
    element.click();
  });
