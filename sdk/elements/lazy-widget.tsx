import type { WidgetAttributes } from '../attributes';
import { copyOf } from '../buttons/button-label';
import type { Widget, WidgetHost } from './widget-element';

/**
 * A widget whose code comes in a chunk of its own, when the first such element is in the page.
 * @param pageOf address of a page for the practice, to which a link leads when that chunk cannot be had.
 */
export function lazyWidget(
  host: WidgetHost,
  load: () => Promise<Widget>,
  pageOf: (practice: string) => string,
): Widget {
  let inner: Widget | undefined;
  let latest: WidgetAttributes;
  let isGone = false;
  let isStarted = false;
  let hasFailed = false;

  return {
    update(attributes) {
      latest = attributes;
      inner?.update(latest);
      if (isStarted) return;
      isStarted = true;
      load().then(
        (loaded) => {
          if (isGone) return;
          inner = loaded;
          inner.update(latest);
          host.redraw();
        },
        () => {
          if (isGone) return;
          hasFailed = true;
          host.redraw();
          host.announce('error', { code: 'chunk_failed' });
        },
      );
    },
    draw: () =>
      inner
        ? inner.draw()
        : hasFailed &&
          // A begun frame can do without.
          !host.begun && (
            <p className="w">
              <a href={pageOf(latest.practice)}>{copyOf(undefined)[0]}</a>
            </p>
          ),
    dispose() {
      isGone = true;
      inner?.dispose();
    },
  };
}
