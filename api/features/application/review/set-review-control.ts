import { setReviewControl } from '@contract/application/review-control-calls';
import { type Context, command } from '../../../command/command';
import type { StaffActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import {
  administratorsWith,
  openAskOf,
  reviewControl,
  SECOND_PERSON,
  SECOND_PERSON_OFF,
  viewReviewControl,
} from './review-control.reads';
import { dropSetting, putSetting } from './review-control.writes';

const FIXED = "Dual control is required by the system configuration and can't be changed here.";

type Acts = Context<StaffActor>;
type Change = { value: 'on' | 'off' | 'off-asked' | 'off-refused'; valueBefore: 'on' | 'off'; reason: string };

/**
 * @NOTE choice: a second person in reviews is asked for at once, and no more once a second person agrees: whoever could switch it off
 * alone would confirm their own proposals. While nobody else could agree, one is enough, because nobody could confirm a review either.
 * Asking for it again takes back what was asked, or turns it down.
 *
 * Effects: the setting or what is asked, an audit row with the reason, an e-mail to every other administrator who may decide.
 * @throws AppError RULES_FORBID where the installation asks for one.
 * Source: decision 48.
 */
export const changeReviewControl = command(setReviewControl)(async ({ body }, context) => {
  const { tx, deps, actor } = context;
  const { needsDualControl: isOn, isFixed } = await reviewControl(tx, deps.config);
  const { needsDualControl, reason } = body;
  if (isFixed && !needsDualControl) throw new AppError('RULES_FORBID', { userMessage: FIXED });
  const asked = await openAskOf(tx);
  const valueBefore = isOn ? 'on' : 'off';
  if (needsDualControl && isOn && asked) {
    await tx.run(dropSetting, { id: SECOND_PERSON_OFF });
    await tell(context, { value: 'off-refused', valueBefore, reason });
  } else if (needsDualControl === isOn || (!needsDualControl && asked?.value === actor.staffId))
    context.leaveNoRow('it is so already');
  else if (needsDualControl) await set(context, { value: 'on', valueBefore, reason });
  else if (asked || (await administratorsWith(tx, 'credit.edit', actor.staffId)).length === 0)
    await set(context, { value: 'off', valueBefore, reason });
  else {
    await tx.run(putSetting, { id: SECOND_PERSON_OFF, value: actor.staffId, set_at: context.now, set_by: actor.name });
    await tell(context, { value: 'off-asked', valueBefore, reason });
  }
  return viewReviewControl(tx, deps.config, actor.staffId);
});

async function set(context: Acts, change: Change & { value: 'on' | 'off' }): Promise<void> {
  const { tx, actor, now } = context;
  await tx.run(putSetting, { id: SECOND_PERSON, value: change.value, set_at: now, set_by: actor.name });
  await tx.run(dropSetting, { id: SECOND_PERSON_OFF });
  await tell(context, change);
}

/** Nobody switches it off unseen. */
async function tell({ tx, actor, record, send }: Acts, detail: Change): Promise<void> {
  await record('setting.review_second_person', { practiceId: null, id: SECOND_PERSON, type: 'setting', detail });
  const { value } = detail;
  for (const { email, first_name: firstName } of await administratorsWith(tx, 'application.decide', actor.staffId))
    await send('review-control-changed', { to: email, firstName, by: actor.name, value, reader: 'staff' });
}
