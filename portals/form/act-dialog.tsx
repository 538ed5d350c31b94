import { leaveTyped } from '@portals/state/leaving.store';
import { Button } from '@portals/ui/button';
import { Modal } from '@portals/ui/modal';
import { type ReactNode, useState } from 'react';
import { type TakeRefusal, useAttempt } from './attempt';
import { copy } from './copy';
import { KeepTyped } from './keep-typed';
import { TroubleBanner } from './trouble-banner';

export type ActDialogProps = {
  /** The question: "Refund $1,500 to Ana Reyes?". */
  title: string;
  /** The act with what it is done to: "Refund $1,500". */
  act: string;
  pendingText: string;
  /** The other button. */
  keep?: string;
  look?: 'primary' | 'danger-fill';
  open?: boolean;
  /**
   * Does it; the dialog closes afterwards. What it throws is told above the question. `requestKey` is the same for every press
   * of one dialog, so that a repeated request never acts twice.
   */
  run: (requestKey: string) => Promise<unknown>;
  /** Takes what is thrown about a field of the dialog, instead of telling it above the question. */
  takeRefusal?: TakeRefusal;
  onClose: () => void;
  /** Instead of `onClose` for the other button, for one that leads back. */
  onKeep?: () => void;
  /** What must be chosen first, told when the button is pressed too early. */
  missing?: string | false;
  /** Something was chosen or typed before: Escape, the scrim, the close button, Back and links ask before it is lost. */
  dirty?: boolean;
  /** What the act means. */
  children: ReactNode;
};

/** Says what an act does, and asks once before it is done. */
export function ActDialog(props: ActDialogProps) {
  const { title, act, pendingText, keep = copy.cancel, look = 'primary', open = true, dirty = false, children } = props;
  const { run, takeRefusal, onClose, onKeep = onClose, missing } = props;
  const [isEarly, setEarly] = useState(false);
  const [requestKey] = useState(() => crypto.randomUUID() as string);
  const acting = useAttempt(async () => {
    await run(requestKey);
    onClose();
  }, takeRefusal);
  return (
    <Modal
      open={open}
      title={title}
      dirty={dirty || acting.pending}
      onClose={onClose}
      onRefused={() => acting.pending || leaveTyped(onClose)}
      footer={
        <>
          <Button onClick={onKeep} disabled={acting.pending}>
            {keep}
          </Button>
          <Button
            look={look}
            pending={acting.pending}
            pendingText={pendingText}
            onClick={() => (missing ? setEarly(true) : void acting.run())}
          >
            {act}
          </Button>
        </>
      }
    >
      {dirty && open && !acting.pending && <KeepTyped onDiscard={onClose} />}
      <TroubleBanner trouble={isEarly && missing ? { message: missing } : acting.trouble} />
      {children}
    </Modal>
  );
}
