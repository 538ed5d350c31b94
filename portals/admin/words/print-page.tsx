import { brandOfPage } from '@portals/shell/brand-of-page';
import { PortalTheme } from '@portals/theme/portal-theme';
import { BrandMark } from '@portals/ui/brand-mark';
import { Button } from '@portals/ui/button';
import { PrinterIcon } from '@portals/ui/icons';
import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';

const Page = styled.div`
  min-height: 100dvh; background: var(--surface); padding: 24px 40px 48px;
  @media (max-width: 640px) { padding: 16px 20px 40px; }
  @media print { padding: 0; }
`;
const Top = styled.header`
  display: flex; flex-wrap: wrap; align-items: center; gap: 10px 16px; max-width: 1000px; margin: 0 auto 24px;
  > :first-child { margin-right: auto; }
`;
const Hint = styled.p`
  color: var(--ink-2);
  @media (max-width: 640px) { order: 1; flex-basis: 100%; }
  @media print { display: none; }
`;
const Body = styled.main`max-width: 1000px; margin: 0 auto;`;

type PrintPageProps = {
  /** Something stands on the paper. */
  isReady: boolean;
  /** Beside the button that prints. */
  acts?: ReactNode;
  children: ReactNode;
};

/** Paper in a tab of its own, in the light look, because paper is white. */
export function PrintPage({ isReady, acts, children }: PrintPageProps) {
  return (
    <PortalTheme brand="financing">
      <Page>
        <Top>
          <BrandMark name={brandOfPage(window.location.pathname).name} />
          {isReady && <Hint>Close this tab when you’re done.</Hint>}
          {isReady && acts}
          {isReady && (
            <Button dense icon={<PrinterIcon size={15} />} onClick={() => window.print()}>
              Print
            </Button>
          )}
        </Top>
        <Body id="main">{children}</Body>
      </Page>
    </PortalTheme>
  );
}

/** Opens the printer's dialog by itself, once, as soon as the paper is there. */
export function usePrinter(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    let isOpen = true;
    // Without its fonts the paper would be laid out for others.
    void document.fonts.ready.then(() => isOpen && window.print());
    return () => {
      isOpen = false;
    };
  }, [isReady]);
}
