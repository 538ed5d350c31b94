import type { ChildMessage, FrameConfig } from '../bridge/messages';
import { type FrameBridge, listenToFrame } from '../bridge/parent';
import { origin } from '../origin';
import { type Flow, flowPage } from './flow-page';

const CONNECT_TIMEOUT_MS = 8_000;

/** `blocked`: the host's policy refused the frame. `timeout`: no answer. `version`: no common protocol. All three show a link. */
export type FramePhase = 'idle' | 'loading' | 'connected' | 'blocked' | 'timeout' | 'version';

export type FrameSessionOptions = {
  flow: Flow;
  practice: string;
  config: () => FrameConfig;
  onMessage: (message: ChildMessage) => void;
  /** The phase changed: draw again. */
  onPhase: (phase: FramePhase) => void;
};

/** One frame's life: its address, its connection, and how it may fail. */
export type FrameSession = Pick<FrameBridge, 'send' | 'askClose' | 'stop'> & {
  phase: FramePhase;
  /** Address of the frame; empty until it starts. It never changes afterwards, because a change would reload the frame. */
  url: string;
  /** The same flow as a page of its own. */
  readonly page: string;
  /** Gives the frame its address and waits for it. Does nothing when it already started. */
  start(): void;
  /** Called with the element when it is drawn, with null when it goes. */
  attach(frame: HTMLIFrameElement | null): void;
  focus(): void;
};

/** 128 random bits as 32 hexadecimal digits; unlike randomUUID it also exists on plain http pages. */
const freshNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Prepares the life of one frame; nothing happens before `start`. After `stop` it can start again with a new nonce. */
export function frameSession({ flow, practice, config, onMessage, onPhase }: FrameSessionOptions): FrameSession {
  let frame: HTMLIFrameElement | null = null;
  let bridge: FrameBridge | undefined;
  let timer = 0;

  const enter = (phase: FramePhase) => {
    session.phase = phase;
    if (phase !== 'loading') clearTimeout(timer);
    onPhase(phase);
  };

  const onViolation = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
    const isOurs = blockedURI.startsWith(origin()) && /^(frame|child|default)-src/.test(effectiveDirective);
    if (isOurs && session.phase === 'loading') enter('blocked');
  };

  const session: FrameSession = {
    phase: 'idle',
    url: '',
    page: flowPage(flow, practice),
    attach(element) {
      frame = element;
    },
    start() {
      if (bridge) return;
      const nonce = freshNonce();
      // The address names the practice, the host's origin and nothing about the patient; the fragment with the nonce reaches neither
      // logs nor referrers.
      session.url = `${session.page}?embed=1&v=1&o=${encodeURIComponent(location.origin)}#${nonce}`;
      bridge = listenToFrame({
        frameWindow: () => frame?.contentWindow,
        origin: origin(),
        nonce,
        config,
        onMessage(message) {
          if (message.type === 'ready' && session.phase !== 'connected') enter('connected');
          onMessage(message);
        },
        onVersionMismatch: () => enter('version'),
      });
      document.addEventListener('securitypolicyviolation', onViolation);
      timer = window.setTimeout(enter, CONNECT_TIMEOUT_MS, 'timeout');
      enter('loading');
    },
    send: (message) => bridge?.send(message),
    focus: () => frame?.focus(),
    async askClose() {
      return session.phase === 'connected' && (await bridge?.askClose()) === true;
    },
    stop() {
      clearTimeout(timer);
      document.removeEventListener('securitypolicyviolation', onViolation);
      bridge?.stop();
      bridge = undefined;
      session.url = '';
      session.phase = 'idle';
    },
  };
  return session;
}
