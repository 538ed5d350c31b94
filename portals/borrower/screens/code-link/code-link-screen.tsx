import { paths } from '@contract/paths';
import { ApiError } from '@portals/client/api-error';
import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { Button } from '@portals/ui/button';
import { Notice, NoticeActions, NoticePage, NoticeTitle } from '@portals/ui/notice-page';
import { RouterButton } from '@portals/ui/router-button';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { openLink } from '../../stores/code-link.actions';
import { copy } from './copy';

/** The link of an e-mail with a code. It is used up by a press and not by the visit, because scanners of mail visit links. */
export function CodeLinkScreen() {
  const [link] = useState(useLocation().hash.slice(1));
  const [isOver, setOver] = useState(link === '');
  const opening = useAttempt(async () => {
    try {
      await openLink(link);
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.code !== 'CODE_EXPIRED') throw cause;
      setOver(true);
    }
  });
  return (
    <NoticePage>
      <NoticeTitle>{isOver ? copy.overTitle : copy.title}</NoticeTitle>
      <Notice>{isOver ? copy.over : copy.text}</Notice>
      <TroubleBanner trouble={opening.trouble} onAgain={opening.again} />
      <NoticeActions>
        {isOver ? (
          <RouterButton look="primary" wide to={paths.borrower.login.href()}>
            {copy.again}
          </RouterButton>
        ) : (
          <Button
            look="primary"
            wide
            pending={opening.pending}
            pendingText={copy.going}
            onClick={() => void opening.run()}
          >
            {copy.go}
          </Button>
        )}
      </NoticeActions>
    </NoticePage>
  );
}
