import { site } from '@portals/client/site-configuration';
import { ButtonLink } from '@portals/ui/button';
import { Card, Note } from '@portals/ui/card';
import { CallIcon, MailIcon } from '@portals/ui/icons';
import { NoticeActions } from '@portals/ui/notice-page';
import { MemberPage } from '../../parts/member-page';
import { copy } from './copy';

/** The member's home. */
export function WelcomeScreen() {
  const { name, supportEmail, supportPhone } = site.brands.membership;
  return (
    <MemberPage title={copy.title}>
      <Card>
        <Note>{copy.askPractice(name)}</Note>
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
      </Card>
    </MemberPage>
  );
}
