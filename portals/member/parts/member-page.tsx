import { paths } from '@contract/paths';
import { site } from '@portals/client/site-configuration';
import { useAttempt } from '@portals/form/attempt';
import { useGo } from '@portals/shell/go';
import { IconButton } from '@portals/ui/icon-button';
import { HomeIcon, LogOutIcon } from '@portals/ui/icons';
import { PageTitle, PortalShell } from '@portals/ui/portal-shell';
import type { ReactNode } from 'react';
import { logOut } from '../stores/login.actions';
import { copy } from './copy';

const links = [{ to: paths.member.welcome.href(), label: copy.home, icon: <HomeIcon size={22} /> }];

/** A page of the portal with its title, the way around and the way out. */
export function MemberPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  const go = useGo();
  const leaving = useAttempt(async () => go(await logOut()));
  return (
    <PortalShell
      brand={site.brands.membership.name}
      links={links}
      end={
        <IconButton label={copy.logOut} onClick={() => void leaving.run()}>
          <LogOutIcon size={21} />
        </IconButton>
      }
    >
      <PageTitle>{title}</PageTitle>
      {children}
    </PortalShell>
  );
}
