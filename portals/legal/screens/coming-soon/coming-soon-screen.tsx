import { membershipMessages } from '@contract/messages/membership';
import { site } from '@portals/client/site-configuration';
import { ButtonLink } from '@portals/ui/button';
import { NoticeActions, NoticePage, NoticeTitle } from '@portals/ui/notice-page';

/** The privacy policy and contact pages (membership §2). */
export function ComingSoonScreen() {
  return (
    <NoticePage>
      <NoticeTitle>{membershipMessages.comingSoon.text}</NoticeTitle>
      <NoticeActions>
        <ButtonLink wide href={site.homeUrl}>
          Back home
        </ButtonLink>
      </NoticeActions>
    </NoticePage>
  );
}
