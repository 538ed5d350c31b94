import {
  activatePlanAgreement,
  finishPlanAgreement,
  getPlanAgreementCardPage,
  printPlanAgreement,
  printProviderDocument,
  viewPlanAgreement,
} from '@contract/plan-agreement/calls';
import { idempotentReply } from '../../http/idempotent-reply';
import { type Route, serve } from '../../http/serve';
import { printInvoice } from '../membership-invoice/index';
import { activateInPractice, openCardPageInPractice } from './activate-in-practice';
import { createUser, updateUser } from './contact';
import { finish, print, printSigned, refuseUnsafe, view } from './signed-copy';

/** Plans that are agreed on and signed in the practice. Source: membership §4 Plan agreement (provider-assisted). */
export const planAgreementRoutes: readonly Route[] = [
  createUser,
  updateUser,
  serve(getPlanAgreementCardPage)(({ query }, deps) => openCardPageInPractice(query.privimembership, deps)),
  serve(activatePlanAgreement)(async (request, deps) => idempotentReply(await activateInPractice(request, deps))),
  serve(viewPlanAgreement)(({ query, actor }, deps) => view(query.privimembership, actor, deps)),
  serve(printPlanAgreement)(({ query }, deps) => print(query.privimembership, deps)),
  serve(finishPlanAgreement)(async (request, deps) => {
    await refuseUnsafe(request.body.pdf, deps);
    return finish.handle(request, deps);
  }),
  serve(printProviderDocument)((request, deps) =>
    request.body.type === 'provider-invoice' ? printInvoice(request, deps) : printSigned(request, deps),
  ),
];
