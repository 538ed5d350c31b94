import type { ReactNode } from 'react';
import type { Attributes } from '../attributes';
import type { ChildMessage } from '../bridge/messages';
import { ribbon } from '../buttons/button-view';
import type { WidgetHost } from '../elements/widget-element';
import { wordsOf } from '../language';
import { warnUnknown } from '../warn';
import type { Flow } from './flow-page';
import { type FramePhase, type FrameSession, frameSession } from './frame-session';
import { frameWords } from './frame-words';

export type FlowFrameOptions = {
  host: WidgetHost;
  flow: Flow;
  practice: string;
  mode: 'dialog' | 'inline';
  attributes: () => Attributes;
  /** The amount to carry over, cents; asked at the handshake. */
  amountCents: () => number | undefined;
  /** Called for what belongs to the surroundings of the frame: close, escape, size. */
  onMessage: (message: ChildMessage) => void;
};

/** A frame of one of our flows whose progress is told to the host page: `pf:step`, `pf:submitted`, `pf:error`. */
export type FlowFrame = {
  readonly session: FrameSession;
  /** The accessible name of the frame and its dialog; the same whatever the frame shows. */
  title: string;
  /** Draws the frame with what lies over it while it loads or when it cannot be shown. */
  draw(height?: number): ReactNode;
};

const words = wordsOf('frame', frameWords);

const ERROR_CODES: Readonly<Partial<Record<FramePhase, string>>> = {
  blocked: 'frame_blocked',
  timeout: 'frame_timeout',
  version: 'version_mismatch',
};

const link = (href: string, text: string): ReactNode => (
  <a className="go" href={href} target="_blank" rel="noopener">
    {text}
  </a>
);

/** Draws what stands in the frame's place: nothing, the bars that wait, or a link. A begun frame shows itself that it waits. */
const drawCover = ({ phase, page }: FrameSession, title: string, kind: string): ReactNode =>
  phase === 'loading' ? (
    <div className={`s ${kind}`} role="status">
      {ribbon('dots')}
      <p>{words.opening}</p>
    </div>
  ) : (
    phase in ERROR_CODES && (
      <div className={`s ${kind}`} role="alert">
        <h2>{words.newTab}</h2>
        <p>{words.blocked}</p>
        {link(page, title)}
      </div>
    )
  );

/** The language of the place where the element stands. */
const langOf = ({ host, attributes }: FlowFrameOptions): string | undefined =>
  attributes().lang ?? (host.closest('[lang]')?.getAttribute('lang') || undefined);

/** Language and direction of the place where the element stands, and the amount. */
function configOf(options: FlowFrameOptions) {
  const { host, mode, amountCents } = options;
  const lang = langOf(options);
  const amount = amountCents();
  return {
    mode,
    // The one property that `all: initial` leaves alone.
    dir: getComputedStyle(host).direction as 'ltr' | 'rtl',
    ...(lang && { lang }),
    ...(amount && { amountCents: amount }),
  };
}

/** Prepares a flow's frame; its session starts it. */
export function flowFrame(options: FlowFrameOptions): FlowFrame {
  const { host, flow, practice, mode, onMessage } = options;
  const title = flow === 'signup' ? words.signup : words.apply;
  const kind = flow === 'signup' ? 'w privi-signup' : 'w';

  const session = frameSession({
    ...options,
    config: () => configOf(options),
    lang: () => langOf(options),
    onMessage(message) {
      const { type } = message;
      if (type === 'error' && message.payload.code === 'practice_unknown') {
        warnUnknown(practice);
        // In the page nothing shows; in a dialog, which somebody asked for, the flow says what is wrong.
        if (mode === 'inline') session.stop();
      }
      if (type === 'step' || type === 'submitted' || type === 'error')
        host.announce(type, 'payload' in message ? message.payload : {});
      else onMessage(message);
      host.redraw();
    },
    onPhase(phase) {
      host.redraw();
      const code = ERROR_CODES[phase === 'late' ? 'timeout' : phase];
      if (code) host.announce('error', { code });
    },
  });

  return {
    session,
    title,
    draw: (height) => (
      <>
        {session.url && !(session.phase in ERROR_CODES) && (
          <iframe
            key={session.url}
            ref={session.attach}
            src={session.url}
            title={title}
            allow="payment; clipboard-write"
            referrerPolicy="strict-origin"
            style={height ? { height: `${height}px` } : undefined}
          />
        )}
        {drawCover(session, title, kind)}
        {session.phase === 'late' && (
          <p className={`bar ${kind}`} role="status">
            {link(session.page, words.newTab)}
          </p>
        )}
      </>
    ),
  };
}
