import { setReviewControl } from '@contract/calls/review-control';
import { command } from '../../../command/command';
import { AppError } from '../../../http/app-error';
import { administratorsWith, reviewControl, SECOND_PERSON } from './review-control.reads';
import { putSetting } from './review-control.writes';

const FIXED = 'This installation asks for a second person. It can be changed where it is set up only.';

/**
 * Asks for a second person in reviews, or asks no more. Every administrator is told by e-mail, so that nobody switches it off
 * unseen.
 * @throws AppError RULES_FORBID where the installation asks for one.
 * Source: decision 48.
 */
export const changeReviewControl = command(setReviewControl)(async ({ body }, context) => {
  const { tx, deps, actor, now, record, send } = context;
  const before = await reviewControl(tx, deps.config);
  const { needsSecondPerson, reason } = body;
  if (before.isFixed && !needsSecondPerson) throw new AppError('RULES_FORBID', { userMessage: FIXED });
  if (before.needsSecondPerson === needsSecondPerson) {
    context.leaveNoRow('it is so already');
    return before;
  }
  const value = needsSecondPerson ? 'on' : 'off';
  await tx.run(putSetting, { id: SECOND_PERSON, value, set_at: now, set_by: actor.name });
  const detail = { value, valueBefore: needsSecondPerson ? 'off' : 'on', reason };
  await record('setting.review_second_person', { practiceId: null, id: SECOND_PERSON, type: 'setting', detail });
  for (const { email, first_name: firstName } of await administratorsWith(tx, 'application.decide', actor.staffId))
    await send('review-control-changed', { to: email, firstName, by: actor.name, value, reader: 'staff' });
  return reviewControl(tx, deps.config);
});
