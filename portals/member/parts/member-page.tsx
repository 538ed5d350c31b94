import { memberPaths } from '@contract/membership/paths';
import { fullName } from '@domain/person-name';
import { site } from '@portals/client/site-configuration';
import { useAttempt } from '@portals/form/attempt';
import { useGo } from '@portals/shell/go';
import { useTabThing } from '@portals/shell/tab-thing';
import { PortalTheme } from '@portals/theme/portal-theme';
import { Banner } from '@portals/ui/banner';
import { IconButton } from '@portals/ui/icon-button';
import { CalendarIcon, CardIcon, DocumentIcon, HomeIcon, LogOutIcon } from '@portals/ui/icons';
import { MoreIcon } from '@portals/ui/more-icon';
import { PageTitle, PortalShell } from '@portals/ui/portal-shell';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { logOut } from '../stores/login.actions';
import { member } from '../stores/member.store';
import { copy } from './copy';
import { useCurrent } from './current';

const links = [
  { to: memberPaths.welcome.href(), label: copy.home, icon: <HomeIcon size={22} /> },
  { to: memberPaths.appointments.href(), label: copy.visits, icon: <CalendarIcon size={22} /> },
  { to: memberPaths.payments.href(), label: copy.payments, icon: <CardIcon size={22} /> },
  { to: memberPaths.more.href(), label: copy.more, icon: <MoreIcon size={22} /> },
];

/** What a closed account still has (decision 75). */
const CLOSED_LINKS = [
  { to: memberPaths.payments.href(), label: copy.payments, icon: <CardIcon size={22} /> },
  { to: memberPaths.documents.href(), label: copy.documents, icon: <DocumentIcon size={22} /> },
];

/** A page of the portal with its title, the way around and the way out. The practice of a single membership stands at the top. */
export function MemberPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  const {
    memberships: { data },
    isClosed,
  } = useSnapshot(member);
  const current = useCurrent();
  const named = useSearchParams()[0].get('membership');
  // A link of somebody else, or to a membership that is not there.
  const isElsewhere = named !== null && data != null && !data.some(({ _id }) => _id === named);
  useTabThing(data && (data.length === 1 || (named !== null && !isElsewhere)) ? current?.practiceName : null);
  const go = useGo();
  const leaving = useAttempt(async () => go(await logOut()));
  const practice =
    data?.length === 1 && current
      ? { name: current.practiceName, logo: current.practiceTheme.logo ?? current.practiceTheme.mark }
      : null;
  return (
    <PortalTheme brand="provider" primary={current?.practiceTheme.primary}>
      <PortalShell
        brand={site.brands.membership.name}
        practice={practice}
        links={isClosed ? CLOSED_LINKS : links}
        person={fullName(current?.firstName, current?.lastName) || current?.email || undefined}
        end={
          <IconButton label={copy.logOut} onClick={() => void leaving.run()}>
            <LogOutIcon size={21} />
          </IconButton>
        }
      >
        <PageTitle>{title}</PageTitle>
        {isClosed && <Banner severity="info">{copy.closed}</Banner>}
        {isElsewhere && <Banner severity="warning">{copy.otherLink}</Banner>}
        {children}
      </PortalShell>
    </PortalTheme>
  );
}
