import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import styled from 'styled-components';
import { BrandMark } from './brand-mark';
import { Monogram, PracticeMark } from './monogram';
import { words } from './piece-words';

const wide = '@media (min-width: 1024.02px)';

const Page = styled.div`
  min-height: 100dvh; display: flex; flex-direction: column; background: var(--page);
`;
const Top = styled.header`
  display: flex; align-items: center; gap: 28px; width: 100%; max-width: calc(var(--portal) + 48px); min-height: 64px; margin: 0 auto; padding: 12px 20px;
  ${wide} { min-height: 76px; padding: 12px 24px; }
`;
const Name = styled.span`
  display: inline-flex; align-items: center; gap: 10px; font-weight: 600; font-size: 16px; line-height: 20px;
`;
const TopLinks = styled.nav`
  display: none; gap: 4px; flex: 1;
  ${wide} { display: flex; }
  a { padding: 10px 14px; border-radius: var(--radius-control); color: var(--ink-2); text-decoration: none; font-weight: 500; }
  a:hover { background: var(--hover); color: var(--ink); }
  a[aria-current='page'] { color: var(--primary-text); font-weight: 600; background: var(--primary-100); }
`;
const End = styled.div`
  margin-left: auto; display: flex; align-items: center; gap: 8px;
`;
const Main = styled.main`
  flex: 1; width: 100%; max-width: calc(var(--portal) + 48px); margin: 0 auto; padding: 10px 16px 32px;
  ${wide} { padding: 12px 24px 64px; }
`;
const Bottom = styled.nav`
  position: sticky; bottom: 0; z-index: var(--z-bar); display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; background: var(--surface); border-top: 1px solid var(--line);
  padding: 8px 6px max(10px, env(safe-area-inset-bottom));
  ${wide} { display: none; }
  @media print { display: none; }
  a { display: grid; justify-items: center; align-content: center; gap: 3px; min-height: 48px; font-size: 12px; line-height: 16px; font-weight: 500; color: var(--ink-3); text-decoration: none; }
  a[aria-current='page'] { color: var(--primary-text); font-weight: 600; }
`;

/** Title of a portal page, 34/39 on phones and 42/46 wider, in the voice typeface. */
export const PageTitle = styled.h1`
  font-family: var(--font-voice); font-weight: 600; font-size: var(--text-34); line-height: 39px; letter-spacing: -0.015em; text-wrap: balance; padding: 6px 4px 18px;
  font-variant-numeric: tabular-nums lining-nums;
  ${wide} { font-size: 42px; line-height: 46px; padding: 12px 0 24px; }
  @media (max-width: 370px) { font-size: var(--text-28); line-height: 33px; }
`;

/** Two columns, 1fr and 340 px, from 1024 px on; one column below. */
export const PortalColumns = styled.div`
  display: grid; gap: 14px; align-items: start;
  ${wide} { grid-template-columns: minmax(0, 1fr) 340px; gap: 24px; }
`;
/** Cards under each other. */
export const Stack = styled.div`
  display: grid; gap: 14px; min-width: 0;
  ${wide} { gap: 20px; }
`;

export type PortalLink = { to: string; label: string; icon: ReactNode };
export type PortalShellProps = {
  brand: string;
  /** A member's practice stands in the place of the brand. */
  practice?: { name: string; logo?: string | null } | null | undefined;
  /** Four links: the top bar on wide screens, the bottom bar on phones. */
  links: readonly PortalLink[];
  person?: string | undefined;
  /** Right end of the top bar: log out, a menu. */
  end?: ReactNode;
  children: ReactNode;
};

/** The frame of the borrower and the member portal. */
export function PortalShell({ brand, practice, links, person, end, children }: PortalShellProps) {
  return (
    <Page data-density="portal">
      <Top>
        {practice ? (
          <Name>
            <PracticeMark name={practice.name} logo={practice.logo} /> {practice.name}
          </Name>
        ) : (
          <BrandMark name={brand} />
        )}
        <TopLinks aria-label={words.main}>
          {links.map((link) => (
            <NavLink key={link.to} to={link.to} end>
              {link.label}
            </NavLink>
          ))}
        </TopLinks>
        <End>
          {end}
          {person && <Monogram name={person} round size={36} />}
        </End>
      </Top>
      <Main id="main">{children}</Main>
      <Bottom aria-label={words.mainBottom}>
        {links.map((link) => (
          <NavLink key={link.to} to={link.to} end>
            {link.icon}
            {link.label}
          </NavLink>
        ))}
      </Bottom>
    </Page>
  );
}
