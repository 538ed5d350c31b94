import { site } from '@portals/client/site-configuration';
import { ButtonLink } from '@portals/ui/button';
import { CallIcon, MailIcon } from '@portals/ui/icons';
import { Notice, NoticeActions, NoticePage, NoticeTitle } from '@portals/ui/notice-page';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { showInTab } from './brand-of-page';

/** Where a member's own pages will be. Until then the people who know the membership are named. */
export function MemberPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    // After the layout around the page has set its own title.
    const timer = setTimeout(() => showInTab(pathname, 'Your membership'));
    return () => clearTimeout(timer);
  }, [pathname]);
  const { name, supportEmail, supportPhone } = site.brands.membership;
  return (
    <NoticePage>
      <NoticeTitle>Your membership isn’t online here yet</NoticeTitle>
      <Notice>
        Ask your practice about your plan, your visits and your payments. For everything else, {name} is there for
        members.
      </Notice>
      <NoticeActions>
        {supportPhone && (
          <ButtonLink
            look="primary"
            wide
            href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`}
            icon={<CallIcon size={18} />}
          >
            Call {supportPhone}
          </ButtonLink>
        )}
        <ButtonLink wide href={`mailto:${supportEmail}`} icon={<MailIcon size={18} />}>
          Email {supportEmail}
        </ButtonLink>
      </NoticeActions>
    </NoticePage>
  );
}
