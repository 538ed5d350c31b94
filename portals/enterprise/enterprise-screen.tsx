import { paths } from '@contract/paths';
import { toApiError } from '@portals/client/api-error';
import { site } from '@portals/client/site-configuration';
import { unknownPracticeUrl } from '@portals/client/unknown-practice';
import { LanguageSwitch } from '@portals/shell/language-switch';
import { PageHelp } from '@portals/shell/page-help';
import { isFramed } from '@portals/state/browser-storage';
import type { Frozen } from '@portals/state/frozen';
import { PortalTheme } from '@portals/theme/portal-theme';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { PracticeMark } from '@portals/ui/monogram';
import { Notice, NoticePage, NoticeTitle } from '@portals/ui/notice-page';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { copy } from './copy';
import { loadEnterprise } from './enterprise.actions';
import { type Enterprise, enterprise } from './enterprise.store';
import { ClockIcon, HouseIcon, ShieldIcon } from './enterprise-icons';
import { FindPractice } from './find-practice';
import { useIsWide } from './use-is-wide';

const Page = styled.div`
  display: flex; flex-direction: column; min-height: 100dvh; --side: 20px;
  @media (min-width: 768px) { --side: 40px; }
`;
const Top = styled.header`
  background: var(--surface); border-bottom: 1px solid var(--line);
  > div {
    display: flex; flex-wrap: wrap; align-items: center; gap: 8px 14px; min-height: 68px; max-width: 1200px; margin: 0 auto; padding: 10px var(--side);
  }
`;
const Who = styled.div`
  flex: 1; min-width: 160px; font-size: 13.5px; line-height: 18px; color: var(--ink-3);
  b { display: block; font-weight: 600; font-size: 16.5px; line-height: 21px; color: var(--ink); overflow-wrap: anywhere; }
`;
const Wrap = styled.main`
  display: grid; gap: 24px 56px; align-items: start; align-content: start; flex: 1; width: 100%; max-width: 1200px; margin: 0 auto;
  padding: 26px var(--side) 24px;
  @media (min-width: 900px) {
    grid-template-columns: 260px minmax(0, 1fr); gap: 0 36px; padding: 44px var(--side) 48px;
    &:not(:has(> :nth-child(2))) { grid-template-columns: minmax(0, 640px); }
  }
  @media (min-width: 1100px) { &:has(> :nth-child(2)) { grid-template-columns: 344px minmax(0, 1fr); gap: 0 56px; } }
`;
const Title = styled.h1`
  font: 600 var(--text-34)/39px var(--font-voice); letter-spacing: -0.018em; text-wrap: balance;
  @media (min-width: 900px) { font-size: 42px; line-height: 46px; }
`;
const Why = styled.p`margin-top: 8px; font-size: 17px; line-height: 26px; color: var(--ink-2);`;
const Reasons = styled.ul`
  display: grid; gap: 14px; margin: 28px 0; padding-bottom: 24px; border-bottom: 1px solid var(--line-2);
  li { display: grid; grid-template-columns: 22px minmax(0, 1fr); gap: 12px; font-size: 15.5px; line-height: 22px; color: var(--ink-2); }
  b { color: var(--ink); font-weight: 600; }
  svg { color: var(--primary-text); margin-top: 1px; }
`;
const Foot = styled.footer`
  width: 100%; max-width: 1200px; margin: 0 auto; padding: 0 var(--side) 32px; font-size: 13.5px; line-height: 20px; color: var(--ink-3);
  p + p { margin-top: 12px; }
  a { color: var(--primary-text); }
`;

