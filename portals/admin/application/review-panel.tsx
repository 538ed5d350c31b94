import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { useState } from 'react';
import styled from 'styled-components';
import { Quiet, Title } from '../person/layout';
import { usd } from '../words/amounts';
import { practiceDay, practiceMoment } from '../words/practice-time';
import { loadApplication } from './application.actions';
import type { ShownApplication } from './application.store';
import { Panel } from './panel';
import { ConfirmProposal, EndProposal, proposalWords } from './proposal-dialogs';
import { ApproveReview, AskMore, DenyReview } from './review-dialogs';

const Acts = styled.div`display: flex; flex-wrap: wrap; gap: 8px; @media (max-width: 425px) { > * { width: 100%; } }`;

const dialogs = {
  approve: ApproveReview,
  ask: AskMore,
  deny: DenyReview,
  confirm: ConfirmProposal,
  withdraw: EndProposal,
} as const;

/** What somebody of the platform can do with an application that waits for a person. */
export function ReviewPanel({ details, timeZone }: { details: ShownApplication; timeZone: string }) {
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const { review } = details;
  if (!review) return null;
  const amount = review.approvableAmount;
  const propose = (act: string) => (review.needsDualControl ? `Propose to ${act.toLowerCase()}` : act);
  const Dialog = open && dialogs[open];
  function close() {
    setOpen(null);
    // Answered, or refused because a colleague was faster: either way it is shown as it is now.
    void loadApplication(details._id);
  }
  return (
    <Panel>
      <Title>Decide this application</Title>
      <Quiet>
        Notify the applicant by {practiceDay(review.dueOn, timeZone)}.{' '}
        {amount === null
          ? 'The rules don’t allow a limit here. You can deny the application or ask for more information.'
          : `Once cleared, the rules allow a limit of ${usd(amount)}.`}
      </Quiet>
      {review.proposal && <Proposal details={details} timeZone={timeZone} onAct={setOpen} />}
      <Acts>
        {amount !== null && !review.proposal && (
          <Button dense look="primary" onClick={() => setOpen('approve')}>
            {propose('Approve')} {usd(amount)}
          </Button>
        )}
        <Button dense onClick={() => setOpen('ask')}>
          Request more information
        </Button>
        {!review.proposal && (
          <Button dense onClick={() => setOpen('deny')}>
            {propose('Deny')}
          </Button>
        )}
      </Acts>
      {Dialog && <Dialog details={details} onClose={close} />}
    </Panel>
  );
}

type ProposalProps = {
  details: ShownApplication;
  timeZone: string;
  onAct: (act: 'confirm' | 'withdraw') => void;
};

/** What somebody proposes, and what its reader can do about it: nobody confirms what they proposed themselves. */
function Proposal({ details, timeZone, onAct }: ProposalProps) {
  const proposal = details.review?.proposal;
  if (!proposal) return null;
  return (
    <Banner
      severity="warning"
      actions={
        <>
          {!proposal.isOwn && (
            <Button dense look="primary" onClick={() => onAct('confirm')}>
              Confirm
            </Button>
          )}
          <Button dense onClick={() => onAct('withdraw')}>
            {proposal.isOwn ? 'Withdraw proposal' : 'Reject proposal'}
          </Button>
        </>
      }
    >
      {proposal.isOwn ? 'You proposed' : `${proposal.userName} proposed`} to {proposalWords(details)},{' '}
      {practiceMoment(proposal.at, timeZone)}.{proposal.isOwn && ' A colleague needs to confirm it.'}
    </Banner>
  );
}
