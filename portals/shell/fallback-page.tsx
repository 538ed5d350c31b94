import { paths } from '@contract/paths';
import { isUnknownPractice } from '@portals/client/unknown-practice';
import { Notice, NoticeActions, NoticePage, NoticeTitle } from '@portals/ui/notice-page';
import { RouterButton } from '@portals/ui/router-button';
import { useLocation } from 'react-router';
import { isMembershipPath } from './brand-of-page';
import { MemberPage } from './member-page';
import { PageHelp } from './page-help';

const words = {
  home: { title: 'Where would you like to go?', text: 'Applications start from your practice’s own link.' },
  unknownPage: {
    title: 'We can’t find that page',
    text: 'The link may be old, or a letter may be missing. If your practice sent it, ask them for a new one.',
  },
  unknownPractice: {
    title: 'We can’t find that practice',
    text: 'The link may be old, or a letter may be missing. Ask the practice for a new one.',
  },
};

const isMemberPath = (pathname: string) => /^\/privi\/member(\/|$)/.test(pathname);

/** Every address that nobody answers, and the member's own pages until they are built. */
export function FallbackPage() {
  return isMemberPath(useLocation().pathname) ? <MemberPage /> : <UnknownPage />;
}

/** It leads to the three places people look for. */
function UnknownPage() {
  const { pathname, hash } = useLocation();
  const isMembership = isMembershipPath(pathname);
  const { title, text } = isUnknownPractice(hash)
    ? words.unknownPractice
    : pathname === '/'
      ? words.home
      : words.unknownPage;
  return (
    <NoticePage>
      <NoticeTitle>{title}</NoticeTitle>
      <Notice>{text}</Notice>
      <NoticeActions>
        <RouterButton look="primary" wide to={isMembership ? paths.member.login.href() : paths.borrower.login.href()}>
          {isMembership ? 'I’m a member' : 'Log in to your account'}
        </RouterButton>
        <RouterButton wide to={isMembership ? paths.membershipAdmin.login.href() : paths.admin.login.href()}>
          Log in as a practice
        </RouterButton>
        <PageHelp />
      </NoticeActions>
    </NoticePage>
  );
}
