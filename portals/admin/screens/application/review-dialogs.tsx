import { REVIEW_NEED_CODES, REVIEW_NEEDS } from '@domain/application/review-needs';
import { MAX_REASONS, REASONS } from '@domain/underwriting/reasons';
import { toApiError } from '@portals/client/api-error';
import { toast } from '@portals/state/toast.store';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { CheckboxBox } from '@portals/ui/choices';
import { Modal } from '@portals/ui/modal';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { answerReview, loadApplication, newRequestKey, type ReviewAnswer } from '../../stores/application.actions';
import type { ShownApplication } from '../../stores/application.store';
import { usd } from '../../words/amounts';
import { reviewAnswered } from '../../words/copy';

const Choices = styled.fieldset`
  border: 0; padding: 0; margin: 14px 0 0; display: grid; gap: 2px;
  legend { font-weight: 600; margin-bottom: 6px; }
  label { display: flex; gap: 10px; align-items: flex-start; padding: 6px 0; line-height: 20px; cursor: pointer; }
  @media (pointer: coarse) { label { min-height: 44px; align-items: center; } }
`;

type DialogProps = { details: ShownApplication; onClose: () => void };
type ActProps = DialogProps & {
  title: string;
  act: string;
  pendingText: string;
  /** What was chosen; null while something is missing. */
  answer: ReviewAnswer | null;
  /** What is missing, told when the button is pressed too early. */
  missing?: string;
  /** What the toast says was done. */
  done: string;
  dirty?: boolean;
  children: ReactNode;
};

/** A dialog that sends one answer, once, and reloads the application. */
function Act({ details, onClose, title, act, pendingText, answer, missing, done, dirty = false, children }: ActProps) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  // One key for every press on this page: a repeated request never decides twice.
  const [requestKey] = useState(newRequestKey);

  async function send() {
    if (!answer) return setProblem(missing ?? '');
    setPending(true);
    try {
      await answerReview(details._id, answer, requestKey);
    } catch (cause) {
      setPending(false);
      return setProblem(toApiError(cause).message);
    }
    toast(reviewAnswered, { values: { name: details.name, done } });
    onClose();
    void loadApplication(details._id);
  }
  return (
    <Modal
      open
      title={title}
      dirty={dirty || isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            Keep it waiting
          </Button>
          <Button look="primary" pending={isPending} pendingText={pendingText} onClick={() => void send()}>
            {act}
          </Button>
        </>
      }
    >
      {problem && (
        <div style={{ marginBottom: 14 }}>
          <Banner severity="error">{problem}</Banner>
        </div>
      )}
      {children}
    </Modal>
  );
}

export function ApproveReview({ details, onClose }: DialogProps) {
  const amount = usd(details.review?.approvableAmount ?? 0);
  return (
    <Act
      details={details}
      onClose={onClose}
      title={`Approve ${amount} for ${details.name}?`}
      act={`Approve ${amount}`}
      pendingText="Approving"
      answer={{ action: 'APPROVE' }}
      done="is approved"
    >
      <p>
        You confirm that what it waited for is cleared. {details.name} gets an email, and can spend {amount} once they
        have signed the agreement. The history names you.
      </p>
    </Act>
  );
}

export function AskMore({ details, onClose }: DialogProps) {
  const [needs, setNeeds] = useState<readonly (typeof REVIEW_NEED_CODES)[number][]>([]);
  return (
    <Act
      details={details}
      onClose={onClose}
      title={`Ask ${details.name} for more?`}
      act="Send the notice"
      pendingText="Sending"
      answer={needs.length > 0 ? { action: 'ASK_MORE', needs: [...needs] } : null}
      missing="Choose what is missing."
      done="was asked for what is missing"
      dirty={needs.length > 0}
    >
      <p>
        {details.name} gets a notice of what is missing, with 30 days to send it. Until then the application is
        incomplete; you can still approve or deny it.
      </p>
      <Choices>
        <legend>What is missing</legend>
        {REVIEW_NEED_CODES.map((need) => (
          <label key={need} htmlFor={`need-${need}`}>
            <CheckboxBox
              id={`need-${need}`}
              checked={needs.includes(need)}
              onChange={() => setNeeds(toggled(needs, need))}
            />
            {REVIEW_NEEDS[need]}
          </label>
        ))}
      </Choices>
    </Act>
  );
}

const reasonCodes = Object.keys(REASONS) as (keyof typeof REASONS)[];

export function DenyReview({ details, onClose }: DialogProps) {
  const [reasons, setReasons] = useState<readonly (keyof typeof REASONS)[]>([]);
  const isFull = reasons.length === MAX_REASONS;
  return (
    <Act
      details={details}
      onClose={onClose}
      title={`Deny the application of ${details.name}?`}
      act="Deny and send the notice"
      pendingText="Denying"
      answer={reasons.length > 0 ? { action: 'DENY', reasons: [...reasons] } : null}
      missing="Choose one to four reasons."
      done="is denied"
      dirty={reasons.length > 0}
    >
      <p>
        {details.name} gets the notice with these reasons, in the order in which you choose them. This can’t be taken
        back.
      </p>
      <Choices>
        <legend>
          Reasons, {reasons.length} of {MAX_REASONS}
        </legend>
        {reasonCodes.map((code) => (
          <label key={code} htmlFor={`reason-${code}`}>
            <CheckboxBox
              id={`reason-${code}`}
              checked={reasons.includes(code)}
              disabled={isFull && !reasons.includes(code)}
              onChange={() => setReasons(toggled(reasons, code))}
            />
            {REASONS[code].formC1Text}
          </label>
        ))}
      </Choices>
    </Act>
  );
}

function toggled<T>(list: readonly T[], item: T): readonly T[] {
  return list.includes(item) ? list.filter((one) => one !== item) : [...list, item];
}
