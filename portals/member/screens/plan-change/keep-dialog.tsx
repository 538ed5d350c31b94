import { ActDialog } from '@portals/form/act-dialog';
import type { Snapshot } from 'valtio/vanilla';
import { keepPlan } from '../../stores/plan-change.actions';
import type { ChangeDetails } from '../../stores/plan-change.store';
import { copy } from './copy';

export type AnswerDialogProps = {
  change: Snapshot<ChangeDetails>;
  onClose: () => void;
  onDone: () => void;
};

/** Asks once before a change is dropped. What changed meanwhile is told by the page. */
export function KeepDialog({ change, onClose, onDone }: AnswerDialogProps) {
  return (
    <ActDialog
      title={copy.keepTitle}
      act={copy.keep}
      pendingText={copy.keeping}
      keep={copy.cancel}
      run={async () => {
        if ((await keepPlan(change, null)) === 'done') onDone();
      }}
      onClose={onClose}
    >
      <p>{copy.keepText(change.practiceName)}</p>
    </ActDialog>
  );
}
