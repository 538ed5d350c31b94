import type { ReactNode } from 'react';
import type { FrameSession } from './frame-session';

/** Names of the flows until they say their own. */
export const FLOW_TITLES = { application: 'Apply for financing', signup: 'Membership sign-up' } as const;

/** The frame with what lies over it while it loads or when it cannot be shown. */
export function FrameView({
  session,
  title,
  height,
}: {
  session: FrameSession;
  title: string;
  height?: number;
}): ReactNode {
  const { phase, page } = session;
  const hasFailed = phase === 'blocked' || phase === 'timeout' || phase === 'version';
  return (
    <>
      {session.url && !hasFailed && (
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
      {phase === 'loading' && (
        <div className="s" role="status">
          <span className="dots" aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
          </span>
          <p>Opening a secure page</p>
        </div>
      )}
      {hasFailed && (
        <div className="s" role="alert">
          <h2>Continue in a new tab</h2>
          <p>This page can’t be shown inside the website you’re on. Nothing you entered is lost.</p>
          <a className="go" href={page} target="_blank" rel="noopener">
            {title}
          </a>
        </div>
      )}
    </>
  );
}
