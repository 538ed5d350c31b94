import { ActDialog } from '@portals/form/act-dialog';
import { ownToast } from '@portals/state/own-toast';
import { toast } from '@portals/state/toast.store';
import { Button } from '@portals/ui/button';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { copy } from './shared-device-copy';
import { useSurroundings } from './surroundings';
import { watchTouch } from './watch-touch';

/** Long enough to be read by whoever comes back. */
const TOLD_MS = 60_000;
const Foot = styled.div`margin-top: 28px; text-align: center;`;

/** The way out of a flow that somebody else began on this device, and its end where nobody touches it (decision 88). */
export function SharedDevice() {
  const { begun, leaveDevice } = useSurroundings();
  const by = begun?.goesOnBy ?? 'code';
  const [isAsking, setAsking] = useState(false);
  useEffect(
    () =>
      watchTouch(() => {
        leaveDevice();
        toast(ownToast('info', copy.closed(by), TOLD_MS));
      }),
    [leaveDevice, by],
  );
  return (
    <>
      <Foot>
        <Button look="text" dense onClick={() => setAsking(true)}>
          {copy.notYou(begun?.name ?? null)}
        </Button>
      </Foot>
      {isAsking && (
        <ActDialog
          title={copy.title}
          act={copy.act}
          pendingText={copy.act}
          keep={copy.keep}
          run={async () => leaveDevice()}
          onClose={() => setAsking(false)}
        >
          <p>{copy.text(by)}</p>
        </ActDialog>
      )}
    </>
  );
}
