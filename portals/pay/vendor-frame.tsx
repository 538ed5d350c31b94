import { useEffect, useRef } from 'react';
import styled from 'styled-components';

const Frame = styled.iframe`
  display: block; width: 100%; height: min(560px, 75vh); border: 0; border-radius: var(--radius-card); background: var(--surface);
  box-shadow: inset 0 0 0 1px var(--line);
`;

export type VendorFrameProps = {
  url: string;
  /** What a screen reader calls it. */
  title: string;
  /** What the page says. Only from this frame, and only while it stands on the vendor's origin. */
  onMessage: (data: unknown) => void;
};

/** A vendor's page inside ours: what is entered there stays there, and only its answer comes back. */
export function VendorFrame({ url, title, onMessage }: VendorFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(onMessage);
  useEffect(() => {
    latest.current = onMessage;
  });
  useEffect(() => {
    const { origin } = new URL(url);
    function take(event: MessageEvent) {
      if (event.origin === origin && event.source === frame.current?.contentWindow) latest.current(event.data);
    }
    window.addEventListener('message', take);
    return () => window.removeEventListener('message', take);
  }, [url]);
  return <Frame ref={frame} src={url} title={title} referrerPolicy="no-referrer" />;
}
