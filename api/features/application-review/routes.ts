import { downloadApplicationDetails, getApplicationDetails } from '@contract/calls/application-details';
import { type Route, serve } from '../../http/serve';
import { answerReview, overrideAmount } from '../application/index';
import { getApplicationForStaff } from './get-details';
import { applicationListRoutes } from './list-applications';
import { printDetails } from './print-details';

export const applicationReviewRoutes: readonly Route[] = [
  ...applicationListRoutes,
  serve(getApplicationDetails)(({ params, actor, meta }, deps) =>
    getApplicationForStaff({ deps, meta }, params.applicationId, actor),
  ),
  serve(downloadApplicationDetails)((request, deps) => printDetails(request, deps)),
  answerReview,
  overrideAmount,
];
