import { decideApplicationReview } from '@contract/calls/application-review';
import { getApplicationDetails } from '@contract/calls/staff';
import { idempotentReply } from '../../http/idempotent-reply';
import { type Route, serve } from '../../http/serve';
import { answerReview } from '../application/index';
import { getApplicationForStaff } from './get-details';
import { applicationListRoutes } from './list-applications';

export const applicationReviewRoutes: readonly Route[] = [
  ...applicationListRoutes,
  serve(getApplicationDetails)(({ params, actor, meta }, deps) =>
    getApplicationForStaff(params.applicationId, actor, meta, deps),
  ),
  serve(decideApplicationReview)(async ({ params, body, actor, meta }, deps) => {
    const { action, reasons = [], needs = [] } = body;
    return idempotentReply(await answerReview(params.applicationId, { action, reasons, needs }, actor, meta, deps));
  }),
];
