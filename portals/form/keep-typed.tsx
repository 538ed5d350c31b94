import { Button } from '@portals/ui/button';
import { Modal } from '@portals/ui/modal';
import { type Blocker, useBlocker } from 'react-router';
import { copy } from './copy';

/**
 * Holds Back and links up while a page's form has answers that are not sent, and asks. Steps within the page, from one section
 * or filter to another, lose nothing and go on.
 */
export function KeepTyped({ isDirty }: { isDirty: boolean }) {
  const held = useBlocker(
    ({ currentLocation: { pathname }, nextLocation }) => isDirty && pathname !== nextLocation.pathname,
  );
  return (
    <Modal
      open={held.state === 'blocked'}
      title={copy.leaveTitle}
      onClose={() => held.reset?.()}
      footer={<KeepOrDiscard held={held} />}
    >
      <p>{copy.notSaved}</p>
    </Modal>
  );
}

type KeepOrDiscardProps = {
  held?: Blocker;
  onKeep?: () => void;
  onDiscard?: () => void;
};

/** The two ways on. A step that was held up is taken once what was typed is given up. */
export function KeepOrDiscard({ held, onKeep, onDiscard }: KeepOrDiscardProps) {
  return (
    <>
      <Button
        onClick={() => {
          held?.reset?.();
          onKeep?.();
        }}
      >
        {copy.keepTyping}
      </Button>
      <Button
        look="danger-fill"
        onClick={() => {
          onDiscard?.();
          held?.proceed?.();
        }}
      >
        {copy.discard}
      </Button>
    </>
  );
}
