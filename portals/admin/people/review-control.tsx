import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Skeleton } from '@portals/ui/skeleton';
import { TextField } from '@portals/ui/text-field';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { people } from './people.store';
import { loadReviewControl, saveReviewControl } from './review-control.actions';

const Strip = styled.section`
  display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; flex: none;
  padding: 12px 24px 0; font-size: 14px; line-height: 20px; color: var(--ink-2);
  @media (max-width: 767.98px) { padding: 12px 16px 0; }
`;

/** Whether what one person decides about an application in review waits for another, and the way to change it. */
export function ReviewControl({ mayEdit }: { mayEdit: boolean }) {
  const { data, error } = useSnapshot(people).reviewControl;
  const [isAsking, setAsking] = useState(false);
  useEffect(() => void loadReviewControl(), []);
  if (error)
    return (
      <Banner severity="error" actions={<Button onClick={() => void loadReviewControl()}>Try again</Button>}>
        {error.message}
      </Banner>
    );
  if (!data) return <Skeleton lines={1} label="Loading how reviews are decided" />;
  const { needsSecondPerson: isOn, isFixed, setBy } = data;
  return (
    <Strip aria-label="How reviews are decided">
      <span>
        {isOn
          ? 'Reviews ask for a second person: one proposes, another confirms.'
          : 'Reviews are decided by one person at once.'}
        {setBy && !isFixed && ` Set by ${setBy}.`}
        {isFixed && ' This installation is set up so.'}
      </span>
      {mayEdit && !isFixed && (
        <Button dense onClick={() => setAsking(true)}>
          {isOn ? 'Ask for no second person' : 'Ask for a second person'}
        </Button>
      )}
      {isAsking && <ControlDialog isOn={isOn} onClose={() => setAsking(false)} />}
    </Strip>
  );
}

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, { error: 'Say why, for the audit trail' }), z.maxLength(300)),
});

function ControlDialog({ isOn, onClose }: { isOn: boolean; onClose: () => void }) {
  const form = useForm({
    schema,
    submit: async ({ reason }) => {
      await saveReviewControl(!isOn, reason);
      onClose();
    },
  });
  const act = isOn ? 'Ask for no second person' : 'Ask for a second person';
  return (
    <FormDialog title={`${act} in reviews?`} act={act} pendingText="Saving" form={form} onClose={onClose}>
      <p>
        {isOn
          ? 'What one of our people decides about an application in review is then done at once.'
          : 'What one of our people decides about an application in review is then a proposal, until somebody else confirms it.'}{' '}
        Every administrator is told by email.
      </p>
      <TextField label="Why" maxLength={300} autoComplete="off" {...form.field('reason')} />
    </FormDialog>
  );
}
