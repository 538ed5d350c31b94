import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Skeleton } from '@portals/ui/skeleton';
import { Switch } from '@portals/ui/switch';
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

const ON = 'Require a second reviewer';
const OFF = 'Stop requiring a second reviewer';
const TWO = 'Reviews need two people: one proposes, another confirms.';
const ONE = 'One person can decide a review.';

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
  if (!data) return <Skeleton lines={1} label="Loading review setting" />;
  const { needsDualControl: isOn, isFixed, setBy, offAskedBy, isOwnAsk } = data;
  const dialog = wish && <ControlDialog wish={wish} isAsked={offAskedBy !== null} onClose={() => setWish(undefined)} />;
  if (mayEdit && !isFixed && !offAskedBy)
    return (
      <Strip aria-label="Review setting">
        <Switch
          label={ON}
          detail={`${isOn ? TWO : ONE}${setBy ? ` Set by ${setBy}.` : ''}`}
          checked={isOn}
          // It moves once it is saved: the dialog asks for the reason first.
          onChange={() => setWish(isOn ? 'off' : 'on')}
        />
        {dialog}
      </Strip>
    );
  return (
    <Strip aria-label="Review setting">
      <span>
        {isOn ? TWO : ONE}
        {setBy && !isFixed && ` Set by ${setBy}.`}
        {isFixed && ' This setting can’t be changed here.'}
        {offAskedBy &&
          (isOwnAsk
            ? ' You requested to turn this off. Another administrator must approve, or you can withdraw the request.'
            : ` ${offAskedBy} requested to turn this off.`)}
      </span>
      {mayEdit && !isFixed && (
        <Acts>
          <Button dense onClick={() => setWish('on')}>
            {isOwnAsk ? 'Withdraw request' : 'Decline request'}
          </Button>
          {!isOwnAsk && (
            <Button dense onClick={() => setWish('off')}>
              Approve request
            </Button>
          )}
        </Acts>
      )}
      {dialog}
    </Strip>
  );
}

const schema = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Enter a reason for the audit trail' }),
      z.maxLength(300, 'Use 300 characters or fewer'),
    ),
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
  const wanted = isAsked ? 'Keep requiring a second reviewer' : ON;
  const act = wish === 'off' ? OFF : wanted;
  return (
    <FormDialog title={`${act}?`} act={act} pendingText="Saving" form={form} onClose={onClose}>
      <p>{whatFollows(wish, isAsked)} We email every administrator.</p>
      <TextField label="Reason" maxLength={300} autoComplete="off" {...form.field('reason')} />
    </FormDialog>
  );
}

function whatFollows(wish: 'on' | 'off', isAsked: boolean): string {
  if (wish === 'on')
    return 'When our staff decide an application in review, the decision stays a proposal until someone else confirms it.';
  return isAsked
    ? 'Decisions by our staff on applications in review then take effect immediately.'
    : 'Once another administrator approves, decisions by our staff on applications in review take effect immediately.';
}
