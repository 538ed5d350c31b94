import { getApplicationDetails } from '@contract/calls/application-details';
import { type Route, serve } from '../../http/serve';
import { answerReview, overrideAmount } from '../application/index';
import { getApplicationForStaff } from './get-details';
import { applicationListRoutes } from './list-applications';

export const applicationReviewRoutes: readonly Route[] = [
  ...applicationListRoutes,
  serve(getApplicationDetails)(({ params, actor, meta }, deps) =>
    getApplicationForStaff({ deps, meta }, params.applicationId, actor),
  ),
  answerReview,
  overrideAmount,
];
