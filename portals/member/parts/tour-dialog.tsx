import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { Button } from '@portals/ui/button';
import { Numbered } from '@portals/ui/card';
import { Modal } from '@portals/ui/modal';
import { keepShownAround } from '../stores/member.actions';
import type { Seen } from './current';
import { copy } from './tour-copy';

type TourDialogProps = { membership: Pick<Seen, '_id' | 'isShownAround'> | undefined; onClose: () => void };

/** The overview of the portal. Home offers it until it was closed once, on any device; More always does. */
export function TourDialog({ membership, onClose }: TourDialogProps) {
  const keeping = useAttempt(async () => {
    if (membership && !membership.isShownAround) await keepShownAround(membership);
    onClose();
  });
  return (
    <Modal
      open
      title={copy.title}
      dirty={keeping.pending}
      // One that cannot be kept as seen can still be left.
      onClose={() => (keeping.trouble ? onClose() : void keeping.run())}
      footer={
        <Button look="primary" pending={keeping.pending} pendingText={copy.keeping} onClick={() => void keeping.run()}>
          {copy.done}
        </Button>
      }
    >
      <TroubleBanner trouble={keeping.trouble} />
      <Numbered>
        {copy.lines.map(([name, text]) => (
          <li key={name}>
            <b>{name}</b>
            {text}
          </li>
        ))}
      </Numbered>
    </Modal>
  );
}
