import { borrowerMessages } from '@contract/messages/borrower';
import { ApiError } from '@portals/client/api-error';
import { site } from '@portals/client/site-configuration';
import { openHelp } from '@portals/state/help.store';
import { GlobalStyle } from '@portals/theme/global-style';
import { Button, ButtonLink } from '@portals/ui/button';
import { HelpButton } from '@portals/ui/help-button';
import { Notice, NoticeActions, NoticePage, NoticeTitle } from '@portals/ui/notice-page';
import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { showInTab } from './brand-of-page';
import { copy } from './copy';
import { keepsAnswers } from './kept-answers';
import { ChunkLoadError } from './load-chunk';
import { Overlays } from './overlays';

/**
 * The error page of borrower §2, 400 px wide. A part of the program that did not load gets its own text, because
 * loading the page again is the cure.
 */
export function ErrorPage() {
  const cause = useRouteError();
  const { pathname } = useLocation();
  const isStale = cause instanceof ChunkLoadError;
  useEffect(
    () => showInTab(pathname, isStale ? copy.staleTitle : borrowerMessages.errorPageTitle.text),
    [pathname, isStale],
  );
  const requestId = cause instanceof ApiError ? cause.requestId : undefined;
  return (
    <>
      <GlobalStyle />
      <NoticePage>
        {isStale ? (
          <>
            <NoticeTitle>{copy.stale}</NoticeTitle>
            <Notice>
              {keepsAnswers(pathname) && copy.saved}
              {copy.moment}
            </Notice>
            <NoticeActions>
              <Button look="primary" wide onClick={() => window.location.reload()}>
                {copy.reload}
              </Button>
            </NoticeActions>
          </>
        ) : (
          <>
            <NoticeTitle>{borrowerMessages.errorPageHeading.text}</NoticeTitle>
            <Notice>{borrowerMessages.errorPageText.text}</Notice>
            <Notice>
              {copy.changes}
              {requestId && copy.reference(requestId)}
            </Notice>
            <NoticeActions>
              <ButtonLink look="primary" wide href={site.homeUrl}>
                {borrowerMessages.errorPageBackHome.text}
              </ButtonLink>
              <HelpButton onClick={openHelp}>{borrowerMessages.errorPageNeedHelp.text}</HelpButton>
            </NoticeActions>
          </>
        )}
      </NoticePage>
      <Overlays pathname={pathname} />
    </>
  );
}
