import { REVIEW_NEED_CODES, REVIEW_NEEDS } from '@domain/application/review-needs';
import { MAX_REASONS } from '@domain/underwriting/reasons';
import { ActDialog } from '@portals/form/act-dialog';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { CheckboxBox } from '@portals/ui/choices';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { usd } from '../words/amounts';
import { answering } from './answering';
import type { ShownApplication } from './application.store';

const Choices = styled.fieldset`
  border: 0; padding: 0; margin: 14px 0 0; display: grid; gap: 2px;
  legend { font-weight: 600; margin-bottom: 6px; }
  label { display: flex; gap: 10px; align-items: flex-start; padding: 6px 0; line-height: 20px; cursor: pointer; }
  @media (pointer: coarse) { label { min-height: 44px; align-items: center; } }
`;

type DialogProps = { details: ShownApplication; onClose: () => void };
const keep = 'Not now';

export function ApproveReview(props: DialogProps) {
  return props.details.review?.needsIdentityStep ? <ApproveUnderAlert {...props} /> : <Approve {...props} />;
}

function Approve({ details, onClose }: DialogProps) {
  const amount = usd(details.review?.approvableAmount ?? 0);
  return (
    <ActDialog
      onClose={onClose}
      keep={keep}
      title={`Approve ${amount} for ${details.name}?`}
      act={`Approve ${amount}`}
      pendingText="Approving"
      run={answering(details, { action: 'APPROVE' }, 'is approved')}
    >
      <ApprovalMeans name={details.name} amount={amount} />
    </ActDialog>
  );
}

const stepSchema = z.object({
  identityStep: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Enter how you reached them' }),
      z.maxLength(500, 'Use 500 characters or fewer'),
    ),
});

/** Under a fraud alert no credit is given before the person was reached (15 USC 1681c-1(h)); the note ends the alert. */
function ApproveUnderAlert({ details, onClose }: DialogProps) {
  const amount = usd(details.review?.approvableAmount ?? 0);
  const [requestKey] = useState(() => crypto.randomUUID() as string);
  const form = useForm({
    schema: stepSchema,
    submit: async ({ identityStep }) => {
      await answering(details, { action: 'APPROVE', identityStep }, 'is approved')(requestKey);
      onClose();
    },
  });
  const title = `Approve ${amount} for ${details.name}?`;
  return (
    <FormDialog title={title} act={`Approve ${amount}`} pendingText="Approving" form={form} onClose={onClose}>
      <p>
        The credit file has a fraud alert. Call {details.name} at the number in the alert before you approve. What you
        enter here is saved in the history and clears the alert.
      </p>
      <ApprovalMeans name={details.name} amount={amount} />
      <TextField
        label="How you reached and verified them"
        hint="Only platform staff can see this. Your name appears in the history."
        maxLength={500}
        autoComplete="off"
        {...form.field('identityStep')}
      />
    </FormDialog>
  );
}

const ApprovalMeans = ({ name, amount }: { name: string; amount: string }) => (
  <p>
    You confirm that the open issues are resolved. We’ll email {name}, who can spend {amount} after signing the
    agreement. Your name appears in the history.
  </p>
);

export function AskMore({ details, onClose }: DialogProps) {
  const [needs, setNeeds] = useState<readonly (typeof REVIEW_NEED_CODES)[number][]>([]);
  return (
    <ActDialog
      onClose={onClose}
      keep={keep}
      title={`Ask ${details.name} for more information?`}
      act="Send notice"
      pendingText="Sending"
      run={answering(details, { action: 'ASK_MORE', needs: [...needs] }, 'was sent a request for more information')}
      missing={needs.length === 0 && 'Choose what’s missing.'}
      dirty={needs.length > 0}
    >
      <p>
        We’ll send {details.name} a notice of what’s missing. They have 30 days to send it. Until then the application
        is incomplete, and you can still approve or deny it.
      </p>
      <Choices>
        <legend>Missing information</legend>
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
    </ActDialog>
  );
}

export function DenyReview({ details, onClose }: DialogProps) {
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const isFull = reasons.length === MAX_REASONS;
  return (
    <ActDialog
      onClose={onClose}
      keep={keep}
      title={`Deny ${details.name}’s application?`}
      act="Deny and send notice"
      pendingText="Denying"
      run={answering(details, { action: 'DENY', reasons: [...reasons] }, 'is denied')}
      missing={reasons.length === 0 && 'Choose 1 to 4 reasons.'}
      dirty={reasons.length > 0}
    >
      <p>
        We’ll send {details.name} the notice with these reasons, in the order you choose them. Only reasons supported by
        the credit file are listed. You can’t undo this.
      </p>
      <Choices>
        <legend>
          Reasons, {reasons.length} of {MAX_REASONS}
        </legend>
        {(details.review?.reasons ?? []).map(({ code, text }) => (
          <label key={code} htmlFor={`reason-${code}`}>
            <CheckboxBox
              id={`reason-${code}`}
              checked={reasons.includes(code)}
              disabled={isFull && !reasons.includes(code)}
              onChange={() => setReasons(toggled(reasons, code))}
            />
            {text}
          </label>
        ))}
      </Choices>
    </ActDialog>
  );
}

function toggled<T>(list: readonly T[], item: T): readonly T[] {
  return list.includes(item) ? list.filter((one) => one !== item) : [...list, item];
}
