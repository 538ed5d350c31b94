import { getReviewControl } from '@contract/application/review-control-calls';
import { type Route, serve } from '../../../http/serve';
import { answerReview } from './answer-review';
import { bypassIdentity } from './bypass-identity';
import { overrideAmount } from './override-amount';
import { viewReviewControl } from './review-control.reads';
import { changeReviewControl } from './set-review-control';

/** What staff decide about an application in review, and how such decisions are made. */
export const reviewRoutes: readonly Route[] = [
  answerReview,
  serve(getReviewControl)(({ actor }, { database, config }) => viewReviewControl(database.read, config, actor.staffId)),
  changeReviewControl,
  overrideAmount,
  bypassIdentity,
];
