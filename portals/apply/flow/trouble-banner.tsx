import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import styled from 'styled-components';
import type { Trouble } from './attempt';

const Place = styled.div`margin-bottom: 24px;`;

/** A fault that is not the person's: what happened, that nothing is lost, what to do, and the reference at the end. */
export function TroubleBanner({ trouble, onAgain }: { trouble: Trouble | null; onAgain?: (() => void) | undefined }) {
  if (!trouble) return null;
  return (
    <Place role="alert">
      <Banner severity="warning" actions={onAgain && <Button onClick={onAgain}>Try again</Button>}>
        {trouble.message}
        {trouble.requestId && ` Reference ${trouble.requestId}.`}
      </Banner>
    </Place>
  );
}
