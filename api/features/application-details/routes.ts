import { downloadApplicationDetails, getApplicationDetails } from '@contract/application-details/calls';
import { answerFor } from '../../http/person-answers';
import { recordProtectedView } from '../../http/protected-view';
import { type Route, serve } from '../../http/serve';
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
];
