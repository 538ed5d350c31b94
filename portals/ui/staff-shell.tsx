import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import styled from 'styled-components';
import { BrandMark } from './brand-mark';
import { IconButton } from './icon-button';
import { ChevronDownIcon, MenuIcon } from './icons';
import { Drawer } from './modal';
import { Monogram } from './monogram';

const Page = styled.div`
  display: grid; grid-template-columns: var(--sidebar) minmax(0, 1fr); height: 100dvh; background: var(--page); font-size: 14px; line-height: 20px;
  @media (max-width: 1024px) { grid-template-columns: minmax(0, 1fr); height: auto; min-height: 100dvh; }
  @media print { display: block; height: auto; }
`;
const Sidebar = styled.nav`
  display: flex; flex-direction: column; gap: 2px; padding: 16px 12px 16px 16px; overflow: auto; min-height: 0;
  > :first-child { padding: 4px 8px 14px; }
  /* Whoever has many places still sees who they are, and the way out. */
  > :last-child { position: sticky; bottom: -16px; margin-bottom: -16px; padding-bottom: 16px; background: var(--page); }
  @media (max-width: 1024px) { display: none; }
  @media print { display: none; }
`;
const Group = styled.h2`
  padding: 10px 0 1px;
  button {
    display: flex; align-items: center; gap: 6px; width: 100%; padding: 4px 10px; border: 0; border-radius: 8px; background: none; cursor: pointer;
    font: inherit; font-size: 12.5px; line-height: 16px; font-weight: 400; color: var(--ink-3); text-align: left;
  }
  button:hover { color: var(--ink); background: var(--hover); }
  button > svg { margin-left: auto; transition: transform 120ms; }
  button[aria-expanded='false'] > svg { transform: rotate(-90deg); }
  @media (max-width: 1024px) { button { min-height: 44px; } }
  @media (prefers-reduced-motion: reduce) { button > svg { transition: none; } }
`;
const Links = styled.div`
  display: grid; gap: 2px;
  &[hidden] { display: none; }
  a {
    display: flex; align-items: center; gap: 10px; min-height: 32px; padding: 0 10px; border-radius: 8px; color: var(--ink-2); text-decoration: none; font-weight: 500; font-size: 13.5px;
  }
  a > svg { color: var(--ink-3); }
  a > strong { padding: 0 7px; border-radius: 9px; background: var(--hover); font-weight: 600; font-size: 12px; line-height: 18px; color: var(--ink); }
  a > small { margin-left: auto; font-size: 12px; color: var(--ink-3); font-variant-numeric: tabular-nums; }
  a:hover { background: var(--hover); }
  a[aria-current='page'] { background: var(--surface); color: var(--ink); box-shadow: var(--shadow-1), 0 0 0 1px var(--line); font-weight: 600; }
  a[aria-current='page'] > svg { color: var(--primary-text); }
  @media (max-width: 1024px) { a { min-height: 44px; font-size: 15px; } }
`;
const Me = styled.div`
  margin-top: auto; display: flex; align-items: center; gap: 10px; padding: 12px 8px 0;
  b { display: block; font-weight: 600; font-size: 13.5px; line-height: 18px; } small { display: block; font-size: 12.5px; line-height: 16px; color: var(--ink-3); }
`;
const Deck = styled.div`
  display: flex; flex-direction: column; min-width: 0; min-height: 0; padding: 0 12px 12px 0;
  @media (max-width: 1024px) { padding: 0; }
`;
const Top = styled.header`
  --search-width: 340px;
  display: flex; align-items: center; gap: 10px; min-height: 56px; padding: 6px 0;
  > :last-child { margin-left: auto; display: flex; align-items: center; gap: 8px; }
  @media (max-width: 1024px) { padding: 6px 12px; }
  @media print { display: none; }
`;
const OnlyNarrow = styled.span`@media (min-width: 1024.02px) { display: none; }`;
const Panel = styled.main`
  /* What is hidden to the eye lies inside it, and does not make the page longer than it is. */
  --tabs-gutter: 24px; position: relative;
  flex: 1; min-height: 0; min-width: 0; display: flex; flex-direction: column; overflow: auto; background: var(--surface); border-radius: var(--radius-panel);
  box-shadow: 0 0 0 1px var(--line), var(--shadow-1);
  @media (max-width: 1024px) { border-radius: 0; box-shadow: 0 -1px 0 var(--line); overflow: visible; }
  @media (max-width: 767.98px) { --tabs-gutter: 16px; }
  @media print { overflow: visible; box-shadow: none; }
`;

/** `mine` is what waits there for the reader alone; `under` is the beginning of other addresses that belong to the place. */
export type StaffLink = {
  to: string;
  label: string;
  icon: ReactNode;
  count?: number;
  mine?: string | null;
  under?: string | undefined;
};
const holds = ({ to, under }: StaffLink, path: string): boolean =>
  [to, ...(under === undefined ? [] : [under])].some((begin) => path === begin || path.startsWith(`${begin}/`));

