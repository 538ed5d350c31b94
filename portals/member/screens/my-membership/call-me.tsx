import { civilDate } from '@portals/format/dates';
import { dayIn } from '@portals/format/today';
import { loadChunk } from '@portals/shell/load-chunk';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { CallIcon } from '@portals/ui/icons';
import { lazy, Suspense, useState } from 'react';
import type { Seen } from '../../parts/current';
import { copy } from './copy';

const CallDialog = lazy(async () => ({
  default: (await loadChunk('call-dialog', () => import('./call-dialog'))).CallDialog,
}));

/** Asks the practice to call, once; then says since when it knows. */
export function CallMe({ membership }: { membership: Seen }) {
  const { practiceName, practiceZone, contactRequestedAt } = membership;
  const [isAsking, setAsking] = useState(false);
  if (contactRequestedAt !== null)
    return <Note role="status">{copy.called(practiceName, civilDate(dayIn(contactRequestedAt, practiceZone)))}</Note>;
  return (
    <div>
      <Button icon={<CallIcon size={18} />} onClick={() => setAsking(true)}>
        {copy.callMe}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <CallDialog membership={membership} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}
