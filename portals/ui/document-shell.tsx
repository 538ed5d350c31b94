import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button } from './button';
import { PrinterIcon } from './icons';
import { words } from './piece-words';

const Page = styled.div`
  max-width: 860px; margin: 0 auto; padding: 28px 20px 64px;
  @media print { padding: 0; max-width: none; }
`;
const Head = styled.header`
  display: flex; flex-wrap: wrap; align-items: flex-end; gap: 12px; justify-content: space-between; padding-bottom: 16px;
  h1 { font: 600 28px/33px var(--font-voice); letter-spacing: -0.015em; text-wrap: balance; flex: 1 1 320px; }
  p { flex-basis: 100%; color: var(--ink-3); font-size: 14px; line-height: 20px; }
`;
const Sheet = styled.div`
  max-height: 90vh; overflow: auto; background: var(--surface); border-radius: var(--radius-card); box-shadow: 0 0 0 1px var(--line); padding: 28px clamp(18px, 5vw, 48px);
  @media print { max-height: none; overflow: visible; box-shadow: none; padding: 0; border-radius: 0; }
`;
const Progress = styled.div`
  position: sticky; top: -28px; height: 4px; margin: -28px 0 24px; background: var(--primary-200); border-radius: 2px; z-index: 1;
  i { display: block; height: 100%; border-radius: 2px; background: var(--primary-line); transform-origin: left; }
  @media print { display: none; }
`;
const TopPrint = styled.span`
  @media (max-width: 800px) { display: none; }
`;
const BottomPrint = styled.div`
  padding-top: 18px;
`;

export type DocumentShellProps = {
  title: string;
  /** Under the title: version, date. */
  note?: ReactNode;
  /** Prints; shown at the top (wider than 800 px only) and at the bottom. */
  onPrint?: (() => void) | undefined;
  /** Called once when the end of the text has been in view. */
  onRead?: () => void;
  actions?: ReactNode;
  children: ReactNode;
};

/** A legal text in its own area of at most 90 % of the height, with print links above and below. */
export function DocumentShell({ title, note, onPrint, onRead, actions, children }: DocumentShellProps) {
  const [read, setRead] = useState(0);
  const isAtEnd = read >= 0.99;
  useEffect(() => {
    if (isAtEnd) onRead?.();
  }, [isAtEnd, onRead]);
  const measure = (area: HTMLElement | null) => {
    if (!area) return;
    const room = area.scrollHeight - area.clientHeight;
    setRead(room <= 4 ? 1 : Math.min(1, area.scrollTop / room));
  };
  const print = onPrint && (
    <Button icon={<PrinterIcon size={17} />} onClick={onPrint}>
      {words.print}
    </Button>
  );
  return (
    <Page>
      <Head>
        <h1>{title}</h1>
        {print && <TopPrint>{print}</TopPrint>}
        {note && <p>{note}</p>}
      </Head>
      <Sheet
        tabIndex={0}
        role="region"
        aria-label={title}
        ref={measure}
        onScroll={(event) => measure(event.currentTarget)}
      >
        <Progress aria-hidden="true">
          <i style={{ transform: `scaleX(${read})` }} />
        </Progress>
        {children}
      </Sheet>
      {(print || actions) && (
        <BottomPrint>
          {print} {actions}
        </BottomPrint>
      )}
    </Page>
  );
}
