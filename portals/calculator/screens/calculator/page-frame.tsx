import { site } from '@portals/client/site-configuration';
import { PageHelp } from '@portals/shell/page-help';
import { PortalTheme } from '@portals/theme/portal-theme';
import { BrandMark } from '@portals/ui/brand-mark';
import { PracticeMark } from '@portals/ui/monogram';
import { VisuallyHidden } from '@portals/ui/visually-hidden';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from './copy';

const Page = styled.div`
  min-height: 100dvh; background: var(--surface);
`;
const Top = styled.header`
  display: flex; align-items: center; gap: 10px; max-width: var(--calculator); min-height: 64px; margin: 0 auto; padding: 10px 56px;
  @media (max-width: 1080px) { padding: 10px 28px; }
  @media (max-width: 640px) { padding: 10px 20px; }
`;
const Who = styled.div`
  min-width: 0; font-size: 13px; line-height: 17px; color: var(--ink-3);
  b { display: block; font-weight: 600; font-size: 15px; line-height: 18px; color: var(--ink); }
`;
const Help = styled.div`
  margin-left: auto;
  @media print { display: none; }
`;

/** The page around the calculator, in the practice's colour where there is one. */
export function PageFrame({
  practice,
  children,
}: {
  practice?: { name: string; accent: string | null } | undefined;
  children: ReactNode;
}) {
  const { name: brand } = site.brands.financing;
  return (
    <PortalTheme brand="financing" primary={practice?.accent}>
      <Page>
        <Top>
          {practice ? (
            <>
              <PracticeMark name={practice.name} />
              <Who>
                <b>{practice.name}</b>
                {copy.byline(brand)}
              </Who>
            </>
          ) : (
            <BrandMark name={brand} />
          )}
          <Help>
            <PageHelp />
          </Help>
        </Top>
        <main id="main">
          <VisuallyHidden as="h1">{copy.title}</VisuallyHidden>
          {children}
        </main>
      </Page>
    </PortalTheme>
  );
}
