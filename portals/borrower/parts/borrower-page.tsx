import { paths } from '@contract/paths';
import { payPaths } from '@contract/payment-method/paths';
import { fullName } from '@domain/person-name';
import { site } from '@portals/client/site-configuration';
import { useAttempt } from '@portals/form/attempt';
import { useGo } from '@portals/shell/go';
import { useTabThing } from '@portals/shell/tab-thing';
import { Banner } from '@portals/ui/banner';
import { IconButton } from '@portals/ui/icon-button';
import { CalendarIcon, DocumentIcon, HelpIcon, HomeIcon, LogOutIcon } from '@portals/ui/icons';
import { PageTitle, PortalShell } from '@portals/ui/portal-shell';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { logOut } from '../stores/borrower.actions';
import { borrower } from '../stores/borrower.store';
import { copy } from './copy';

const links = [
  { to: paths.borrower.welcome.href(), label: copy.home, icon: <HomeIcon size={22} /> },
  { to: paths.borrower.payments.href(), label: copy.payments, icon: <CalendarIcon size={22} /> },
  { to: paths.borrower.myDocuments.href(), label: copy.documents, icon: <DocumentIcon size={22} /> },
  { to: payPaths.help.href(), label: copy.help, icon: <HelpIcon size={22} /> },
];

/** What a closed account still has (decision 75). */
const AFTER_CLOSING: readonly string[] = [paths.borrower.payments.href(), paths.borrower.myDocuments.href()];

export type BorrowerPageProps = {
  title: ReactNode;
  /** What the tab names after the page: the treatment of a loan. */
  about?: string | null;
  children: ReactNode;
};

/** A page of the portal with its title, the way around and the way out. */
export function BorrowerPage({ title, about, children }: BorrowerPageProps) {
  useTabThing(about);
  const { data } = useSnapshot(borrower).user;
  const go = useGo();
  const leaving = useAttempt(async () => go(await logOut()));
  return (
    <PortalShell
      brand={site.brands.financing.name}
      links={data?.isDeleted ? links.filter(({ to }) => AFTER_CLOSING.includes(to)) : links}
      person={fullName(data?.firstName, data?.lastName) || data?.email}
      end={
        <IconButton label={copy.logOut} onClick={() => void leaving.run()}>
          <LogOutIcon size={21} />
        </IconButton>
      }
    >
      <PageTitle>{title}</PageTitle>
      {data?.isDeleted && <Banner severity="info">{copy.closed}</Banner>}
      {children}
    </PortalShell>
  );
}
