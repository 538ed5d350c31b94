import {
  findEnterprise,
  getApplicationHistory,
  getBorrowerApplication,
  loginExternalToken,
  viewApplicationStatus,
} from '@contract/account/calls';
import { calculateOwnPayments } from '@contract/account/own-calculator-calls';
import { type Route, serve } from '../../http/serve';
import { patientAsksForTransaction } from './ask-for-transaction';
import { makeExternalToken, sendCodeByToken } from './external-token';
import { listOwnApplications, viewNewestApplication, viewStatus } from './own-applications';
import { calculateOwn } from './own-calculator';
import { sendLink } from './send-link';
import { shareLink } from './share-link';
import { viewEnterprise } from './view-enterprise';

export const accountRoutes: readonly Route[] = [
  serve(getBorrowerApplication)(({ params, query }, deps) =>
    viewNewestApplication(params.id, query.autoRefresh === true, deps),
  ),
  serve(viewApplicationStatus)(({ body }, deps) => viewStatus(body.applicationId, deps)),
  serve(getApplicationHistory)(async ({ query }, deps) => ({
    applicationHistory: await listOwnApplications(query.userId, deps),
  })),
  serve(findEnterprise)(({ query: { urlSlug = '', _id = '' }, meta: { language } }, deps) =>
    viewEnterprise({ id: _id, slug: urlSlug, language }, deps),
  ),
  serve(loginExternalToken)(({ body, meta }, deps) => sendCodeByToken(body, meta, deps)),
  serve(calculateOwnPayments)(({ params, body, meta: { language } }, deps) =>
    calculateOwn({ borrowerId: params.id, practiceId: body.practiceId, amountCents: body.amount, language }, deps),
  ),
  patientAsksForTransaction,
  makeExternalToken,
  shareLink,
  sendLink,
];
