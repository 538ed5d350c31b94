import {
  findEnterprise,
  getApplicationHistory,
  getBorrowerApplication,
  loginExternalToken,
  viewApplicationStatus,
} from '@contract/account/calls';
import { calculateOwnPayments } from '@contract/account/own-calculator-calls';
import { AppError } from '../../http/app-error';
import { type Route, serve } from '../../http/serve';
import { enterpriseBy, openPracticesOf } from './account.reads';
import { patientAsksForTransaction } from './ask-for-transaction';
import { makeExternalToken, sendCodeByToken } from './external-token';
import { listOwnApplications, viewNewestApplication, viewStatus } from './own-applications';
import { calculateOwn } from './own-calculator';
import { sendLink } from './send-link';
import { shareLink } from './share-link';

export const accountRoutes: readonly Route[] = [
  serve(getBorrowerApplication)(({ params, query }, deps) =>
    viewNewestApplication(params.id, query.autoRefresh === true, deps),
  ),
  serve(viewApplicationStatus)(({ body }, deps) => viewStatus(body.applicationId, deps)),
  serve(getApplicationHistory)(async ({ query }, deps) => ({
    applicationHistory: await listOwnApplications(query.userId, deps),
  })),
  serve(findEnterprise)(async ({ query: { urlSlug = '', _id = '' } }, { database: { read } }) => {
    const found = await read.first(enterpriseBy, { id: _id, slug: urlSlug });
    if (!found) throw new AppError('NOT_FOUND');
    const practices = await read.all(openPracticesOf, { enterpriseId: found.id });
    const { id, name, url_slug: address, logo } = found;
    const open = practices.map((one) => ({ _id: one.id, PracticeName: one.name, slug: one.slug, city: one.city }));
    return { enterprise: { _id: id, name, urlSlug: address, logo, practices: open } };
  }),
  serve(loginExternalToken)(({ body, meta }, deps) => sendCodeByToken(body, meta, deps)),
  serve(calculateOwnPayments)(({ params, body, meta: { language } }, deps) =>
    calculateOwn({ borrowerId: params.id, practiceId: body.practiceId, amountCents: body.amount, language }, deps),
  ),
  patientAsksForTransaction,
  makeExternalToken,
  shareLink,
  sendLink,
];
