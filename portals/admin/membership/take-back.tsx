import { ActDialog } from '@portals/form/act-dialog';
import { type Done, takeBack } from './plan.actions';
import type { ShownMembership } from './plan-draft';
import { firstNameOf, opening } from './plan-words';

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
      title={`Withdraw the ${what} for ${name}?`}
      act={`Withdraw ${what}`}
      pendingText="Withdrawing"
      keep={`Keep ${what}`}
      look="danger-fill"
      run={async () => onDone(await takeBack(of))}
      onClose={onClose}
    >
      <p>
        {opening(name)} won’t be able to accept it, and we’ll send a message to say so.{' '}
        {of.status === 'ACTIVE' ? 'The current plan stays the same. ' : ''}We’ll keep the {what} as a draft.
      </p>
    </ActDialog>
  );
}
