import { getApplicationDetails, listApplications } from '@contract/calls/staff';
import { type Route, serve } from '../../http/serve';
import { getApplicationForStaff } from './get-details';
import { pageOfApplications } from './list-applications';

export const applicationReviewRoutes: readonly Route[] = [
  serve(listApplications)(({ body, actor }, deps) => pageOfApplications(body, actor, deps)),
  serve(getApplicationDetails)(({ params, actor, meta }, deps) =>
    getApplicationForStaff(params.applicationId, actor, meta, deps),
  ),
];