/** Where patients choose one of the practices of an enterprise (provider-admin §2). */
export function EnterpriseScreen() {
  const { urlSlug = '' } = useParams();
  const { data, error } = useSnapshot(enterprise).found;
  useEffect(() => void loadEnterprise(urlSlug), [urlSlug]);
  const shown = data?.urlSlug === urlSlug ? data : undefined;
  const { code, message } = error ? toApiError(error) : { code: undefined, message: '' };
  // An address that cannot be one is refused as a field.
  const isUnknown = !shown && (code === 'NOT_FOUND' || code === 'INVALID_FIELDS');
  const only = shown?.practices.length === 1 ? shown.practices[0] : undefined;
  const isLeaving = useLeave({ isUnknown, only: only?.slug });
  if (isUnknown && !isLeaving)
    return (
      <PortalTheme brand="financing">
        <NoticePage corner={<LanguageSwitch />}>
          <NoticeTitle>{copy.unknown}</NoticeTitle>
          <Notice>{copy.unknownWhy}</Notice>
        </NoticePage>
      </PortalTheme>
    );
  const isWaiting = isLeaving || (!shown && code === undefined);
  return (
    <PortalTheme brand="financing">
      <Page>
        <TopOf shown={shown} />
        <Wrap id="main">
          {shown && !isLeaving && <Choice of={shown} />}
          {!shown && !isWaiting && (
            <Banner
              severity="error"
              actions={<Button onClick={() => void loadEnterprise(urlSlug)}>{copy.again}</Button>}
            >
              {message}
            </Banner>
          )}
          {isWaiting && <Skeleton lines={6} label={copy.loading} />}
        </Wrap>
        {shown && !isLeaving && <FootOf shown={shown} />}
        <PageHelp floating />
      </Page>
    </PortalTheme>
  );
}

/**
 * Leads on where there is nothing to choose: from an unknown address to the main page, which refuses frames, and from one practice
 * straight to it. @returns whether the page is being left.
 */
function useLeave({ isUnknown, only }: { isUnknown: boolean; only: string | undefined }): boolean {
  const go = useNavigate();
  const isLost = isUnknown && !isFramed();
  useEffect(() => {
    if (isLost) window.location.replace(unknownPracticeUrl(site.homeUrl, window.location.href));
    else if (only !== undefined) void go(paths.apply.href({ practiceUrlSlug: only }), { replace: true });
  }, [isLost, only, go]);
  return isLost || only !== undefined;
}

type Shown = { shown: Frozen<Enterprise> | undefined };
const welcomeBack = paths.applyWithoutPractice.href({}, { pagePath: 'welcome-back' });

function TopOf({ shown }: Shown) {
  const isWide = useIsWide();
  return (
    <Top>
      <div>
        {shown && <PracticeMark name={shown.name} logo={shown.logo} />}
        <Who>
          {shown && (
            <>
              <b>{shown.name}</b>
              {copy.byline(site.brands.financing.name)}
            </>
          )}
        </Who>
        <LanguageSwitch />
        {shown && isWide && (
          <RouterButton look="secondary" to={welcomeBack}>
            {copy.goOn}
          </RouterButton>
        )}
      </div>
    </Top>
  );
}

function FootOf({ shown }: Shown) {
  const isWide = useIsWide();
  return (
    <Foot>
      {!isWide && (
        <p>
          {copy.begun} <Link to={welcomeBack}>{copy.goOn}</Link>
        </p>
      )}
      {shown?.ratesExample && <p>{shown.ratesExample}</p>}
    </Foot>
  );
}

const REASONS = [
  [ShieldIcon, copy.reasons.score],
  [ClockIcon, copy.reasons.time],
  [HouseIcon, copy.reasons.one],
] as const;

function Choice({ of }: { of: Frozen<Enterprise> }) {
  const isWide = useIsWide();
  if (of.practices.length === 0)
    return (
      <div>
        <Title>{copy.none}</Title>
        <Why>{copy.noneWhy(of.name)}</Why>
      </div>
    );
  return (
    <>
      <div>
        <Title>{copy.title}</Title>
        <Why>{isWide ? copy.why(of.name, of.practices.length) : copy.whyShort}</Why>
        {isWide && (
          <>
            <Reasons>
              {REASONS.map(([Icon, { head, text }]) => (
                <li key={head}>
                  <Icon size={22} />
                  <span>
                    <b>{head}</b> {text}
                  </span>
                </li>
              ))}
            </Reasons>
            <Note>{copy.notYours}</Note>
          </>
        )}
      </div>
      <div>
        <FindPractice of={of} />
      </div>
    </>
  );
}
