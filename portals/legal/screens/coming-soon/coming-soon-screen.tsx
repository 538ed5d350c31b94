import { membershipMessages } from '@contract/messages/membership';
import { site } from '@portals/client/site-configuration';
import { ButtonLink } from '@portals/ui/button';
import { NoticeActions, NoticePage, NoticeTitle } from '@portals/ui/notice-page';
import { copy } from '../../copy';

/** The privacy policy and contact pages (membership §2). */
export function ComingSoonScreen() {
  return (
    <NoticePage>
      <NoticeTitle>{membershipMessages.comingSoon.text}</NoticeTitle>
      <NoticeActions>
        <ButtonLink wide href={site.homeUrl}>
          {copy.home}
        </ButtonLink>
      </NoticeActions>
    </NoticePage>
  );
}
