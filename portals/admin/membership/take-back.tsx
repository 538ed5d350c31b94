import { ActDialog } from '@portals/form/act-dialog';
import { type Done, takeBack } from './plan.actions';
import type { ShownMembership } from './plan-draft';
import { firstNameOf } from './plan-words';

/** Asks once before the plan or change that waits is taken back. */
export function TakeBack({
  of,
  onDone,
  onClose,
}: {
  of: ShownMembership;
  onDone: (done: Done) => void;
  onClose: () => void;
}) {
  const name = firstNameOf(of);
  const what = of.status === 'ACTIVE' ? 'change' : 'plan';
  return (
    <ActDialog
      title={`Take back the ${what} for ${name}?`}
      act={`Take back the ${what}`}
      pendingText="Taking back"
      keep={`Leave the ${what}`}
      look="danger-fill"
      run={async () => onDone(await takeBack(of))}
      onClose={onClose}
    >
      <p>
        {name} can no longer accept it and gets a message.{' '}
        {of.status === 'ACTIVE' ? 'The plan that runs stays as it is.' : 'You can send another plan at any time.'}
      </p>
    </ActDialog>
  );
}
