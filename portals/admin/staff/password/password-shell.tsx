import { brandOfPage, isMembershipPath } from '@portals/shell/brand-of-page';
import { PageHelp } from '@portals/shell/page-help';
import { PortalTheme } from '@portals/theme/portal-theme';
import { AuthShell } from '@portals/ui/auth-shell';
import type { ComponentProps, ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { appearance, modeOf } from '../appearance.store';

export type PasswordShellProps = { title: string; form?: ComponentProps<'form'>; children: ReactNode };

/** The panel of a page about passwords, in the brand that its path says. */
export function PasswordShell({ title, form, children }: PasswordShellProps) {
  const { pathname } = window.location;
  const mode = modeOf(useSnapshot(appearance));
  return (
    <PortalTheme brand={isMembershipPath(pathname) ? 'provider' : 'financing'} mode={mode} density="portal">
      <AuthShell
        brand={brandOfPage(pathname).name}
        title={title}
        footer={<PageHelp />}
        {...(form && { form: { ...form, method: 'post' } })}
      >
        {children}
      </AuthShell>
    </PortalTheme>
  );
}
