import type { WidgetAttributes } from '../attributes';
import type { ChildMessage } from '../bridge/messages';
import type { WidgetHost } from '../elements/widget-element';
import { origin } from '../origin';
import type { Flow } from './flow-page';
import { FrameSession } from './frame-session';

export type FlowFrameOptions = {
  host: WidgetHost;
  flow: Flow;
  attributes: WidgetAttributes;
  mode: 'dialog' | 'inline';
  /** The amount to carry over, cents; asked at the handshake. */
  amountCents: () => number | undefined;
  /** Called for what belongs to the surroundings of the frame: close, escape, size, focus-edge. */
  onMessage: (message: ChildMessage) => void;
};

const ERROR_CODES = { blocked: 'frame_blocked', timeout: 'frame_timeout', version: 'version_mismatch' } as const;

/** A frame of one of our flows whose progress is told to the host page: `pf:step`, `pf:submitted`, `pf:error`. */
export class FlowFrame {
  /** What the frame says it shows; the accessible name of the frame and its dialog. */
  title: string | undefined;
  /** A page that refuses frames, offered by the flow; shown as a link, because only a press may open a tab. */
  tabUrl: string | undefined;
  readonly session: FrameSession;

  readonly #options: FlowFrameOptions;

  constructor(options: FlowFrameOptions) {
    this.#options = options;
    const { host, flow, attributes, mode } = options;
    this.session = new FrameSession({
      origin: origin(),
      flow,
      practice: attributes.practice,
      config: () => {
        const amountCents = options.amountCents();
        const lang = attributes.lang ?? (host.closest('[lang]')?.getAttribute('lang') || undefined);
        return {
          mode,
          dir: getComputedStyle(host.parentElement ?? document.documentElement).direction === 'rtl' ? 'rtl' : 'ltr',
          ...(lang && { lang }),
          ...(amountCents && { amountCents }),
        };
      },
      onMessage: this.#receive,
      onPhase: (phase) => {
        host.redraw();
        if (phase in ERROR_CODES) host.announce('error', { code: ERROR_CODES[phase as keyof typeof ERROR_CODES] });
      },
    });
  }

  readonly #receive = (message: ChildMessage): void => {
    const { host, onMessage } = this.#options;
    if (message.type === 'step' || message.type === 'submitted' || message.type === 'error') {
      host.announce(message.type, message.payload);
    } else if (message.type === 'title') {
      this.title = message.payload.text;
      host.redraw();
    } else if (message.type === 'open-tab') {
      if (new URL(message.payload.url).origin !== origin()) return;
      this.tabUrl = message.payload.url;
      host.redraw();
    } else onMessage(message);
  };
}
