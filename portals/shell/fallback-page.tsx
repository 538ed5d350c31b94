import { paths } from '@contract/paths';
import { Notice, NoticeActions, NoticePage, NoticeTitle } from '@portals/ui/notice-page';
import { RouterButton } from '@portals/ui/router-button';
import { useLocation } from 'react-router';
import { isMembershipPath } from './brand-of-page';
import { PageHelp } from './page-help';

/** Every address that nobody answers. It leads to the three places people look for. */
export function FallbackPage() {
  const { pathname } = useLocation();
  const isMembership = isMembershipPath(pathname);
  const isHome = pathname === '/';
  return (
    <NoticePage>
      <NoticeTitle>{isHome ? 'Where would you like to go?' : "We can't find that page"}</NoticeTitle>
      <Notice>
        {isHome
          ? 'Applications start from your practice’s own link.'
          : 'The link may be old, or a letter may be missing. If your practice sent it, ask them for a new one.'}
      </Notice>
      <NoticeActions>
        <RouterButton look="primary" wide to={isMembership ? paths.member.login.href() : paths.borrower.login.href()}>
          {isMembership ? 'Log in to your membership' : 'Log in to your account'}
        </RouterButton>
        <RouterButton wide to={isMembership ? paths.membershipAdmin.login.href() : paths.admin.login.href()}>
          Log in as a practice
        </RouterButton>
        <PageHelp />
      </NoticeActions>
    </NoticePage>
  );
}
