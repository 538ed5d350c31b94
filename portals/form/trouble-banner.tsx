import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Trouble } from './attempt';
import { copy } from './copy';

const Place = styled.div`margin-bottom: 24px; scroll-margin: 16px;`;

type TroubleBannerProps = { trouble: Trouble | null; onAgain?: (() => void) | undefined };

/**
 * A fault that is not the person's: what happened, that nothing is lost, what to do, and the reference at the end. It
 * takes the focus, because the button that was pressed may be far below.
 */
export function TroubleBanner({ trouble, onAgain }: TroubleBannerProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble) place.current?.focus();
  }, [trouble]);
  if (!trouble) return null;
  return (
    <Place ref={place} tabIndex={-1} data-silent-focus="">
      <Banner severity="warning" actions={onAgain && <Button onClick={onAgain}>{copy.again}</Button>}>
        {trouble.message}
        {trouble.requestId && copy.reference(trouble.requestId)}
      </Banner>
    </Place>
  );
}
