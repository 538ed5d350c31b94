import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { BrandMark } from './brand-mark';
import { Corner } from './notice-page';

const Page = styled.main`
  min-height: 100dvh; display: grid; align-content: center; justify-items: center; gap: 22px; padding: 32px 20px; background: var(--page);
  @media (max-width: 600px) { background: var(--surface); align-content: start; justify-items: start; }
`;
const Panel = styled.div`
  width: min(400px, 100%); padding: 30px 28px; border-radius: var(--radius-sheet); background: var(--surface); box-shadow: 0 0 0 1px var(--line), var(--shadow-1);
  h1 { font: 600 26px/30px var(--font-voice); letter-spacing: -0.012em; text-wrap: balance; }
  h1 + p { margin: 8px 0 22px; color: var(--ink-2); overflow-wrap: anywhere; }
  @media (max-width: 600px) { padding: 0; border-radius: 0; box-shadow: none; width: 100%; }
`;
const Foot = styled.div`
  font-size: 14px; line-height: 20px; color: var(--ink-2); text-align: center;
`;

export type AuthShellProps = {
  brand: string;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  form?: ComponentProps<'form'>;
  /** Top right: the other language. */
  corner?: ReactNode;
};

/** A centred panel for log-ins, passwords and "link sent". */
export function AuthShell({ brand, title, children, footer, form, corner }: AuthShellProps) {
  const body = (
    <>
      <h1>{title}</h1>
      {children}
    </>
  );
  return (
    <Page id="main" data-density="portal">
      {corner && <Corner>{corner}</Corner>}
      <BrandMark name={brand} />
      <Panel>{form ? <form {...form}>{body}</form> : body}</Panel>
      {footer && <Foot>{footer}</Foot>}
    </Page>
  );
}
