import { toast } from '@portals/state/toast.store';
import { answerReview, type ReviewAnswer } from './application.actions';
import type { ShownApplication } from './application.store';
import { reviewAnswered } from './copy';

/** What sends an answer to a review and says so; a proposal says that it is one. */
export const answering = (details: ShownApplication, answer: ReviewAnswer, done: string) => async (key: string) => {
  const { isProposed } = await answerReview(details._id, { ...answer, version: details.review?.version }, key);
  const said = isProposed ? 'needs confirmation from a second person' : done;
  toast(reviewAnswered, { values: { name: details.name, done: said } });
};
