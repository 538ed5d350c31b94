import { copy as clientCopy } from '@portals/client/copy';
import { tryAgain, unreached } from '@portals/state/unreached.store';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { copy } from './copy';

const Place = styled.div`
  position: fixed; inset: 12px 12px auto; z-index: 60; display: grid; justify-content: center;
  > * { max-width: 560px; box-shadow: 0 8px 30px rgb(0 0 0 / 18%); }
`;

/** Over the page while a part of the program cannot be fetched: the page stays, and so does what is typed on it. */
export function UnreachedBanner() {
  const { waiting } = useSnapshot(unreached);
  if (waiting === 0) return null;
  return (
    <Place role="status">
      <Banner severity="warning" actions={<Button onClick={tryAgain}>{copy.again}</Button>}>
        {clientCopy.offline}
      </Banner>
    </Place>
  );
}
