import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Skeleton } from '@portals/ui/skeleton';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PrintPage, usePrinter } from './print-page';

const Sheet = styled.div`
  h1 { font: 600 28px/33px var(--font-voice); letter-spacing: -0.012em; }
  h1 + p { margin-top: 4px; color: var(--ink-2); }
`;

type FetchedPaperProps = {
  title: string;
  /** What is printed; nothing while it is fetched. */
  children: ReactNode;
  error: string | undefined;
  onAgain: () => void;
};

/** Paper that is fetched first; it prints itself once it is here. */
export function FetchedPaper({ title, children, error, onAgain }: FetchedPaperProps) {
  const isReady = Boolean(children);
  usePrinter(isReady);
  return (
    <PrintPage isReady={isReady}>
      <Sheet>
        {children}
        {!isReady && <h1>{title}</h1>}
        {!isReady && error && (
          <Banner
            severity="error"
            actions={
              <Button dense onClick={onAgain}>
                Try again
              </Button>
            }
          >
            {error}
          </Banner>
        )}
        {!isReady && !error && <Skeleton lines={10} label="Preparing the printout" />}
      </Sheet>
    </PrintPage>
  );
}
