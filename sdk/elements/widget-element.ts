import r2wc from '@r2wc/react-to-web-component';
import type { ReactNode } from 'react';
import { ATTRIBUTE_NAMES, parseAttributes, type WidgetAttributes } from '../attributes';
import { adopt } from '../styles';
import { warn } from '../warn';

/** What an element of ours does; the element itself only parses attributes and draws. */
export type Widget = {
  /** The element is in the page, or its attributes changed. */
  update(attributes: WidgetAttributes): void;
  draw(): ReactNode;
  /** The element left the page for good. No listener, timer, node or style may remain. */
  dispose(): void;
  /** What commands and own links do with the dialog of a `pf-button`. */
  dialog?: { open(): void; close(): void; prepare(): void };
};

export type WidgetHost = HTMLElement & {
  /** Draws again. */
  redraw(): void;
  /** Dispatches `pf:<name>`, which bubbles out of shadow roots up to the window. */
  announce(name: string, detail?: Record<string, unknown>): void;
  /** The behaviour of this element while it is in the page. */
  readonly widget: Widget | undefined;
  /** The frame that the loader began in this element, until a flow takes it over or another drawing ends it. */
  begun: HTMLIFrameElement | null;
};

/** An element that the loader made knows its tag; a copy that a page makes of its own markup does not. */
type Made = HTMLElement & { pfTag?: HTMLElement };

type Props = { draw?: (() => ReactNode) | undefined };
type R2wcElement = HTMLElement & { connectedCallback(): void; disconnectedCallback(): void; [key: symbol]: unknown };

const PROPS = Symbol.for('r2wc.props');
const CONNECTED = Symbol.for('r2wc.connected');
const RENDER = Symbol.for('r2wc.render');

function View({ draw }: Props): ReactNode {
  return draw?.();
}

/** One tag is one widget: the newest ends copies, and what stood for tags that are gone. */
function endOthers({ pfTag }: Made): void {
  if (!pfTag) return;
  for (const other of document.querySelectorAll<Made>('[data-pf-made=""]')) {
    if (!other.pfTag?.isConnected) other.remove();
  }
}

/**
 * Makes the class of an element from its behaviour, on top of r2wc. Three things r2wc 2.1.1 does are undone here:
 * 1. it ignores a removed or emptied attribute; here every change parses all attributes anew;
 * 2. it draws before the element is connected, and nothing ever removes that tree; here nothing is drawn until then;
 * 3. it unmounts when an element is moved; here a removal counts only when the element is still out a microtask later.
 */
export function widgetElement(createWidget: (host: WidgetHost) => Widget, styles: string): CustomElementConstructor {
  const Base = r2wc<Props>(View, { shadow: 'open' }) as unknown as new () => R2wcElement;

  return class extends Base implements WidgetHost {
    static observedAttributes: readonly string[] = ATTRIBUTE_NAMES;
    widget: Widget | undefined;
    begun = (this.shadowRoot as ShadowRoot).querySelector('iframe');

    constructor() {
      super();
      this[CONNECTED] = false;
      adopt(this, styles);
      // Extensions put styles of their own into every shadow root; a frame that is moved loads again.
      while (this.begun?.previousSibling) this.begun.previousSibling.remove();
    }

    /** The loader may have made it already, with the frame of a flow in it. */
    override attachShadow(options: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(options);
    }

    override connectedCallback(): void {
      this[CONNECTED] = true;
      endOthers(this);
      this.update();
    }

    /** `moveBefore` keeps everything; the platform calls this instead of the two others. */
    connectedMoveCallback(): void {}

    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        super.disconnectedCallback();
        this.widget?.dispose();
        this.widget = undefined;
      });
    }

    attributeChangedCallback(): void {
      if (this[CONNECTED]) this.update();
    }

    redraw(): void {
      this[PROPS] = { draw: () => this.widget?.draw() };
      // A begun frame stays while the flow's code comes, and goes when what is drawn did not take it over.
      if (this.begun) {
        if (this.widget && !this.widget.draw()) return;
        this.begun.remove();
        this.begun = null;
      }
      (this[RENDER] as () => void).call(this);
    }

    announce(name: string, detail: Record<string, unknown> = {}): void {
      this.dispatchEvent(new CustomEvent(`pf:${name}`, { detail, bubbles: true, composed: true }));
    }

    private update(): void {
      const attributes = parseAttributes((name) => this.getAttribute(name));
      if (attributes.practice) {
        this.widget ??= createWidget(this);
        this.widget.update(attributes as WidgetAttributes);
      } else {
        this.widget?.dispose();
        this.widget = undefined;
        warn('the practice is missing or misspelled.');
        this.announce('error', { code: 'practice_missing' });
      }
      this.redraw();
    }
  };
}
