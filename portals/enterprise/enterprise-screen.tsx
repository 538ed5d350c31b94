import { paths } from '@contract/paths';
import { toApiError } from '@portals/client/api-error';
import { site } from '@portals/client/site-configuration';
import { LanguageSwitch } from '@portals/shell/language-switch';
import { PageHelp } from '@portals/shell/page-help';
import type { Frozen } from '@portals/state/frozen';
import { PortalTheme } from '@portals/theme/portal-theme';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { PracticeMark } from '@portals/ui/monogram';
import { Notice, NoticePage, NoticeTitle } from '@portals/ui/notice-page';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { copy } from './copy';
import { loadEnterprise } from './enterprise.actions';
import { type Enterprise, enterprise } from './enterprise.store';

const Page = styled.div`
  min-height: 100dvh; max-width: 640px; margin: 0 auto; padding: 0 20px 48px;
`;
const Top = styled.header`
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; min-height: 72px; padding: 12px 0;
  > :last-child { margin-left: auto; }
`;
const Who = styled.div`
  min-width: 0; font-size: 13px; line-height: 17px; color: var(--ink-3);
  b { display: block; font-weight: 600; font-size: 16px; line-height: 20px; color: var(--ink); overflow-wrap: anywhere; }
`;
const Title = styled.h1`
  margin-top: 20px; font: 600 var(--text-34)/39px var(--font-voice); letter-spacing: -0.015em; text-wrap: balance;
`;
const Why = styled.p`margin-top: 8px; font-size: 16px; line-height: 24px; color: var(--ink-2);`;
const Places = styled.div`
  display: grid; gap: 22px; margin-top: 26px;
  h2 { font-size: 14px; line-height: 18px; font-weight: 600; color: var(--ink-3); }
  li {
    display: flex; align-items: center; gap: 12px; min-height: 64px; padding: 10px 14px; margin-top: 8px; border-radius: var(--radius-control);
    background: var(--surface); box-shadow: inset 0 0 0 1px var(--line);
  }
  li > b { flex: 1; min-width: 0; font-weight: 600; font-size: 16px; line-height: 22px; overflow-wrap: anywhere; }
`;

/** Where patients choose one of the practices of an enterprise (provider-admin §2). */
export function EnterpriseScreen() {
  const { urlSlug = '' } = useParams();
  const { data, error } = useSnapshot(enterprise).found;
  useEffect(() => void loadEnterprise(urlSlug), [urlSlug]);
  const shown = data?.urlSlug === urlSlug ? data : undefined;
  const { code, message } = error ? toApiError(error) : { code: undefined, message: '' };
  // An address that cannot be one is refused as a field.
  if (!shown && (code === 'NOT_FOUND' || code === 'INVALID_FIELDS'))
    return (
      <PortalTheme brand="financing">
        <NoticePage corner={<LanguageSwitch />}>
          <NoticeTitle>{copy.unknown}</NoticeTitle>
          <Notice>{copy.unknownWhy}</Notice>
        </NoticePage>
      </PortalTheme>
    );
  return (
    <PortalTheme brand="financing">
      <Page>
        <Top>
          {shown && <PracticeMark name={shown.name} logo={shown.logo} />}
          {shown && (
            <Who>
              <b>{shown.name}</b>
              {copy.byline(site.brands.financing.name)}
            </Who>
          )}
          <LanguageSwitch />
        </Top>
        <main id="main">
          {shown && <Choice of={shown} />}
          {!shown && code !== undefined && (
            <Banner
              severity="error"
              actions={<Button onClick={() => void loadEnterprise(urlSlug)}>{copy.again}</Button>}
            >
              {message}
            </Banner>
          )}
          {!shown && code === undefined && <Skeleton lines={6} label={copy.loading} />}
        </main>
        <PageHelp floating />
      </Page>
    </PortalTheme>
  );
}

function Choice({ of }: { of: Frozen<Enterprise> }) {
  const cities = [...new Set(of.practices.map(({ city }) => city))].sort();
  if (cities.length === 0)
    return (
      <>
        <Title>{copy.none}</Title>
        <Why>{copy.noneWhy(of.name)}</Why>
      </>
    );
  return (
    <>
      <Title>{copy.title}</Title>
      <Why>{copy.why}</Why>
      <Places>
        {cities.map((city) => (
          <section key={city} aria-label={city}>
            <h2>{city}</h2>
            <ul>
              {of.practices
                .filter((one) => one.city === city)
                .map(({ _id, PracticeName, slug }) => (
                  <li key={_id}>
                    <b>{PracticeName}</b>
                    <RouterButton
                      look="primary"
                      to={paths.apply.href({ practiceUrlSlug: slug })}
                      aria-label={copy.applyAt(PracticeName)}
                    >
                      {copy.apply}
                    </RouterButton>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </Places>
    </>
  );
}
