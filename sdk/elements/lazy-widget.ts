import type { WidgetAttributes } from '../attributes';
import type { Widget, WidgetHost } from './widget-element';

/** A widget whose code comes in a chunk of its own, when the first such element is in the page. */
export function lazyWidget(host: WidgetHost, load: () => Promise<Widget>): Widget {
  let inner: Widget | undefined;
  let latest: WidgetAttributes;
  let isGone = false;
  let isStarted = false;

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
        () => host.announce('error', { code: 'chunk_failed' }),
      );
    },
    draw: () => inner?.draw(),
    dispose() {
      isGone = true;
      inner?.dispose();
    },
  };
}
