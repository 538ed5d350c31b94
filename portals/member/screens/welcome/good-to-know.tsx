import { loadChunk } from '@portals/shell/load-chunk';
import { Button } from '@portals/ui/button';
import { Card, Heading, Note } from '@portals/ui/card';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { copy } from './news-copy';

const ReadingDialog = lazy(async () => ({
  default: (await loadChunk('reading', () => import('../reading/reading-dialog'))).ReadingDialog,
}));

const Act = styled.div`margin-top: 14px; max-width: 360px;`;

/** The way to a few articles. */
export function GoodToKnow() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <Heading>{copy.goodToKnow}</Heading>
      <Note>{copy.goodToKnowText}</Note>
      <Act>
        <Button wide onClick={() => setOpen(true)}>
          {copy.read}
        </Button>
      </Act>
      {isOpen && (
        <Suspense fallback={null}>
          <ReadingDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
