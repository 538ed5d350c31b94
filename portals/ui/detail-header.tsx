import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { ChevronRightIcon } from './icons';
import { Monogram } from './monogram';
import { words } from './piece-words';

const phone = '@media (max-width: 767.98px)';

const Crumbs = styled.nav`
  display: flex; align-items: center; gap: 6px; padding: 16px 24px 0; font-size: 13px; line-height: 18px; color: var(--ink-3);
  a { color: var(--ink-3); text-decoration: none; } a:hover { text-decoration: underline; }
  ${phone} { padding: 12px 16px 0; }
`;
const Head = styled.header`
  display: flex; flex-wrap: wrap; align-items: center; gap: 10px; padding: 12px 24px 0;
  h1 { font: 600 26px/30px var(--font-voice); letter-spacing: -0.012em; }
  ${phone} { padding: 12px 16px 0; }
`;
const Acts = styled.div`
  margin-left: auto; display: flex; flex-wrap: wrap; gap: 8px;
`;
const Alert = styled.div`
  padding: 14px 24px 0;
  ${phone} { padding: 14px 16px 0; }
`;
const Strip = styled.dl`
  flex: none; display: grid; grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)); margin: 16px 24px 0; border-radius: var(--radius-card); box-shadow: inset 0 0 0 1px var(--line); overflow: hidden;
  > div { padding: 12px 15px 11px; box-shadow: -1px 0 0 var(--line), 0 -1px 0 var(--line); }
  dt { font-size: 13px; line-height: 18px; color: var(--ink-2); }
  dd { margin-top: 2px; font: 600 22px/26px var(--font-voice); font-variant-numeric: tabular-nums lining-nums; }
  ${phone} { margin: 16px 16px 0; }
`;

export type DetailHeaderProps = {
  crumbs: readonly { label: string; to?: string }[];
  name: string;
  tags?: ReactNode;
  /** At most three buttons and a ⋯. */
  actions?: ReactNode;
  alert?: ReactNode;
  /** At most five amounts or dates, formatted. */
  figures?: readonly { label: string; value: string }[];
};

/** Head of a staff detail page. */
export function DetailHeader({ crumbs, name, tags, actions, alert, figures }: DetailHeaderProps) {
  return (
    <div>
      <Crumbs data-crumbs="" aria-label={words.breadcrumb}>
        {crumbs.map((crumb, place) => (
          <Fragment key={crumb.label}>
            {place > 0 && <ChevronRightIcon size={14} />}
            {crumb.to ? <Link to={crumb.to}>{crumb.label}</Link> : <span>{crumb.label}</span>}
          </Fragment>
        ))}
      </Crumbs>
      <Head>
        <Monogram name={name} round size={40} />
        <h1 data-tab-thing="">{name}</h1>
        {tags}
        {actions && <Acts>{actions}</Acts>}
      </Head>
      {alert && <Alert>{alert}</Alert>}
      {figures && figures.length > 0 && <FigureStrip figures={figures} />}
    </div>
  );
}

/** Amounts, counts and dates in one line. */
export function FigureStrip({ figures }: { figures: readonly { label: string; value: string }[] }) {
  return (
    <Strip>
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd>{figure.value}</dd>
        </div>
      ))}
    </Strip>
  );
}
