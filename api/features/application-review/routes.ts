import { downloadApplicationDetails, getApplicationDetails } from '@contract/calls/application-details';
import { getReviewControl } from '@contract/calls/review-control';
import { answerFor } from '../../http/person-answers';
import { recordProtectedView } from '../../http/protected-view';
import { type Route, serve } from '../../http/serve';
import {
  answerReview,
  bypassIdentity,
  changeReviewControl,
  overrideAmount,
  viewReviewControl,
} from '../application/index';
import { getApplicationForStaff } from './get-details';
import { applicationListRoutes } from './list-applications';
import { type Details, printDetails } from './print-details';

export const applicationReviewRoutes: readonly Route[] = [
  ...applicationListRoutes,
  serve(getApplicationDetails)(({ params, actor, meta }, deps) =>
    getApplicationForStaff({ deps, meta }, params.applicationId, actor),
  ),
  // Cut and recorded as the answer of the screen is.
  serve(downloadApplicationDetails)(async ({ body, actor, meta }, deps) => {
    const whole = await getApplicationForStaff({ deps, meta }, body.applicationId, actor);
    const { result, protectedIds: ids } = answerFor(actor, getApplicationDetails, whole);
    if (ids.length > 0) await recordProtectedView({ actor, meta }, downloadApplicationDetails, { ids, deps });
    return printDetails(result as Details, actor.role, deps);
  }),
  answerReview,
  serve(getReviewControl)(({ actor }, { database, config }) => viewReviewControl(database.read, config, actor.staffId)),
  changeReviewControl,
  overrideAmount,
  bypassIdentity,
];
