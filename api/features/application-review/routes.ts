import { decideApplicationReview } from '@contract/calls/application-review';
import { getApplicationDetails, listApplications } from '@contract/calls/staff';
import { listSignups } from '@contract/calls/staff-signup';
import { idempotentReply } from '../../http/idempotent-reply';
import { type Route, serve } from '../../http/serve';
import { answerReview } from '../application/index';
import { getApplicationForStaff } from './get-details';
import { pageOfApplications, pageOfSignups } from './list-applications';

export const applicationReviewRoutes: readonly Route[] = [
  serve(listApplications)(({ body, actor }, deps) => pageOfApplications(body, actor, deps)),
  serve(listSignups)(({ body, actor }, deps) => pageOfSignups(body, actor, deps)),
  serve(getApplicationDetails)(({ params, actor, meta }, deps) =>
    getApplicationForStaff(params.applicationId, actor, meta, deps),
  ),
  serve(decideApplicationReview)(async ({ params, body, actor, meta }, deps) => {
    const { action, reasons = [], needs = [] } = body;
    return idempotentReply(await answerReview(params.applicationId, { action, reasons, needs }, actor, meta, deps));
  }),
];
