import { site } from '@portals/client/site-configuration';
import { copy as form } from '@portals/form/copy';
import { callLink } from '@portals/format/call-link';
import { phone } from '@portals/format/phone';
import { ContactCard } from '@portals/steps/contact/contact-card';
import { LanguageCard } from '@portals/steps/language/language-card';
import { Banner } from '@portals/ui/banner';
import { Button, ButtonLink } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { CallIcon, MailIcon } from '@portals/ui/icons';
import { PortalColumns, Stack } from '@portals/ui/portal-shell';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { BorrowerPage } from '../../parts/borrower-page';
import { loadPractices } from '../../stores/practices.actions';
import { practices } from '../../stores/practices.store';
import { copy } from './copy';

const Ways = styled.div`display: grid; gap: 10px; margin-top: 16px;`;
const Practices = styled.ul`
  margin-top: 12px;
  li { padding: 12px 0; border-top: 1px solid var(--line); }
  b { display: block; font-weight: 600; }
`;

/** How to reach us, and the practices that the borrower knows. */
export function HelpScreen() {
  const { list } = useSnapshot(practices);
  useEffect(() => void loadPractices(), []);
  const brand = site.brands.financing;
  return (
    <BorrowerPage title={copy.title}>
      <PortalColumns>
        <Stack>
          <ContactCard />
          <Card>
            <CardTitle>{copy.us(brand.name)}</CardTitle>
            <Note>{copy.usText}</Note>
            <Ways>
              <ButtonLink href={`mailto:${brand.supportEmail}`} wide icon={<MailIcon size={18} />}>
                {copy.email(brand.supportEmail)}
              </ButtonLink>
              {brand.supportPhone && (
                <ButtonLink href={callLink(brand.supportPhone)} wide icon={<CallIcon size={18} />}>
                  {copy.call(phone(brand.supportPhone))}
                </ButtonLink>
              )}
            </Ways>
            {site.supportHours && <Note style={{ marginTop: 12 }}>{site.supportHours}</Note>}
          </Card>
          <Card>
            <CardTitle>{copy.fraud}</CardTitle>
            <Note>{copy.fraudText(brand.name)}</Note>
          </Card>
          <LanguageCard />
        </Stack>
        <Card>
          <CardTitle>{copy.practices}</CardTitle>
          <Note>{copy.practicesText}</Note>
          {list.error && (
            <Banner severity="error" actions={<Button onClick={() => void loadPractices()}>{form.again}</Button>}>
              {list.error.message}
            </Banner>
          )}
          {!list.data && list.loading && <Skeleton lines={3} label={copy.loading} />}
          {list.data?.length === 0 && <Note>{copy.noPractice}</Note>}
          <Practices>
            {list.data?.map(({ _id, name, city, phone: number }) => (
              <li key={_id}>
                <b>{name}</b>
                <Note>{city}</Note>
                <a href={callLink(number)}>{copy.call(phone(number))}</a>
              </li>
            ))}
          </Practices>
        </Card>
      </PortalColumns>
    </BorrowerPage>
  );
}
