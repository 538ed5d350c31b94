import { memberPaths } from '@contract/membership/paths';
import { site } from '@portals/client/site-configuration';
import { useAttempt } from '@portals/form/attempt';
import { callLink } from '@portals/format/call-link';
import { phone } from '@portals/format/phone';
import { useGo } from '@portals/shell/go';
import { ContactCard } from '@portals/steps/contact/contact-card';
import { LanguageCard } from '@portals/steps/language/language-card';
import { Button, ButtonLink } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { CallIcon, CardIcon, DownloadIcon, HelpIcon, LogOutIcon, MailIcon } from '@portals/ui/icons';
import { PortalColumns, Stack } from '@portals/ui/portal-shell';
import { RouterButton } from '@portals/ui/router-button';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { copy as shared } from '../../parts/copy';
import { MemberPage } from '../../parts/member-page';
import { Tour } from '../../parts/tour';
import { logOut } from '../../stores/login.actions';
import { member } from '../../stores/member.store';
import { copy } from './copy';

const Ways = styled.div`display: grid; gap: 10px; margin-top: 16px;`;
const Practices = styled.ul`
  margin-top: 12px;
  li { padding: 12px 0; border-top: 1px solid var(--line); }
  b { display: block; font-weight: 600; }
`;

/** Whom to call, the other language, and the way out. */
export function MoreScreen() {
  const { data } = useSnapshot(member).memberships;
  const go = useGo();
  const [isShowing, setShowing] = useState(false);
  const leaving = useAttempt(async () => go(await logOut()));
  const { name, supportEmail, supportPhone } = site.brands.membership;
  return (
    <MemberPage title={copy.title}>
      <PortalColumns>
        <Stack>
          <ContactCard />
          {data && data.length > 0 && (
            <Card>
              <CardTitle>{copy.practices}</CardTitle>
              <Note>{copy.practicesText}</Note>
              <Practices>
                {data.map(({ _id, practiceName, practicePhone }) => (
                  <li key={_id}>
                    <b>{practiceName}</b>
                    <a href={callLink(practicePhone)}>{shared.call(phone(practicePhone))}</a>
                  </li>
                ))}
              </Practices>
            </Card>
          )}
          <Card>
            <CardTitle>{copy.us(name)}</CardTitle>
            <Note>{copy.usText}</Note>
            <Ways>
              <ButtonLink href={`mailto:${supportEmail}`} wide icon={<MailIcon size={18} />}>
                {copy.email(supportEmail)}
              </ButtonLink>
              {supportPhone && (
                <ButtonLink href={callLink(supportPhone)} wide icon={<CallIcon size={18} />}>
                  {shared.call(phone(supportPhone))}
                </ButtonLink>
              )}
            </Ways>
          </Card>
        </Stack>
        <Stack>
          <RouterButton wide to={memberPaths.managePayment.href()} icon={<CardIcon size={18} />}>
            {copy.howYouPay}
          </RouterButton>
          <RouterButton wide to={memberPaths.documents.href()} icon={<DownloadIcon size={18} />}>
            {copy.documents}
          </RouterButton>
          <RouterButton wide to={memberPaths.privacyConsent.href()}>
            {copy.privacy}
          </RouterButton>
          <Button wide icon={<HelpIcon size={18} />} onClick={() => setShowing(true)}>
            {copy.tour}
          </Button>
          <LanguageCard />
          <Button wide icon={<LogOutIcon size={18} />} pending={leaving.pending} onClick={() => void leaving.run()}>
            {copy.logOut}
          </Button>
        </Stack>
      </PortalColumns>
      {isShowing && (
        <Suspense fallback={null}>
          <Tour membership={data?.[0]} onClose={() => setShowing(false)} />
        </Suspense>
      )}
    </MemberPage>
  );
}
