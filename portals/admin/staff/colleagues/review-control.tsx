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

const Acts = styled.span`
  display: flex; flex-wrap: wrap; gap: 8px;
`;

const ON = 'Ask for a second person';
const OFF = 'Ask for no second person';

/** Whether what one person decides about an application in review waits for another, and the way to change it. */
export function ReviewControl({ mayEdit }: { mayEdit: boolean }) {
  const { data, error } = useSnapshot(people).reviewControl;
  const [wish, setWish] = useState<'on' | 'off'>();
  useEffect(() => void loadReviewControl(), []);
  if (error)
    return (
      <Banner severity="error" actions={<Button onClick={() => void loadReviewControl()}>Try again</Button>}>
        {error.message}
      </Banner>
    );
  if (!data) return <Skeleton lines={1} label="Loading how reviews are decided" />;
  const { needsDualControl: isOn, isFixed, setBy, offAskedBy, isOwnAsk } = data;
  return (
    <Strip aria-label="How reviews are decided">
      <span>
        {isOn
          ? 'Reviews ask for a second person: one proposes, another confirms.'
          : 'Reviews are decided by one person at once.'}
        {setBy && !isFixed && ` Set by ${setBy}.`}
        {isFixed && ' This installation is set up so.'}
        {offAskedBy &&
          (isOwnAsk
            ? ' You want to ask for no second person. Somebody else agrees to that, or you take it back.'
            : ` ${offAskedBy} wants to ask for no second person.`)}
      </span>
      {mayEdit && !isFixed && (
        <Acts>
          {offAskedBy && (
            <Button dense onClick={() => setWish('on')}>
              {isOwnAsk ? 'Take it back' : 'Turn it down'}
            </Button>
          )}
          {!isOwnAsk && (
            <Button dense onClick={() => setWish(isOn ? 'off' : 'on')}>
              {isOn ? OFF : ON}
            </Button>
          )}
        </Acts>
      )}
      {wish && <ControlDialog wish={wish} isAsked={offAskedBy !== null} onClose={() => setWish(undefined)} />}
    </Strip>
  );
}

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, { error: 'Say why, for the audit trail' }), z.maxLength(300)),
});

type Wished = { wish: 'on' | 'off'; isAsked: boolean; onClose: () => void };

/** It is asked for at once, and ended once a second person agrees. */
function ControlDialog({ wish, isAsked, onClose }: Wished) {
  const form = useForm({
    schema,
    submit: async ({ reason }) => {
      await saveReviewControl(wish === 'on', reason);
      onClose();
    },
  });
  const wanted = isAsked ? 'Go on asking for a second person' : ON;
  const act = wish === 'off' ? OFF : wanted;
  return (
    <FormDialog title={`${act} in reviews?`} act={act} pendingText="Saving" form={form} onClose={onClose}>
      <p>{whatFollows(wish, isAsked)} Every administrator is told by email.</p>
      <TextField label="Why" maxLength={300} autoComplete="off" {...form.field('reason')} />
    </FormDialog>
  );
}

function whatFollows(wish: 'on' | 'off', isAsked: boolean): string {
  if (wish === 'on')
    return 'What one of our people decides about an application in review is a proposal, until somebody else confirms it.';
  return isAsked
    ? 'What one of our people decides about an application in review is then done at once.'
    : 'Once another administrator agrees, what one of our people decides about an application in review is done at once.';
}
