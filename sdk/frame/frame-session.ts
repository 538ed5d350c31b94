import type { ChildMessage, FrameConfig, ParentMessage } from '../bridge/messages';
import { type FrameBridge, listenToFrame } from '../bridge/parent';
import { type Flow, flowPage } from './flow-page';
import { frameUrl, freshNonce } from './frame-url';

const CONNECT_TIMEOUT_MS = 8_000;

/** `blocked`: the host's policy refused the frame. `timeout`: no answer. `version`: no common protocol. All three show a link. */
export type FramePhase = 'idle' | 'loading' | 'connected' | 'blocked' | 'timeout' | 'version';

export type FrameSessionOptions = {
  origin: string;
  flow: Flow;
  practice: string;
  config: () => FrameConfig;
  onMessage: (message: ChildMessage) => void;
  /** The phase changed: draw again. */
  onPhase: (phase: FramePhase) => void;
};

/** One frame's life: its address, its connection, and how it may fail. */
export class FrameSession {
  phase: FramePhase = 'idle';
  /** Address of the frame; empty until it starts. It never changes afterwards, because a change would reload the frame. */
  url = '';
  /** The same flow as a page of its own. */
  readonly page: string;
  #frame: HTMLIFrameElement | null = null;
  #bridge: FrameBridge | undefined;
  #timer = 0;

  readonly #options: FrameSessionOptions;

  constructor(options: FrameSessionOptions) {
    this.#options = options;
    this.page = flowPage(options.origin, options.flow, options.practice);
  }

  /** Gives the frame its address and waits for it. Does nothing when it already started. */
  start(): void {
    if (this.url) return;
    const { origin, flow, practice } = this.#options;
    const nonce = freshNonce();
    this.url = frameUrl({ origin, flow, practice, hostOrigin: location.origin, nonce });
    this.#bridge = listenToFrame({
      frameWindow: () => this.#frame?.contentWindow,
      origin,
      nonce,
      config: this.#options.config,
      onMessage: this.#receive,
      onVersionMismatch: () => this.#enter('version'),
    });
    document.addEventListener('securitypolicyviolation', this.#onViolation);
    this.#timer = window.setTimeout(() => this.#enter('timeout'), CONNECT_TIMEOUT_MS);
    this.#enter('loading');
  }

  /** Called with the element when it is drawn, with null when it goes. */
  readonly attach = (frame: HTMLIFrameElement | null): void => {
    this.#frame = frame;
  };

  send(message: ParentMessage): void {
    this.#bridge?.send(message);
  }

  focus(): void {
    this.#frame?.focus();
  }

  /** Asks the frame before closing. @returns true when the frame asks the reader itself and will answer with `close`. */
  async askClose(): Promise<boolean> {
    return this.phase === 'connected' && (await this.#bridge?.askClose()) === true;
  }

  /** Forgets the frame: no listener, timer or port remains. It can start again with a new nonce. */
  stop(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('securitypolicyviolation', this.#onViolation);
    this.#bridge?.stop();
    this.#bridge = undefined;
    this.url = '';
    this.phase = 'idle';
  }

  readonly #receive = (message: ChildMessage): void => {
    if (message.type === 'ready') {
      clearTimeout(this.#timer);
      if (this.phase !== 'connected') this.#enter('connected');
    }
    this.#options.onMessage(message);
  };

  readonly #onViolation = (event: SecurityPolicyViolationEvent): void => {
    const isOurs =
      event.blockedURI.startsWith(this.#options.origin) && /^(frame|child|default)-src/.test(event.effectiveDirective);
    if (isOurs && this.phase === 'loading') this.#enter('blocked');
  };

  #enter(phase: FramePhase): void {
    this.phase = phase;
    if (phase !== 'loading') clearTimeout(this.#timer);
    this.#options.onPhase(phase);
  }
}