export type StaffGroup = { title: string; links: readonly StaffLink[] };
export type StaffShellProps = {
  brand: string;
  groups: readonly StaffGroup[];
  person: { name: string; role: string };
  /** Beside the person at the foot of the sidebar: log out, dark mode. */
  personEnd?: ReactNode;
  /** Left of the top bar: the search box. */
  search?: ReactNode;
  /** Right of the top bar: practice picker, inbox, help. */
  tools?: ReactNode;
  children: ReactNode;
};

/** What the mark, the person and the paddings take of the sidebar's height, and a group's title and a link each. */
const [AROUND, TITLE, LINK] = [136, 35, 34];

/**
 * Groups that begin folded: the last ones, until the rest fits the window. The one with the page that is shown never does, and one that
 * somebody folds or opens stays so until they leave the portal.
 */
export function foldedAtFirst(groups: readonly StaffGroup[], at: { path: string; height: number }): string[] {
  const folded: string[] = [];
  let taken = AROUND + groups.reduce((sum, { links }) => sum + TITLE + links.length * LINK, 0);
  for (const { title, links } of groups.toReversed()) {
    if (taken <= at.height) break;
    if (links.some((link) => holds(link, at.path))) continue;
    folded.push(title);
    taken -= links.length * LINK;
  }
  return folded;
}

function useWindowHeight(): number {
  const [height, setHeight] = useState(window.innerHeight);
  useEffect(() => {
    const measure = () => setHeight(window.innerHeight);
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return height;
}

type SidebarProps = { groups: readonly StaffGroup[]; chosen: Chosen; onFold: (title: string, isOpen: boolean) => void };
type Chosen = Readonly<Record<string, boolean>>;

function SidebarLinks({ groups, chosen, onFold, onPress }: SidebarProps & { onPress?: () => void }) {
  const path = useLocation().pathname;
  const folded = foldedAtFirst(groups, { path, height: useWindowHeight() });
  return groups.map(({ title, links }) => {
    const isOpen = chosen[title] ?? !folded.includes(title);
    return (
      <div key={title}>
        <Group>
          <button type="button" aria-expanded={isOpen} onClick={() => onFold(title, !isOpen)}>
            {title}
            <ChevronDownIcon size={14} />
          </button>
        </Group>
        <Links hidden={!isOpen}>
          {links.map((link) => (
            <Link
              key={link.to}
              to={link.to}
              aria-current={holds(link, path) ? 'page' : undefined}
              {...(onPress && { onClick: onPress })}
            >
              {link.icon}
              {link.label}
              {link.mine && <strong>{link.mine}</strong>}
              {link.count !== undefined && link.count > 0 && <small>{link.count.toLocaleString('en-US')}</small>}
            </Link>
          ))}
        </Links>
      </div>
    );
  });
}

/** The frame of the staff portals: a sidebar of places (a drawer below 1024 px), a top bar and one white panel. */
export function StaffShell({ brand, groups, person, personEnd, search, tools, children }: StaffShellProps) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Chosen>({});
  const onFold = (title: string, isGroupOpen: boolean) => setChosen((were) => ({ ...were, [title]: isGroupOpen }));
  const foot = (
    <Me>
      <Monogram name={person.name} round size={30} />
      <span style={{ flex: 1 }}>
        <b>{person.name}</b>
        <small>{person.role}</small>
      </span>
      {personEnd}
    </Me>
  );
  return (
    <Page data-density="staff">
      <Sidebar aria-label="Main menu">
        <BrandMark name={brand} />
        <SidebarLinks {...{ groups, chosen, onFold }} />
        {foot}
      </Sidebar>
      <Deck>
        <Top>
          <OnlyNarrow>
            <IconButton label="Open menu" aria-expanded={isOpen} onClick={() => setOpen(true)}>
              <MenuIcon />
            </IconButton>
          </OnlyNarrow>
          {search}
          <div>{tools}</div>
        </Top>
        <Panel id="main">{children}</Panel>
      </Deck>
      <Drawer open={isOpen} title={brand} onClose={() => setOpen(false)}>
        <nav aria-label="Main menu">
          <SidebarLinks {...{ groups, chosen, onFold }} onPress={() => setOpen(false)} />
        </nav>
        {foot}
      </Drawer>
    </Page>
  );
}

/** Head of a staff page: title left, at most three acts right. */
export const StaffHead = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 10px; padding: 20px 24px 0;
  h1 { flex: 1; min-width: max-content; font: 600 26px/30px var(--font-voice); letter-spacing: -0.012em; }
  @media (max-width: 767.98px) { padding: 16px 16px 0; }
`;
