import { borrowerMessages } from '@contract/messages/borrower';
import { ApiError } from '@portals/client/api-error';
import { site } from '@portals/client/site-configuration';
import { openHelp } from '@portals/state/help.store';
import { GlobalStyle } from '@portals/theme/global-style';
import { ButtonLink } from '@portals/ui/button';
import { Notice, NoticeActions, NoticePage, NoticeTitle } from '@portals/ui/notice-page';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { showInTab } from './brand-of-page';
import { ChunkLoadError } from './chunk-load-error';
import { copy } from './copy';
import { keepsAnswers } from './kept-answers';
import { MissingPart, titleOf } from './missing-part';
import { Overlays } from './overlays';

/** No part of the first load of a page. Where it cannot be fetched, what it opens cannot be either. */
const HelpButton = lazy<ComponentType<{ onClick: () => void; children: ReactNode }>>(() =>
  import('@portals/ui/help-button').then(
    (part) => ({ default: part.HelpButton }),
    () => ({ default: () => null }),
  ),
);

/**
 * The error page of borrower §2, 400 px wide. A part of the program that did not load gets its own text, and is cured by loading the
 * page again: nothing that was typed is on it anymore. In a frame, and without a connection, it is tried again in place.
 */
export function ErrorPage() {
  const cause = useRouteError();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isMissing = cause instanceof ChunkLoadError;
  const isStale = isMissing && cause.isReplaced;
  const title = isMissing ? titleOf(cause) : borrowerMessages.errorPageTitle.text;
  useEffect(() => showInTab(pathname, title), [pathname, title]);
  // A frame holds its session in memory alone. A page does not, and the router tries a failed part no second time.
  const isLoadedAnew = isStale || (navigator.onLine && window.top === window);
  const cure = () =>
    isLoadedAnew ? window.location.reload() : void navigate(`${pathname}${search}`, { replace: true });
  const requestId = cause instanceof ApiError ? cause.requestId : undefined;
  return (
    <>
      <GlobalStyle />
      <NoticePage>
        {isMissing ? (
          <MissingPart cause={cause} isSaved={keepsAnswers(pathname)} onCure={cure} />
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
              <Suspense>
                <HelpButton onClick={openHelp}>{borrowerMessages.errorPageNeedHelp.text}</HelpButton>
              </Suspense>
            </NoticeActions>
          </>
        )}
      </NoticePage>
      <Overlays pathname={pathname} />
    </>
  );
}
