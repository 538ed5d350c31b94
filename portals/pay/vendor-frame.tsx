import { useEffect, useLayoutEffect, useRef } from 'react';

const LOOK =
  'display:block;width:100%;height:min(560px,75vh);border:0;border-radius:var(--radius-card);background:var(--surface);box-shadow:inset 0 0 0 1px var(--line)';

export type VendorFrameProps = {
  url: string;
  /** What a screen reader calls it. */
  title: string;
  /** What the page says. Only from this frame, and only while it stands on the vendor's origin. */
  onMessage: (data: unknown) => void;
};

/**
 * A vendor's page inside ours: what is entered there stays there, and only its answer comes back. It lies in a shadow tree, because a
 * page around our own frame can count the frames that lie in our document, and so would see who comes as far as paying.
 */
export function VendorFrame({ url, title, onMessage }: VendorFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onMessage);
  useEffect(() => {
    latest.current = onMessage;
  });
  useLayoutEffect(() => {
    const host = place.current;
    if (!host) return undefined;
    const frame = document.createElement('iframe');
    Object.assign(frame, { src: url, title, referrerPolicy: 'no-referrer' });
    frame.style.cssText = LOOK;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    shadow.replaceChildren(frame);
    // The press that opened it is gone with its button: the next Tab is in the page, which is called by its title.
    frame.focus();
    const { origin } = new URL(url);
    function take(event: MessageEvent) {
      if (event.origin === origin && event.source === frame.contentWindow) latest.current(event.data);
    }
    window.addEventListener('message', take);
    return () => {
      window.removeEventListener('message', take);
      frame.remove();
    };
  }, [url, title]);
  return <div ref={place} />;
}
