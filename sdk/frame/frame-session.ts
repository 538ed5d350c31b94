import { type ChildMessage, type FrameConfig, type HelloRequest, NAMESPACE } from '../bridge/messages';
import { type FrameBridge, listenToFrame } from '../bridge/parent';
import type { WidgetHost } from '../elements/widget-element';
import { fetchProfile } from '../fetch-profile';
import { origin } from '../origin';
import { type Flow, flowPage } from './flow-page';
import { hearRefusal } from './refusal';

const CONNECT_TIMEOUT_MS = 8_000;

/** So long may a loaded frame be silent before we ask whether it was refused. */
const SILENCE_MS = 500;

/**
 * `blocked`: the host's policy refused the frame. `timeout`: no answer, or none to expect, because the site is not on the practice's list. `version`: no common protocol. All three show a link instead.
 * `begun`: the loader began the frame, so that the patient may be answering in it before it is connected. `late`:
 * nothing was heard of such a frame for as long as with `timeout`; it stays, and the link comes below it.
 */
export type FramePhase = 'idle' | 'begun' | 'late' | 'loading' | 'connected' | 'blocked' | 'timeout' | 'version';

export type FrameSessionOptions = {
  /** The element that the frame stands in. */
  host: Pick<WidgetHost, 'begun'>;
  flow: Flow;
  practice: string;
  config: () => FrameConfig;
  /** The language that the frame's page is asked for, when the place says one. */
  lang: () => string | undefined;
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

/** 32 random digits, about 106 bits; unlike randomUUID it also exists on plain http pages. */
const freshNonce = (): string =>
  crypto
    .getRandomValues(new Uint8Array(32))
    .map((value) => value % 10)
    .join('');

const isSpanish = (language: string): boolean => /^es/.test(language);

/**
 * Takes over the frame that the loader began, when it has this address. The loader names no language, so the frame has the
 * browser's, and another one is begun anew. @returns its nonce.
 */
function takeBegun(host: FrameSessionOptions['host'], address: string, wanted: string): string | undefined {
  const { language } = navigator;
  if (isSpanish(wanted || language) !== isSpanish(language)) return undefined;
  const { src = '' } = host.begun ?? {};
  if (!src.startsWith(address)) return undefined;
  host.begun = null;
  return src.slice(address.length);
}

/** Prepares the life of one frame; nothing happens before `start`. After `stop` it can start again with a new nonce. */
export function frameSession({
  host,
  flow,
  practice,
  config,
  lang,
  onMessage,
  onPhase,
}: FrameSessionOptions): FrameSession {
  let frame: HTMLIFrameElement | null = null;
  let bridge: FrameBridge | undefined;
  let timer = 0;
  let silence = 0;
  let stopHearing: (() => void) | undefined;

  const enter = (phase: FramePhase) => {
    session.phase = phase;
    clearTimeout(timer);
    onPhase(phase);
  };

  const isAwaited = () => session.phase === 'begun' || session.phase === 'loading';

  /** A refused frame loads like any other and says nothing; the practice's profile tells that this site is not on its list. */
  const askWhenSilent = () => {
    clearTimeout(silence);
    silence = window.setTimeout(async () => {
      const { url } = session;
      const profile = isAwaited() && (await fetchProfile(origin(), practice).catch(() => null));
      if (profile && !profile.allowed && isAwaited() && url === session.url) enter('timeout');
    }, SILENCE_MS);
  };

  const session: FrameSession = {
    phase: 'idle',
    url: '',
    page: flowPage(flow, practice),
    attach(element) {
      frame = element;
      frame?.addEventListener('load', askWhenSilent);
      // The page of a frame that the loader began may have said hello before anybody heard it, or been refused.
      if (frame?.contentDocument?.URL !== 'about:blank') {
        askWhenSilent();
        frame?.contentWindow?.postMessage({ ns: NAMESPACE, type: 'hello' } satisfies HelloRequest, origin());
      }
    },
    start() {
      if (bridge) return;
      // The address names the practice, the host's origin and nothing about the patient; the fragment with the nonce reaches neither
      // logs nor referrers.
      const address = `${session.page}?embed=1&v=1&o=${location.origin}`;
      const wanted = lang() ?? '';
      const begun = takeBegun(host, `${address}#`, wanted);
      const nonce = begun ?? freshNonce();
      session.url = begun || !wanted ? `${address}#${nonce}` : `${address}&lang=${wanted}#${nonce}`;
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
      stopHearing = hearRefusal(begun !== undefined, () => {
        if (isAwaited()) enter('blocked');
      });
      enter(begun ? 'begun' : 'loading');
      timer = window.setTimeout(enter, CONNECT_TIMEOUT_MS, begun ? 'late' : 'timeout');
    },
    send: (message) => bridge?.send(message),
    focus: () => frame?.focus(),
    async askClose() {
      return session.phase === 'connected' && (await bridge?.askClose()) === true;
    },
    stop() {
      clearTimeout(timer);
      clearTimeout(silence);
      stopHearing?.();
      bridge?.stop();
      bridge = undefined;
      session.url = '';
      session.phase = 'idle';
    },
  };
  return session;
}
