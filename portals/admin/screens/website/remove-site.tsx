import { toApiError } from '@portals/client/api-error';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Modal } from '@portals/ui/modal';
import { useState } from 'react';
import { removeSite } from '../../stores/website.actions';

export type RemoveSiteProps = { site: string; isMain: boolean; onClose: () => void };

/** Says what stops when a website is taken off the list, before it is. */
export function RemoveSite({ site, isMain, onClose }: RemoveSiteProps) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');

  async function remove() {
    setPending(true);
    try {
      await removeSite(site);
      onClose();
    } catch (cause) {
      const failure = toApiError(cause);
      // The list on the screen is the current one by now, and may not hold this website any more.
      if (failure.status === 409) return onClose();
      setProblem(failure.message);
      setPending(false);
    }
  }
  return (
    <Modal
      open
      title={`Remove ${site}?`}
      dirty={isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            Keep it
          </Button>
          <Button look="danger-fill" pending={isPending} pendingText="Removing" onClick={() => void remove()}>
            Remove
          </Button>
        </>
      }
    >
      {problem && (
        <div style={{ marginBottom: 14 }}>
          <Banner severity="error">{problem}</Banner>
        </div>
      )}
      <p>
        {isMain && 'This is the practice’s main website. '}
        The button stays where the snippet is, but the application no longer opens there. Applications that were started
        keep working by the link in their email.
      </p>
    </Modal>
  );
}
