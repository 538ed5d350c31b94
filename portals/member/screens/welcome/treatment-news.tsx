import { loadChunk } from '@portals/shell/load-chunk';
import { Button } from '@portals/ui/button';
import { Card, Heading, Note } from '@portals/ui/card';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import type { Seen } from '../../parts/current';
import { copy } from './news-copy';

const TreatmentNewsDialog = lazy(async () => ({
  default: (await loadChunk('treatment-news', () => import('./treatment-news-dialog'))).TreatmentNewsDialog,
}));

const Act = styled.div`margin-top: 14px; max-width: 360px;`;

/** That treatments have something to tell, until it was seen. */
export function TreatmentNews({ membership }: { membership: Seen }) {
  const { treatmentNotices, priviagreements, practiceName } = membership;
  const [isOpen, setOpen] = useState(false);
  const [first] = treatmentNotices;
  if (!first) return null;
  const treatment = priviagreements.find(({ _id }) => _id === first.agreementId)?.treatment ?? '';
  return (
    <Card>
      <Heading>{copy.title}</Heading>
      <Note>
        {treatmentNotices.length === 1
          ? copy.one(treatment, practiceName)
          : copy.several(treatmentNotices.length, practiceName)}
      </Note>
      <Act>
        <Button wide onClick={() => setOpen(true)}>
          {copy.see}
        </Button>
      </Act>
      {isOpen && (
        <Suspense fallback={null}>
          <TreatmentNewsDialog membership={membership} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
