import { copy as clientCopy } from '@portals/client/copy';
import { Button } from '@portals/ui/button';
import { Notice, NoticeActions, NoticeTitle } from '@portals/ui/notice-page';
import type { ChunkLoadError } from './chunk-load-error';
import { copy } from './copy';

type Props = { cause: ChunkLoadError; isSaved: boolean; onCure: () => void };

export const titleOf = ({ isReplaced }: ChunkLoadError): string => (isReplaced ? copy.stale : copy.unreached);

/** What the error page says of a part of the program that did not arrive, with its name for whoever helps. */
export function MissingPart({ cause, isSaved, onCure }: Props) {
  const { isReplaced } = cause;
  return (
    <>
      <NoticeTitle>{titleOf(cause)}</NoticeTitle>
      <Notice>
        {isReplaced && isSaved && copy.saved}
        {isReplaced ? copy.moment : clientCopy.offline}
      </Notice>
      <Notice>{copy.part.replace('{n}', cause.chunk)}</Notice>
      <NoticeActions>
        <Button look="primary" wide onClick={onCure}>
          {isReplaced ? copy.reload : copy.again}
        </Button>
      </NoticeActions>
    </>
  );
}
