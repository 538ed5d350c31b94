import { Button } from '@portals/ui/button';
import { Card, Heading, Note } from '@portals/ui/card';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import type { Seen } from '../../parts/current';
import { Tour } from '../../parts/tour';
import { copy } from './news-copy';

const Act = styled.div`margin-top: 14px; max-width: 360px;`;

/** Offers whoever has a plan that runs an overview of the portal, until they have seen it. */
export function NewHere({ memberships }: { memberships: readonly Seen[] }) {
  const [isOpen, setOpen] = useState(false);
  const running = memberships.find(({ status }) => status === 'ACTIVE');
  if (!running || memberships.some(({ isShownAround }) => isShownAround)) return null;
  return (
    <Card>
      <Heading>{copy.newHere}</Heading>
      <Note>{copy.newHereText}</Note>
      <Act>
        <Button wide onClick={() => setOpen(true)}>
          {copy.show}
        </Button>
      </Act>
      {isOpen && (
        <Suspense fallback={null}>
          <Tour membership={running} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
