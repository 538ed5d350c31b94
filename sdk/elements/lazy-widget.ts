import type { ReactNode } from 'react';
import type { WidgetAttributes } from '../attributes';
import type { Widget, WidgetHost } from './widget-element';

/** A widget whose code comes in a chunk of its own, when the first such element is in the page. */
export class LazyWidget implements Widget {
  readonly #host: WidgetHost;
  readonly #load: () => Promise<Widget>;
  #inner: Widget | undefined;
  #attributes: WidgetAttributes | undefined;
  #isStarted = false;
  #isGone = false;

  constructor(host: WidgetHost, load: () => Promise<Widget>) {
    this.#host = host;
    this.#load = load;
  }

  update(attributes: WidgetAttributes): void {
    this.#attributes = attributes;
    this.#inner?.update(attributes);
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#load().then(
      (inner) => {
        if (this.#isGone) return;
        this.#inner = inner;
        if (this.#attributes) inner.update(this.#attributes);
        this.#host.redraw();
      },
      () => this.#host.announce('error', { code: 'chunk_failed' }),
    );
  }

  draw(): ReactNode {
    return this.#inner?.draw();
  }

  dispose(): void {
    this.#isGone = true;
    this.#inner?.dispose();
  }
}
