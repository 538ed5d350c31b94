import { getPatientfiPlusPromotion } from '@contract/plus-promotion/calls';
import { type Route, serve } from '../../http/serve';
import { promotionView } from './promotion.view';
import { setPromotion } from './set-promotion';
import { takePart } from './take-part';

/** The PatientFi Plus promotion of a practice. Source: provider-admin §3, §7 Onboarding. */
export const promotionRoutes: readonly Route[] = [
  setPromotion,
  takePart,
  serve(getPatientfiPlusPromotion)(async ({ query, actor }, { database, clock }) => ({
    promotion: await promotionView(database.read, query.practiceId, { actor, clock }),
  })),
];
