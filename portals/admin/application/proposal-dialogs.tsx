import { ActDialog } from '@portals/form/act-dialog';
import { usd } from '../words/amounts';
import { answering } from './answering';
import type { ShownApplication } from './application.store';

type DialogProps = { details: ShownApplication; onClose: () => void };

/** "approve $9,000", or "deny it: ..." with the reasons as the notice will say them. */
export function proposalWords({ review }: ShownApplication): string {
  const { proposal, reasons = [], approvableAmount } = review ?? {};
  if (proposal?.action !== 'DENY') return `approve ${usd(approvableAmount ?? 0)}`;
  const texts = proposal.reasons.map((code) => reasons.find((one) => one.code === code)?.text ?? code);
  return `deny this application for: ${texts.join('; ')}`;
}

/** The second person does what the first proposed. */
export function ConfirmProposal({ details, onClose }: DialogProps) {
  const proposal = details.review?.proposal;
  if (!proposal) return null;
  const isDenial = proposal.action === 'DENY';
  const { _id: confirms, action, reasons } = proposal;
  const answer = { action, confirms, ...(isDenial && { reasons: [...reasons] }) };
  return (
    <ActDialog
      onClose={onClose}
      keep="Not yet"
      title={`Confirm: ${proposalWords(details)}?`}
      act={isDenial ? 'Deny and send notice' : 'Approve'}
      pendingText="Deciding"
      run={answering(details, answer, isDenial ? 'is denied' : 'is approved')}
    >
      <p>
        {proposal.identityStep && `How the applicant was reached for the fraud alert: ${proposal.identityStep}. `}
        You confirm that you’ve reviewed it yourself. The history shows {proposal.userName}’s name and yours, and we’ll
        email the applicant immediately.
      </p>
    </ActDialog>
  );
}

/** Takes back one’s own proposal, or turns a colleague’s down. */
export function EndProposal({ details, onClose }: DialogProps) {
  const isOwn = details.review?.proposal?.isOwn ?? false;
  return (
    <ActDialog
      onClose={onClose}
      title={isOwn ? 'Withdraw your proposal?' : 'Reject this proposal?'}
      act={isOwn ? 'Withdraw proposal' : 'Reject proposal'}
      pendingText="Saving"
      run={answering(details, { action: 'WITHDRAW' }, 'needs review again')}
    >
      <p>The application goes back to review. The history shows who did this.</p>
    </ActDialog>
  );
}
