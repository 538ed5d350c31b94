import { paths, portalBase } from '@contract/paths';
import { isUnknownPractice } from '@portals/client/unknown-practice';
import { ButtonLink } from '@portals/ui/button';
import { Notice, NoticeActions, NoticePage, NoticeTitle } from '@portals/ui/notice-page';
import { RouterButton } from '@portals/ui/router-button';
import { useLocation } from 'react-router';
import { isMembershipPath } from './brand-of-page';
import { LanguageSwitch } from './language-switch';
import { copy } from './page-copy';
import { PageHelp } from './page-help';

/** Every address that nobody answers. It leads to the three places people look for. */
export function FallbackPage() {
  const { pathname, hash } = useLocation();
  const isMembership = isMembershipPath(pathname);
  const { title, text } = isUnknownPractice(hash)
    ? copy.unknownPractice
    : pathname === '/'
      ? copy.home
      : copy.unknownPage;
  return (
    <NoticePage corner={<LanguageSwitch />}>
      <NoticeTitle>{title}</NoticeTitle>
      <Notice>{text}</Notice>
      <NoticeActions>
        <RouterButton look="primary" wide to={isMembership ? paths.member.login.href() : paths.borrower.login.href()}>
          {isMembership ? copy.isMember : copy.logIn}
        </RouterButton>
        {/* Another page of the server: the staff's area stands in English and is in no other language's build. */}
        <ButtonLink
          wide
          href={portalBase + (isMembership ? paths.membershipAdmin.login.href() : paths.admin.login.href())}
        >
          {copy.isPractice}
        </ButtonLink>
        <PageHelp />
      </NoticeActions>
    </NoticePage>
  );
}
