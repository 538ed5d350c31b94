import { site } from '@portals/client/site-configuration';
import { ButtonLink } from '@portals/ui/button';
import { CallIcon, MailIcon } from '@portals/ui/icons';
import { Notice, NoticeActions, NoticePage, NoticeTitle } from '@portals/ui/notice-page';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { showInTab } from './brand-of-page';
import { LanguageSwitch } from './language-switch';
import { copy } from './page-copy';

/** Where a member's own pages will be. Until then the people who know the membership are named. */
export function MemberPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    // After the layout around the page has set its own title.
    const timer = setTimeout(() => showInTab(pathname, copy.membership));
    return () => clearTimeout(timer);
  }, [pathname]);
  const { name, supportEmail, supportPhone } = site.brands.membership;
  return (
    <NoticePage corner={<LanguageSwitch />}>
      <NoticeTitle>{copy.notOnline}</NoticeTitle>
      <Notice>{copy.askPractice(name)}</Notice>
      <NoticeActions>
        {supportPhone && (
          <ButtonLink
            look="primary"
            wide
            href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`}
            icon={<CallIcon size={18} />}
          >
            {copy.call(supportPhone)}
          </ButtonLink>
        )}
        <ButtonLink wide href={`mailto:${supportEmail}`} icon={<MailIcon size={18} />}>
          {copy.email(supportEmail)}
        </ButtonLink>
      </NoticeActions>
    </NoticePage>
  );
}
